import type { Seat } from '../protocol/Seat';

/** A seat that was kept for somebody, and its secret. */
export type Invitation = { seat: Seat; secret: string };

/** The invitation in the fragment of a link. Fragments are never sent to a server, nor written to its logs. */
export function invitationOf(hash: string): Invitation | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const seat = Number(fields.get('seat') ?? NaN);
  const secret = fields.get('key');
  return Number.isInteger(seat) && secret ? { seat, secret } : null;
}

/** The link of a table, or of one of its seats. */
export function linkOf(code: string, invitation?: Invitation): string {
  const link = `${location.origin}/t/${encodeURIComponent(code)}`;
  if (!invitation) return link;
  return `${link}#${new URLSearchParams({ seat: String(invitation.seat), key: invitation.secret })}`;
}
