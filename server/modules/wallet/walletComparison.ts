import { parseMinor } from '../../../engine/minorUnits.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import type { ComparisonService } from '../comparison/comparison.service.ts';
import type { PlayService } from '../play/module.ts';
import {
  listKeepers,
  listVendorAccounts,
  readVendorAccount,
  type Keeper,
  type VendorAccount,
} from './walletComparison.repository.ts';
import type { VendorLine } from './vendorLine.ts';

/** What it is made from. */
export interface WalletComparisonDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly line: Pick<VendorLine, 'balance'>;
  readonly play: Pick<PlayService, 'keys' | 'nameMembers'>;
  readonly comparison: Pick<ComparisonService, 'wallets'>;
  readonly onError: (error: unknown) => void;
}

/** Both sides of a wallet at one moment, in minor units. */
interface Sides {
  readonly hereMinor: bigint;
  readonly thereMinor: bigint;
}

const PAGE = 200;
const AT_ONCE = 8;
/** So much later a difference is looked at again: by then a round on its way was told. */
const AGAIN_MS = 1_800_000;

/** Does it for all, some at a time; in their order. */
async function mapSome<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, item] of left) results[at] = await work(item);
    }),
  );
  return results;
}

type Ask = (wallet: VendorAccount) => Promise<Sides | 'busy' | 'silent'>;

/** Asks about wallets of a vendor; null where it has no key. */
async function createAsk(deps: WalletComparisonDeps, keeper: Keeper): Promise<Ask | null> {
  const { db, clock, line, play } = deps;
  const { merchantCode, vendorCode, address } = keeper;
  const key = await play.keys.findNewest(merchantCode, vendorCode, clock());
  if (!key) return null;
  const read = (wallet: VendorAccount) =>
    withTransaction(db, keeper, (tx) => readVendorAccount(tx, keeper, wallet));
  return async (wallet) => {
    const { memberId, currency, host, decimals } = wallet;
    const before = await read(wallet);
    // What is on its way, or being played, is in one book before the other.
    if (!before || before.isBusy) return 'busy';
    const names = await withTransaction(db, keeper, (tx) =>
      play.nameMembers(tx, keeper, [memberId]),
    );
    const memberAlias = names.get(memberId)!;
    const answer = await line.balance({ address, host, key }, { memberAlias, currency });
    const thereMinor = answer.kind === 'known' ? parseMinor(answer.balance, decimals) : null;
    if (thereMinor === null) return 'silent';
    const after = await read(wallet);
    if (!after || after.isBusy || after.balanceMinor !== before.balanceMinor) return 'busy';
    return { hereMinor: after.balanceMinor, thereMinor };
  };
}

/** Looks again at what differed before. */
async function lookAgain(deps: WalletComparisonDeps, keeper: Keeper, ask: Ask): Promise<void> {
  const { db, clock, comparison } = deps;
  const before = new Date(clock().getTime() - AGAIN_MS);
  const suspected = await withTransaction(db, keeper, (tx) =>
    comparison.wallets.listSuspected(tx, keeper, { before, limit: PAGE }),
  );
  await mapSome(suspected, async (suspicion) => {
    const wallet = await withTransaction(db, keeper, (tx) =>
      readVendorAccount(tx, keeper, suspicion),
    );
    const sides = wallet && (await ask(wallet));
    if (!sides || sides === 'busy' || sides === 'silent') return;
    await withTransaction(db, keeper, (tx) =>
      comparison.wallets.judge(tx, keeper.merchantCode, suspicion, { ...sides, at: clock() }),
    );
  });
}

/** Compares a page of wallets; where the day goes on, null at its end. Throws where the vendor answers nothing. */
async function comparePage(
  deps: WalletComparisonDeps,
  keeper: Keeper,
  { day, after, ask }: { readonly day: string; readonly after: bigint; readonly ask: Ask },
): Promise<bigint | null> {
  const { db, ids, clock, comparison } = deps;
  const page = await withTransaction(db, keeper, (tx) =>
    listVendorAccounts(tx, keeper, { after, limit: PAGE }),
  );
  const came = await mapSome(page, ask);
  const asked = came.filter((one) => one !== 'busy');
  if (asked.length > 0 && asked.every((one) => one === 'silent')) {
    throw new Error(`"${keeper.vendorCode}" does not say what members have there.`);
  }
  const known = page.flatMap((wallet, at) => {
    const sides = came[at]!;
    return typeof sides === 'string' ? [] : [{ ...wallet, ...sides }];
  });
  const differing = known.filter(({ hereMinor, thereMinor }) => hereMinor !== thereMinor);
  const next = page.length < PAGE ? null : page.at(-1)!.id;
  await withTransaction(db, keeper, async (tx) => {
    const at = clock();
    for (const wallet of differing) {
      await comparison.wallets.suspect(tx, { ...keeper, ...wallet }, { id: ids(), day, at });
    }
    await comparison.wallets.keepPage(tx, keeper, {
      day,
      at,
      agreeing: known.length - differing.length,
      differing: differing.length,
      afterAccount: next,
    });
  });
  return next;
}

/** Makes what compares the wallets that vendors keep with the books: each once a day of UTC, and what differed again later. */
export function createWalletComparison(deps: WalletComparisonDeps): () => Promise<void> {
  const { db, clock, comparison, onError } = deps;
  return async () => {
    const day = clock().toISOString().slice(0, 10);
    for (const keeper of await listKeepers(db.owner)) {
      try {
        const ask = await createAsk(deps, keeper);
        if (!ask) continue;
        await lookAgain(deps, keeper, ask);
        const { afterAccount, isEnded } = await withTransaction(db, keeper, (tx) =>
          comparison.wallets.begin(tx, keeper, { day, at: clock() }),
        );
        let after: bigint | null = isEnded ? null : afterAccount;
        while (after !== null) after = await comparePage(deps, keeper, { day, after, ask });
      } catch (error) {
        // The day goes on with the next run, where this one ended.
        onError(error);
      }
    }
  };
}
