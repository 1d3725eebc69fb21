import { isShownWin, multipleOf } from '../../../engine/rewards/wins.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import { deleteWins, insertWins, tellWinners, type SettledBet } from './wins.repository.ts';

export type { SettledBet } from './wins.repository.ts';

/** Shows everybody what was won by bets that were settled for the first time, where it was much and who won lets it be seen. */
export async function keepWins(tx: Tx, bets: readonly SettledBet[]): Promise<void> {
  const wins = bets.filter(isShownWin).map((bet) => ({ ...bet, multiple: multipleOf(bet) }));
  if (wins.length === 0) return;
  await insertWins(tx, wins);
  notifyAfterCommit(tx);
}

/** Brings the lists of winners to what bets came to that were settled anew: what was shown changes, goes or comes. */
export async function correctWins(tx: Tx, bets: readonly SettledBet[]): Promise<void> {
  const gone = bets.filter((bet) => !isShownWin(bet));
  if ((await deleteWins(tx, gone)) > 0) await tellWinners(tx);
  await keepWins(tx, bets);
}
