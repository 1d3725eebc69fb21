import type { ReactNode } from 'react';
import { defineSlot } from '../../platform/slots/slots.tsx';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getHotGames } from '../../../schemas/api/games.ts';

/** A game as lists give it. */
export type Game = ValueOf<typeof getHotGames>['list'][number];

/** What every game card variant gets. */
export interface GameCardProps {
  readonly game: Game;
  /** Where the whole card leads; of a game that cannot be played now, this page says why and offers others. */
  readonly href: string;
  /** Place in a ranking, drawn on the card; none without it. */
  readonly rank?: number;
  /** True for pictures above the fold: loaded at once instead of lazily. */
  readonly eager?: boolean;
  /** Heading level of the name. */
  readonly headingLevel?: 2 | 3 | 4;
  /** A control in the upper corner at the end of the line, such as a heart; it lies over the card's own link. */
  readonly corner?: ReactNode;
  /** What a press on a game that cannot be played now does in place of leading there. */
  readonly onClosedPress?: () => void;
}

/** One game: picture, name, vendor, at most one badge, and what to do with it. */
export const GameCard = defineSlot<GameCardProps>('GameCard', 'Poster');
