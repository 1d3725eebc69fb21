import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';

/** A result as people write it: what begins like JSON is read so, and everything else is a text of the lottery. Throws SyntaxError. */
export function readDrawText(written: string): unknown {
  const text = written.trim();
  return /^[{["]/.test(text) ? JSON.parse(text) : text;
}

/** A result as people write it. */
export const writeDrawText = (draw: DrawJson): string =>
  typeof draw === 'string' ? draw : JSON.stringify(draw);
