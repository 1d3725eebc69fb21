import type { RoundMark } from './played.repository.ts';
import { OriginalsFault } from './originalsFault.ts';

const FORM = /^(\d{1,15})-([A-Za-z0-9_-]{22})$/;

/** Where a page of rounds begins, as text. */
export const writeMark = ({ at, id }: RoundMark): string => `${at.getTime()}-${id}`;

/** Reads what `writeMark` wrote. Throws OriginalsFault badRequest for anything else. */
export function readMark(text: string): RoundMark {
  const [, at, id] = FORM.exec(text) ?? [];
  if (at === undefined || id === undefined) {
    throw new OriginalsFault('badRequest', 'Field "before" is not one that was given.');
  }
  return { at: new Date(Number(at)), id };
}
