import type { DrawStream } from '../games/fairness/drawStream.ts';
import type { Fraction } from '../games/exact/fraction.ts';

/**
 * How lotteries are written down. A bet is a set of units: a selection is expanded into units by formula, each unit
 * is charged and each is tested on the draw. Selections, results and picks are strings, since leading zeros count.
 */

/** What is wrong with a selection; the screens have words for each. */
export type SelectionFaultCode =
  /** Nothing was picked, or too little for one unit. */
  | 'TOO_FEW'
  /** More than the play takes in one place. */
  | 'TOO_MANY'
  /** A token that this play does not know. */
  | 'UNKNOWN_TOKEN'
  /** The same token twice in one place, or an anchor among its followers. */
  | 'REPEATED'
  /** Rows, anchors or separators in a number that this play does not have. */
  | 'SHAPE'
  /** A sound selection of more units than the play takes in one item. */
  | 'TOO_MANY_UNITS';

/** One thing wrong with a selection, and where. */
export interface SelectionFault {
  readonly code: SelectionFaultCode;
  /** The token or line that is wrong, cut to 32 characters; absent where the whole is. */
  readonly token?: string;
}

/** A selection as it came: either sound, in the one way it is kept, or not, with what is wrong. */
export type SelectionReading =
  | { readonly selection: string; readonly units: number; readonly faults?: undefined }
  | { readonly faults: readonly SelectionFault[]; readonly selection?: undefined };

/** Winning units of one item at one price. A refunded unit stands at the price `R`. */
export interface Hit {
  /** `PriceLine.id`, those of a parlay's legs joined by `*`, or `R` for units whose stake is returned. */
  readonly price: string;
  /** How many units (or, where a play pays per hit, how many hits); above 0. */
  readonly units: number;
}

/** One price of a play: what one unit wins that is hit so. */
export interface PriceLine {
  /** Its name within the play, such as `W`, `T2`, `G3`, `TIE` or `11`. */
  readonly id: string;
  /** The tier that it counts for when hits are summed up: `W`, `T1`, `G6`; `id` where absent. */
  readonly tier?: string;
  /** Hits of one unit that a draw brings on average, exactly; at most 1 but where a play pays per hit. */
  readonly chance: Fraction;
  /** Chance that one unit at this price is returned instead; none where absent. */
  readonly push?: Fraction;
  /** Usual price at fixed odds, stake included, as a decimal: `98.5`. Absent where only a series gives prices. */
  readonly odds?: string;
}

/** How a screen lets people pick; it writes selections in the play's notation and knows no play by name. */
export type PlayInput =
  /** Rows of symbols, joined by `|`; inside of a row symbols are joined by `joiner`. An empty row is `-`. */
  | {
      readonly kind: 'rows';
      readonly joiner: '' | ',';
      readonly rows: readonly PickRow[];
      /** The play takes anchors, written `(04,05)01,02`: at most so many. */
      readonly anchors?: number;
      readonly positions?: ChosenPositions;
      /** Rows that may be left empty: those filled must be at least so many. */
      readonly leastRows?: number;
      /** Two lists may stand in for the one row, written `01,13|02,14`: each of one with each of the other. */
      readonly crossed?: boolean;
    }
  /** Options with their prices, such as `B`, `TIE` or `1B`, joined by `,`. */
  | {
      readonly kind: 'options';
      readonly groups: readonly OptionGroup[];
      readonly max?: number;
      /** The options are legs of one parlay. */
      readonly legs?: ParlayLegs;
    }
  /** Whole entries, typed or picked on a grid: `width` symbols each, joined by `joiner`. */
  | {
      readonly kind: 'entries';
      readonly symbols: readonly string[];
      /** Symbols in one entry, or the fewest where `widest` says that entries differ in length. */
      readonly width: number;
      readonly widest?: number;
      readonly positions?: ChosenPositions;
      /** Between symbols inside of one entry. */
      readonly inner: '' | ',';
      readonly joiner: ';' | ',';
      /** Entries that a unit is made of (xiên 2 takes 2); 1 where each entry is units of its own. */
      readonly together?: number;
      readonly max?: number;
    };

/** How many options make a parlay, at most one of each group; all of them together are one unit. */
export interface ParlayLegs {
  readonly least: number;
  readonly most: number;
  /** Names no option of one group that another group has picked: a number is drawn once. */
  readonly different?: boolean;
}

/**
 * Positions of the result that are chosen beside the pick, written before it: `1,2,5@1234`. At least `least` of
 * `of`; each group of `least` positions among them is a bet of its own.
 */
export interface ChosenPositions {
  readonly of: number;
  readonly least: number;
}

/** A row of symbols to pick from. */
export interface PickRow {
  /** What the row is for; the screens have words: `pos1`, `double`, `single`, `triple`, `pick`, `sum`. */
  readonly id: string;
  readonly symbols: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Options under one heading. */
export interface OptionGroup {
  /** `ball1`, `total`, `special`, `colour` …; the screens have words. */
  readonly id: string;
  readonly options: readonly {
    readonly token: string;
    readonly price: string;
    /** Its price on draws of the lunar year whose animal it is, where that is another. */
    readonly priceInYear?: string;
  }[];
}

/** How a play's prizes come about. */
export type PriceMode =
  /** By the prize group (series): stake × G/2000 ÷ chance, with the player's rebate. */
  | 'series'
  /** By fixed odds, which contain the stake. */
  | 'fixed';

/** One way to bet on a draw. Pure, and made of data and small functions. */
export interface LotteryPlay<Draw = unknown> {
  /** `F5.DIRECT`, unique in its family. */
  readonly code: string;
  /** The tab it stands under: `F5`, `F3`, `LINK` …, unique words of the screens. */
  readonly group: string;
  readonly mode: PriceMode;
  readonly input: PlayInput;
  /** Every price, the first one the best. */
  readonly prices: readonly PriceLine[];
  /** Units that all selections together can have: what a limit "at most 90 % of outcomes" is a share of. */
  readonly outcomes: number;
  /**
   * Of a parlay: how much likelier two legs that exclude each other are together than by their chances alone, since they
   * are drawn without putting back.
   */
  readonly legsTogether?: Fraction;
  /** Units charged for one number, where a play charges several (lô 27): told to members as ×27. */
  readonly factor?: number;
  /**
   * Reads, checks and canonicalises (sorted, zero-padded, NFKC digits) a selection and counts its units by formula;
   * never throws and never lists units. Work and memory stay linear in the text, whose length the caller bounds.
   */
  read(text: string): SelectionReading;
  /** Winning units by price; nothing for a lost item. `selection` is one that `read` gave. */
  settle(selection: string, draw: Draw): readonly Hit[];
  /** The best hits that one draw can bring a selection; one unit at the first price where absent. */
  best?(selection: string): readonly Hit[];
  /** One random unit in the play's notation. */
  pick(stream: DrawStream): string;
  /** For the rules: a selection, and a draw on which it wins. */
  readonly example: { readonly selection: string; readonly draw: Draw };
}

/** A draw written as JSON: it is kept, told and compared so. */
export type DrawJson = string | Readonly<Record<string, unknown>>;

/** Lotteries of one structure: the same draws, the same plays. */
export interface LotteryFamily<Draw = unknown> {
  /** `SSC`, `LF` (3D and P3), `P5`, `11X5`, `PK10`, `LHC`, `K3`, `PCB`, `VNN`, `VNS`, `SEA`, `4D`. */
  readonly id: string;
  readonly plays: readonly LotteryPlay<Draw>[];
  /** Equally likely results; only where the family can be drawn here. Used for odds by enumeration. */
  readonly outcomes?: bigint;
  /**
   * A result of nothing but chance, for own draws. `day` is the date of the draw where the lottery is at home,
   * `2026-02-17`: a Mark Six result bears its lunar year.
   */
  draw(stream: DrawStream, day: string): Draw;
  /**
   * A RangeError for what is no result: counts, widths, ranges and repeats are checked. Where a feed leaves out what
   * only follows from the date of the draw, `day` gives it.
   */
  readDraw(json: unknown, day?: string): Draw;
  writeDraw(draw: Draw): DrawJson;
}
