/** The value of the refusal issueClosed. */
export interface IssueClosed {
  readonly lottery: string;
  readonly issue: string;
  /** The issue that can be bet on now; null where there is none. */
  readonly next: {
    readonly issue: string;
    readonly openAt: string;
    readonly closeAt: string;
    readonly drawAt: string;
  } | null;
}

/** Limits that a bet can meet. */
export type LotteryLimit =
  /** Stake of an item below the least, or above the most. */
  | 'minStake'
  | 'maxStake'
  /** Units of an item. */
  | 'maxUnits'
  | 'maxMultiple'
  /** Items of an order. */
  | 'maxItems'
  /** Stake of the member in one issue. */
  | 'maxPerIssue'
  /** What the orders of the member in one issue can win together. */
  | 'maxPrizePerIssue'
  /** What the house takes on one number of one issue. */
  | 'exposure'
  /** Issues of a chase. */
  | 'maxIssues'
  /** Cancellations of a day. */
  | 'cancels';

/** The value of the refusal lotteryLimit. */
export interface LotteryLimitReached {
  readonly limit: LotteryLimit;
  /** Index of the item; null where it is about the order. */
  readonly item: number | null;
  /** The issue it is about; null where it is about all. */
  readonly issue: string | null;
  /** The option that is full, of `exposure` only. */
  readonly option: string | null;
  /** The limit itself: an amount, or a count. */
  readonly most: string;
  /** What is left of it: an amount, or a count. */
  readonly left: string;
}

/** The value of the refusal oddsMoved. */
export interface OddsMoved {
  readonly moved: readonly {
    readonly item: number;
    readonly play: string;
    readonly price: string;
    /** The number that pays half by now, or no more; null where the price itself is another. */
    readonly option: string | null;
    /** What the bet said; null where it said nothing. */
    readonly seen: string | null;
    /** What it is now; null where the play has no such price. */
    readonly now: string | null;
  }[];
}

/** The value of the refusal stakeMismatch. */
export interface StakeMismatch {
  /** What the bet costs. */
  readonly stake: string;
  /** Where that is no whole number of the smallest coin: the nearest stake that is; otherwise null. */
  readonly nearest: string | null;
}

/** The value of the refusal selectionInvalid. */
export interface SelectionInvalid {
  readonly faults: readonly {
    readonly item: number;
    /**
     * A SelectionFaultCode of the engine; `UNITS` where the page counted others, `PLAY` where there is no such play here,
     * `UNIT_PRICE` or `SERIES` where that is not offered, `SAME_ISSUE` or `ISSUE` of the list of issues.
     */
    readonly code: string;
    readonly token?: string;
    /** With `UNITS`: how many there are. */
    readonly units?: number;
  }[];
}
