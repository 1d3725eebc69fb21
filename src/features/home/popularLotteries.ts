/** The gateway lists at most this many popular lotteries. */
export const POPULAR_LOTTERIES_MAX = 20;
