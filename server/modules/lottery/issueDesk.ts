import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { createBalanceReader, type ReadBalances } from '../../ledger/balances.ts';
import type { LotteryCatalogue } from './catalogue.ts';
import { foresee, type ForeseenEffect, type ForeseenShares } from './foresee.ts';
import {
  countIssues,
  listIssues,
  listVersions,
  readAccounts,
  readExposure,
  readIssue,
} from './issueDesk.repository.ts';
import { listNextDraws } from './issueLists.repository.ts';
import { countLate } from './lateDraws.ts';
import { createProposals } from './proposals.ts';
import { readUnitExposure, type UnitExposure } from './unitExposure.ts';
import { changeResult, decide, parseDraw, type DeskRefusal, type DeskVerb } from './resultDesk.ts';

/** A member of whom money moves; amounts in minor units. */
export interface AffectedMember {
  readonly memberId: string;
  readonly account: string;
  /** Above zero: the member gets it; below: it is taken back. */
  readonly amountMinor: bigint;
  /** What the main wallet does not cover of it. */
  readonly uncoveredMinor: bigint;
}

/** What a result would do at a merchant, with those who gain and lose most. */
export interface ForeseenResult extends ForeseenEffect {
  readonly uncoveredMinor: bigint;
  readonly members: number;
  readonly gain: readonly AffectedMember[];
  readonly owe: readonly AffectedMember[];
}

const SHOWN_MEMBERS = 20;
const SHOWN_OPTIONS = 200;
const NOTHING: UnitExposure = { items: [], unlisted: 0 };

/** An effect with those whose money moves most. */
async function describe(
  db: Database,
  readWallets: ReadBalances,
  effect: ForeseenShares,
): Promise<ForeseenResult> {
  const { merchantCode, currency, members } = effect;
  const losing = [...members].filter(([, amount]) => amount < 0n);
  const uncovered = new Map(
    await Promise.all(
      losing.map(async ([memberId, amount]) => {
        const { wallets } = await readWallets({ merchantCode, memberId, currency });
        const left = wallets[0]!.availableMinor + amount;
        return [memberId, left < 0n ? -left : 0n] as const;
      }),
    ),
  );
  const sorted = [...members].sort(([, one], [, other]) => (one > other ? -1 : 1));
  const gain = sorted.filter(([, amount]) => amount > 0n).slice(0, SHOWN_MEMBERS);
  const owe = sorted
    .filter(([, amount]) => amount < 0n)
    .reverse()
    .slice(0, SHOWN_MEMBERS);
  const accounts = await withTransaction(db, { merchantCode }, (tx) =>
    readAccounts(
      tx,
      [...gain, ...owe].map(([id]) => id),
    ),
  );
  const name = ([memberId, amountMinor]: readonly [string, bigint]): AffectedMember => ({
    memberId,
    account: accounts.get(memberId) ?? '',
    amountMinor,
    uncoveredMinor: uncovered.get(memberId) ?? 0n,
  });
  return {
    ...effect,
    uncoveredMinor: [...uncovered.values()].reduce((sum, one) => sum + one, 0n),
    members: members.size,
    gain: gain.map(name),
    owe: owe.map(name),
  };
}

/** Issues as people at a desk look at them and change their results; all in the caller's transaction where one is given. */
export function createIssueDesk({
  db,
  catalogue,
}: {
  readonly db: Database;
  readonly catalogue: LotteryCatalogue;
}) {
  const readWallets = createBalanceReader(db);
  const proposals = createProposals({ db, catalogue });

  return {
    list: listIssues,
    count: countIssues,
    find: readIssue,
    listVersions,
    readNow,
    /** See `readExposure`. */
    readExposure: (tx: Tx, of: { merchantCode: string; issueId: bigint }) =>
      readExposure(tx, { ...of, limit: SHOWN_OPTIONS }),
    /** See `readUnitExposure`; the first of it. */
    async readUnitExposure({ id, lottery }: IssueRow, merchantCode: string): Promise<UnitExposure> {
      const entry = catalogue.find(lottery);
      if (!entry) return NOTHING;
      const { items, ...rest } = await readUnitExposure(db, entry, { merchantCode, issueId: id });
      return { ...rest, items: items.slice(0, SHOWN_OPTIONS) };
    },
    /** What somebody proposed of an issue by the command line. */
    findProposal: ({ lottery, issue }: IssueRow) => proposals.find(lottery, issue),
    nextDraws: () => listNextDraws(db.kysely),
    countLate: () => countLate(db, catalogue),
    /** A result as its lottery keeps it. Throws RangeError, with a sentence, for what is none. */
    parse(issue: IssueRow, json: unknown): DrawJson {
      const entry = catalogue.find(issue.lottery);
      if (!entry) throw new RangeError('There is no such lottery any more.');
      return parseDraw(entry, issue, json);
    },
    /** What a result, or a void without one, would do at the merchants that are wanted; nothing changes. */
    async foresee(
      issue: IssueRow,
      draw: DrawJson | null,
      isWanted: (merchantCode: string) => boolean,
    ): Promise<readonly ForeseenResult[]> {
      const entry = catalogue.find(issue.lottery);
      if (!entry) return [];
      const effects = await foresee(db, entry, { issue, draw }, isWanted);
      return Promise.all(effects.map((effect) => describe(db, readWallets, effect)));
    },
    /** Why something cannot be done to an issue's result as it stands; null where it can. */
    findRefusal(verb: DeskVerb, issue: IssueRow, json: unknown): DeskRefusal | 'drawnHere' | null {
      const entry = catalogue.find(issue.lottery);
      if (!entry) return 'lotteryUnknown';
      const { source } = entry.lottery;
      if (verb !== 'void' && (source === 'own' || source === 'instant')) return 'drawnHere';
      const decided = decide(verb, issue, entry, json);
      return 'refusal' in decided ? decided.refusal : null;
    },
    /** See `changeResult`. */
    change: (tx: Tx, wanted: Parameters<typeof changeResult>[2]) =>
      changeResult(tx, catalogue, wanted),
  };
}

/** See `createIssueDesk`. */
export type IssueDesk = ReturnType<typeof createIssueDesk>;
