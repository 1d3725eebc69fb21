import { defineSlot } from '../../platform/slots/slots.tsx';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getBanners } from '../../../schemas/api/content.ts';

/** A banner as lists give it. */
export type Banner = ValueOf<typeof getBanners>['list'][number];

/** What every hero variant gets. */
export interface HeroProps {
  /** At least one banner. */
  readonly banners: readonly Banner[];
  /** Seconds until the next banner; 0 never moves by itself. */
  readonly intervalSeconds: number;
  /** The banners have all ended while the page is open: their room stays, their words do not. */
  readonly isOver?: boolean;
}

/** The large banners at the top of the home page. */
export const Hero = defineSlot<HeroProps>('Hero', 'Stage');
