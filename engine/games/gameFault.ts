/** What is wrong with a bet or with the data of a game, where, and what to write instead. */
export interface GameFault {
  /** Where in the value, such as `reels[2]`; empty for the value itself. */
  readonly path: string;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do: the nearest valid name, or the remedy. */
  readonly suggestion?: string;
}
