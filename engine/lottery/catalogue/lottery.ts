import type { Calendar } from '../calendar.ts';

/** How the wire groups lotteries; `VNC` is the South-East Asian board. */
export type LotteryGroup =
  'SSC' | '11X5' | 'PK10' | 'LHC' | 'LF' | 'K3' | 'PCB' | 'VN' | 'VNC' | '4D';

/**
 * Under which account a lottery is launched: `LOTT` has prizes by series, `ELOTT` the same plays at fixed odds,
 * `TCG_LOTTO_VN` Vietnam and `TCG_SEA` the South-East Asian board.
 */
export type LotteryAccount = 'LOTT' | 'ELOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA';

/** The region of a Vietnamese lottery. */
export type LottoArea = 'NORTH' | 'CENTRAL' | 'SOUTH';

/** How the South-East Asian board cuts its digits from a market's official result; see `sea.ts`. */
export type SeaMarket = 'THAI' | 'HANOI' | 'LAO' | 'MALAYSIA' | 'YEEKEE';

/** A place that draws on certain weekdays. */
export interface Station {
  /** Unique in its region, part of issues' names: `TG`. */
  readonly code: string;
  readonly name: string;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
}

/** A lottery: a calendar, a structure and how it is offered. Data alone. */
export interface Lottery extends Calendar {
  /** The code on the wire, unique: `SSC1M`, `VNMB`, `HANOIVNC`. */
  readonly id: string;
  /** The number on the wire, unique and never used again. */
  readonly gameId: number;
  /** English; screens have the other languages. */
  readonly name: string;
  /** `LotteryFamily.id` */
  readonly family: string;
  readonly group: LotteryGroup;
  readonly account: LotteryAccount;
  /**
   * Where results come from: drawn here by commitment and reveal, told by a feed, put together of the results of two
   * other lotteries (`partsOf`), or drawn here for each order alone.
   */
  readonly source: 'own' | 'feed' | 'parts' | 'instant';
  readonly area?: LottoArea;
  /** The stations whose draws these are: one, or one a weekday. */
  readonly stations?: readonly Station[];
  /** Places in the list of the region's stations of a day that a lottery of two stations is made of, from 0. */
  readonly places?: readonly [number, number];
  readonly market?: SeaMarket;
  /** The pay table of 4D. */
  readonly payTable?: 'MY' | 'SG';
  /** The play that a bet screen opens with. */
  readonly defaultPlay: string;
  /** Plays of the family that it lacks: `POS` stands for `POS` and everything below it, such as `POS.1.NUM`. */
  readonly playsLeftOut?: readonly string[];
}
