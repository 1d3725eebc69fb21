import {
  CATEGORIES,
  isRankedList,
  WINNER_LISTS,
  WINNER_SPANS,
  type GameCategory,
} from '../../schemas/api/games.ts';

/** Which wins a page shows. */
export interface WinnersPlace {
  readonly list: (typeof WINNER_LISTS)[number];
  /** Of the largest. */
  readonly span: keyof typeof WINNER_SPANS;
  readonly category?: GameCategory | undefined;
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text);

/** Reads which wins an address asks for; the latest where it says nothing that there is. */
export function readWinnersPlace(search: string): WinnersPlace {
  const params = new URLSearchParams(search);
  return {
    list: oneOf(WINNER_LISTS, params.get('list')) ?? 'latest',
    span: oneOf(Object.keys(WINNER_SPANS) as WinnersPlace['span'][], params.get('span')) ?? 'week',
    category: oneOf(CATEGORIES, params.get('category')),
  };
}

/** The address of a page of wins, with nothing in it that goes without saying. */
export function writeWinnersPath(path: string, place: WinnersPlace): string {
  const { list, span, category } = place;
  const params = new URLSearchParams({
    ...(list !== 'latest' && { list }),
    ...(isRankedList(place.list) && span !== 'week' && { span }),
    ...(category && list !== 'lottery' && { category }),
  });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
