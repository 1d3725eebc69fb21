import { partsOf } from '../../../engine/lottery/lotteries.ts';
import { drawIssue } from '../../../engine/lottery/verify.ts';
import type { Database } from '../../db/database.ts';
import type { Beacon } from '../../providers/drand.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';
import { seedContext } from './issueFactory.ts';
import { findIssue } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { listOverdue } from './issueLists.repository.ts';
import {
  listToClose,
  listToDraw,
  listToSettle,
  lockIssue,
  sealIssue,
  writeResult,
  type NewResult,
} from './issues.repository.ts';
import { OVERDUE_MS, publicPartsOf } from './issueState.ts';
import { dayOf, type Settlement } from './settlement.ts';

/** What issues are taken on with. */
export interface DrawDeps {
  readonly db: Database;
  readonly catalogue: LotteryCatalogue;
  readonly box: SecretBox;
  readonly settlement: Settlement;
  /** Where one is mixed into own draws. */
  readonly beacon: Beacon | undefined;
  readonly onError: (error: unknown) => void;
  /** How long an issue waits for its result; a day where absent. */
  readonly overdueMs?: number;
}

/** Takes issues on as far as the clock says; any number of gateways may do so at once. */
export interface Draws {
  /** Closes and seals what takes no more bets, and draws what is due. */
  turn(): Promise<void>;
  /** Settles what has a result. */
  settle(): Promise<void>;
  /** Declares issues void that have waited too long for a result, so that all stakes go back; gives those. */
  voidOverdue(): Promise<readonly IssueRow[]>;
}

const AT_ONCE = 200;

const OVERDUE: NewResult = {
  draw: null,
  source: 'overdue',
  reason: 'No result came in time.',
};

/**
 * The result of an own draw: of the seed that was committed to, of the seal that nobody could know before the close, and of the
 * beacon's round where the issue named one.
 */
function drawOwn(
  { family, lottery }: CatalogueEntry,
  issue: IssueRow,
  { box, beaconSignature }: { readonly box: SecretBox; readonly beaconSignature?: string },
): NewResult {
  const { issue: name, seed_sealed: sealed } = issue;
  const seed = sealed && box.open(sealed, seedContext(lottery.id, name));
  const parts = publicPartsOf({ ...issue, beacon_signature: beaconSignature ?? null });
  if (!seed || !parts) {
    // Nobody can draw with a seed that nobody can read: all stakes go back.
    return { draw: null, source: 'own', reason: 'The seed cannot be read.' };
  }
  const draw = drawIssue(family, lottery, {
    lottery: lottery.id,
    issue: name,
    seed,
    parts,
    drawAt: issue.draw_at.getTime(),
  });
  return { draw, source: 'own', seed, beaconSignature };
}

/** The result that those of two other issues make, once both stand. */
async function joinParts(
  { owner }: Pick<Database, 'owner'>,
  entry: CatalogueEntry,
  issue: IssueRow,
): Promise<NewResult | null> {
  const parts = partsOf(entry.lottery, issue.draw_at.getTime());
  if (!parts) return null;
  const [A, B] = await Promise.all(
    [parts.A, parts.B].map((part) => findIssue(owner, part.lottery, part.issue)),
  );
  if (A?.state === 'void' || B?.state === 'void') {
    return { draw: null, source: 'parts', reason: 'One of its two draws is void.' };
  }
  if (!A?.draw || !B?.draw) return null;
  const draw = entry.family.readDraw({ A: A.draw, B: B.draw }, dayOf(entry, issue.draw_at));
  return {
    draw: entry.family.writeDraw(draw),
    source: 'parts',
    isDemo: A.is_demo || B.is_demo,
  };
}

/** Makes what takes issues on. */
export function createDraws({
  db,
  catalogue,
  box,
  settlement,
  beacon,
  onError,
  overdueMs = OVERDUE_MS,
}: DrawDeps): Draws {
  const codesOf = (source: CatalogueEntry['lottery']['source']) =>
    catalogue.entries
      .filter(({ lottery }) => lottery.source === source)
      .map(({ lottery }) => lottery.id);
  const own = codesOf('own');
  const ofParts = codesOf('parts');
  const settling = new Set<bigint>();
  const chain = beacon?.chain.hash;

  const tell = ({ id }: Pick<IssueRow, 'id'>) => db.lotteryNotifier.notify(String(id));

  /** What the beacon told for an issue. One that named a round waits for it, and is never drawn by anything else. */
  function readBeacon({ beacon_round: round }: IssueRow) {
    if (round === null) return { isReady: true };
    const beaconSignature = beacon?.find(Number(round));
    return { isReady: beaconSignature !== undefined, beaconSignature };
  }

  /** One issue's failure does not hinder the others. */
  async function each<T>(list: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
    for (const one of list) await act(one).catch(onError);
  }

  /** Draws a closed issue, unless somebody does or did. */
  async function finish(id: bigint, make: (issue: IssueRow) => NewResult) {
    const drawn = await db.owner.transaction().execute(async (tx) => {
      const issue = await lockIssue(tx, id, { skips: true });
      return issue?.state === 'closed' ? writeResult(tx, issue, make(issue)) : null;
    });
    if (drawn) tell(drawn);
    return drawn;
  }

  return {
    async turn() {
      await each(await listToClose(db.owner, AT_ONCE), async (id) => {
        const closed = await db.owner.transaction().execute((tx) => sealIssue(tx, id));
        if (closed) tell(closed);
      });
      await each(await listToDraw(db.owner, own, { chain, limit: AT_ONCE }), async (issue) => {
        const { isReady, beaconSignature } = readBeacon(issue);
        if (!isReady) return;
        await finish(issue.id, (locked) =>
          drawOwn(catalogue.find(locked.lottery)!, locked, { box, beaconSignature }),
        );
      });
      await each(await listToDraw(db.owner, ofParts, { limit: AT_ONCE }), async (issue) => {
        const result = await joinParts(db, catalogue.find(issue.lottery)!, issue);
        if (result) await finish(issue.id, () => result);
      });
    },
    async voidOverdue() {
      const voided: IssueRow[] = [];
      await each(await listOverdue(db.owner, { overdueMs, limit: AT_ONCE }), async (id) => {
        const issue = await finish(id, () => OVERDUE);
        if (issue) voided.push(issue);
      });
      return voided;
    },
    async settle() {
      const due = (await listToSettle(db.owner, AT_ONCE)).filter(({ id }) => !settling.has(id));
      await Promise.all(
        due.map(async (issue) => {
          settling.add(issue.id);
          try {
            const settled = await settlement.settle(issue);
            if (settled) tell(settled);
          } catch (error) {
            onError(error);
          } finally {
            settling.delete(issue.id);
          }
        }),
      );
    },
  };
}
