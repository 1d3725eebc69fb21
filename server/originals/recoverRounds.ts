import { withTransaction, type Database } from '../db/database.ts';
import { getRound, listMerchantsWithDueRounds, takeDueRound } from './rounds.repository.ts';
import type { Rounds } from './rounds.ts';
import type { TableWatch } from './tableWatch.ts';
import { findLatestHost } from './sessions.repository.ts';

/** Whose rounds are taken up again, and by which clock. */
export interface RecoveryDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly rounds: Rounds;
  readonly tables: Pick<TableWatch, 'takeUp'>;
  readonly onError: (error: unknown) => void;
}

/** Of one merchant and turn, so that nobody waits for somebody else's thousands. */
const AT_A_TIME = 50;

/** Takes up one round that is due; false where there is none. */
async function recoverOne(
  { db, clock, rounds, tables, onError }: RecoveryDeps,
  merchantCode: string,
): Promise<boolean> {
  const scope = { merchantCode };
  const round = await withTransaction(db, scope, (tx) => takeDueRound(tx, merchantCode, clock()));
  if (!round) return false;
  try {
    if (round.state === 'staked') {
      await tables.takeUp({ merchantCode, gameCode: round.game_code });
      return true;
    }
    // Nobody waits for it any more: what was not played is not played, what was played is paid.
    await rounds.giveUp(round);
    const { now, host } = await withTransaction(db, scope, async (tx) => ({
      now: await getRound(tx, merchantCode, round.id),
      host: await findLatestHost(tx, merchantCode),
    }));
    if (host !== undefined) await rounds.goOn(now, { host, isHeard: () => false });
  } catch (error) {
    onError(error);
  }
  return true;
}

/** Takes up every round that was interrupted and is due, each once for all gateways. */
export async function recoverRounds(deps: RecoveryDeps): Promise<void> {
  for (const merchantCode of await listMerchantsWithDueRounds(deps.db.owner, deps.clock())) {
    for (let left = AT_A_TIME; left > 0; left -= 1) {
      if (!(await recoverOne(deps, merchantCode))) break;
    }
  }
}
