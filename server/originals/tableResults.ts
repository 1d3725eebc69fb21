import { withTransaction, type Database } from '../db/database.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import { OriginalsFault } from './originalsFault.ts';
import { readBalance } from './walletSteps.ts';
import type { Seeds } from './seeds.ts';
import { composeResult, writeFrame, writeStreamMark } from './tableFrames.ts';
import {
  listBetsOf,
  markTold,
  type BetRow,
  type TablePlace,
  type TableRoundRow,
} from './tables.repository.ts';
import type { TableWatcher } from './tableWatcher.ts';
import type { Wallet } from './wallet.ts';

/** What results are told with. */
export interface TableResultDeps {
  readonly db: Database;
  readonly box: SecretBox;
  readonly wallet: Wallet;
  readonly seeds: Pick<Seeds, 'read'>;
  /** Goes on with something that no turn waits for. */
  readonly background: (work: Promise<void>) => void;
}

/** Tells watchers what a round came to, each once: who bet when all is paid, or at last as it is. */
export type TellResults = (
  round: TableRoundRow,
  watchers: readonly TableWatcher[],
  options: { readonly isLast: boolean },
) => Promise<void>;

const isOver = ({ state }: BetRow) => state === 'done' || state === 'void';

/** Tells the bets of who watches from those of others. */
export const isOwn = ({ session }: TableWatcher) => {
  const { member_alias: alias, mode } = session;
  return (bet: BetRow) => bet.member_alias === alias && bet.mode === mode;
};

/** Members among watchers. */
export const listAliases = (watchers: readonly TableWatcher[]) => [
  ...new Set(watchers.map(({ session }) => session.member_alias)),
];

/** Makes what tells results of a table. */
export function createTableResults(
  { db, box, wallet, seeds, background }: TableResultDeps,
  place: TablePlace,
): TellResults {
  async function tellOwn(
    watcher: TableWatcher,
    round: TableRoundRow,
    own: { readonly bets: readonly BetRow[]; readonly balance: string | null },
  ): Promise<void> {
    const serverSeed = seeds.read(round);
    if (watcher.told === round.id || watcher.isGone || serverSeed === null) return;
    watcher.told = round.id;
    const result = composeResult(round, serverSeed, { ...own, money: watcher.session });
    const id = writeStreamMark({ tableRound: round.id, step: 'told' });
    watcher.send(writeFrame('result', id, result));
    const { roundIds } = result;
    if (roundIds.length === 0) return;
    await withTransaction(db, place, (tx) => markTold(tx, place.merchantCode, roundIds));
  }

  /** What the wallet holds is asked once all is paid: that is what the page shows then. */
  async function askAndTell(
    watcher: TableWatcher,
    round: TableRoundRow,
    bets: readonly BetRow[],
  ): Promise<void> {
    if (watcher.asking === round.id) return;
    watcher.asking = round.id;
    const { merchantCode } = place;
    const { session, host } = watcher;
    let isEnded = false;
    const balance = await readBalance({ wallet, box }, { merchantCode, host }, session).catch(
      (error: unknown) => {
        isEnded = error instanceof OriginalsFault && error.code === 'sessionEnded';
        return null;
      },
    );
    await tellOwn(watcher, round, { bets, balance });
    if (isEnded) watcher.endSession();
  }

  return async (round, watchers, { isLast }) => {
    const waiting = watchers.filter(({ told, isGone }) => told !== round.id && !isGone);
    if (waiting.length === 0 || round.outcome === null) return;
    const bets = await withTransaction(db, place, (tx) =>
      listBetsOf(tx, round, listAliases(waiting)),
    );
    for (const watcher of waiting) {
      const own = bets.filter(isOwn(watcher));
      if (own.length > 0 && !isLast) {
        if (own.every(isOver)) background(askAndTell(watcher, round, own));
      } else await tellOwn(watcher, round, { bets: own, balance: null });
    }
  };
}
