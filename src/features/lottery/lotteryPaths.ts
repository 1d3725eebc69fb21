import type { FeatureId } from '../../../schemas/features.ts';
import type { LotteryFeature } from '../../api/lottery.ts';

/** What is shown of the lotteries, as the address says. */
export const VIEWS = [
  'bet',
  'results',
  'trend',
  'rules',
  'orders',
  'chases',
  'check',
  'calendar',
  'shorthand',
] as const;
export type View = (typeof VIEWS)[number];

/** Where a screen of lotteries leads, from what its address says. */
export interface LotteryPlace {
  /** Null for the hall, and for what is about all lotteries. */
  readonly gameCode: string | null;
  readonly view: View | null;
  readonly playType: string | null;
  readonly order: string | null;
}

/** Reads an address; what makes no sense is left out. */
export function readPlace(query: string): LotteryPlace {
  const params = new URLSearchParams(query);
  const view = params.get('view');
  const gameCode = params.get('gameCode');
  return {
    gameCode: gameCode && /^[A-Za-z0-9_]{1,32}$/.test(gameCode) ? gameCode : null,
    view: VIEWS.find((each) => each === view) ?? null,
    playType: params.get('playType'),
    order: params.get('order'),
  };
}

/** The address of a lottery, or of something about it, below the path of its screen. */
export function writePlace(
  path: string,
  place: { gameCode?: string; view?: View; playType?: string; order?: string },
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(place)) {
    if (value !== undefined && value !== 'bet') params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Where a hall leads beside its lotteries. */
export const hallViews = (feature: FeatureId | undefined): readonly View[] =>
  feature === 'vnLottery'
    ? ['shorthand', 'results', 'check', 'calendar', 'orders', 'chases']
    : ['results', 'calendar', 'orders', 'chases'];

/** What every page of the lotteries is told. */
export interface PlaceProps {
  readonly feature: LotteryFeature;
  /** Path of the screen it stands on. */
  readonly path: string;
}
