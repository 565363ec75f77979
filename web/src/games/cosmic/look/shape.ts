/** Simple shapes that can be drawn as SVG and asked whether they cover a point, so that pictures can be compared. */

export type Point = [number, number];
export type Shape =
  | { kind: 'oval'; at: Point; rx: number; ry: number }
  | { kind: 'area'; points: Point[] }
  | { kind: 'line'; points: Point[]; width: number };

/** The same shape on the other side of a vertical axis. */
export function mirrored(shape: Shape, axis: number): Shape {
  const flip = ([x, y]: Point): Point => [2 * axis - x, y];
  return shape.kind === 'oval' ? { ...shape, at: flip(shape.at) } : { ...shape, points: shape.points.map(flip) };
}

/** Does it cover this point? */
export function covers(shape: Shape, [x, y]: Point): boolean {
  switch (shape.kind) {
    case 'oval':
      return ((x - shape.at[0]) / shape.rx) ** 2 + ((y - shape.at[1]) / shape.ry) ** 2 <= 1;
    case 'area': {
      let inside = false;
      let [bx, by] = shape.points[shape.points.length - 1] ?? [0, 0];
      for (const [ax, ay] of shape.points) {
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
        [bx, by] = [ax, ay];
      }
      return inside;
    }
    case 'line': {
      let [ax, ay] = shape.points[0] ?? [0, 0];
      for (const [bx, by] of shape.points.slice(1)) {
        const [dx, dy] = [bx - ax, by - ay];
        const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
        if (Math.hypot(x - ax - t * dx, y - ay - t * dy) <= shape.width / 2) return true;
        [ax, ay] = [bx, by];
      }
      return false;
    }
  }
}

const short = (n: number) => String(Math.round(n * 100) / 100);

/** Its outline as the data of an SVG path. */
export function pathData(shape: Shape): string {
  if (shape.kind === 'oval') {
    const { at, rx, ry } = shape;
    const arc = `a${short(rx)} ${short(ry)} 0 1 0`;
    return `M${short(at[0] - rx)} ${short(at[1])}${arc} ${short(2 * rx)} 0${arc} ${short(-2 * rx)} 0Z`;
  }
  const points = shape.points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return shape.kind === 'area' ? `M${points}Z` : `M${points}`;
}
