import type { Sitter } from '../protocol/Sitter';
import { say } from './index';

/** Who sits on a seat; nothing where somebody simply is there. */
export function sitterWords(sitter: Sitter): string {
  if (sitter.is === 'open') return say('gather-open');
  if (sitter.is === 'bot') return say('gather-bot', { level: say(`level-${sitter.level}`) });
  if (sitter.covered) return say('gather-covered');
  return sitter.present ? '' : say('gather-away');
}
