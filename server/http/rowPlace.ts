import { Problem } from './problem.ts';

/** A row in a list that goes by moment and id: the one before a page. */
export interface RowPlace {
  readonly at: Date;
  readonly id: string;
}

const PLACE = /^(\d{1,15})_([0-9A-Za-z-]{1,36})$/;

/** A place as it travels: milliseconds and id. */
export const writeRowPlace = ({ at, id }: RowPlace): string => `${at.getTime()}_${id}`;

/** Reads one; null without one. Contracts say what ids look like. Throws Problem queryInvalid. */
export function readRowPlace(text: string | undefined): RowPlace | null {
  if (text === undefined) return null;
  const [, at, id] = PLACE.exec(text) ?? [];
  if (!at || !id) throw new Problem('queryInvalid', 'Field "before" is of no page.');
  return { at: new Date(Number(at)), id };
}
