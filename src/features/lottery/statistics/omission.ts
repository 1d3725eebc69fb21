import type { DrawJson, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { omissionsOf, placesOf, type Place } from '../../../../engine/lottery/statistics.ts';

interface Drawn {
  readonly draw: unknown;
}

/** Places of a result that a play looks at, by the piece of its code that names them: `F3`, `M3`, `L2`, `D3F2`. */
function windowOf(code: string, places: readonly Place[]): readonly Place[] {
  const [, side, count] = /^(?:D3(?=[FL]))?([FMLD])(\d)(?:\.|$)/.exec(code) ?? [];
  if (side === 'F' || side === 'D') return places.slice(0, Number(count));
  if (side === 'L') return places.slice(code.startsWith('D3') ? 3 - Number(count) : -Number(count));
  return side === 'M' ? places.slice(1, 1 + Number(count)) : places;
}

/**
 * How many of the newest draws (the newest first) a symbol has not come in, row by row: in the row's own place, or
 * anywhere where one row is for all. Nothing for rows whose symbols are no numbers that are drawn.
 */
export function countOmission(
  family: string,
  code: string,
  { rows }: Extract<PlayInput, { kind: 'rows' }>,
  last: readonly Drawn[],
): readonly (Readonly<Record<string, number>> | undefined)[] {
  const draws = last.map(({ draw }) => draw as DrawJson | null).toReversed();
  const places = windowOf(
    code,
    placesOf(family).filter(({ id }) => id.startsWith('pos')),
  );
  const [first] = places;
  if (!first || draws.length === 0) return [];
  const isByPlace = rows.length === places.length && rows.length > 1;
  const anywhere: Place = {
    ...first,
    read: (draw) => places.flatMap((place) => place.read(draw)),
  };
  return rows.map(({ id, symbols }, at) => {
    if (/sum|span|tail/i.test(id) || symbols.some((symbol) => !first.symbols.includes(symbol)))
      return undefined;
    const omissions = omissionsOf(isByPlace ? places[at]! : anywhere, draws);
    return Object.fromEntries(omissions.map(({ symbol, current }) => [symbol, current]));
  });
}
