import { say } from '../../../house/words';

/** What an option of an alliance brings and costs. */
export function stakes(option: number): string | null {
  return [say('stakes-offense'), say('stakes-defense')][option] ?? null;
}
