import type { BonusTerms } from '../../../schemas/bonusTerms.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { FreeSpinsRow } from '../../db/freeSpinTables.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BonusEngine, Granted } from '../bonuses/bonuses.service.ts';
import { tell, tellAll } from '../notices/tell.ts';
import {
  addWon,
  findGameOf,
  findPlayable,
  findReceiver,
  insertSeries,
  listDue,
  listMerchantsWithDue,
  lockSeries,
  takeToWarn,
  updateSeries,
  type SpinsHolder,
} from './freeSpins.repository.ts';

/** Free spins that a member is given. */
export interface SpinsGrant extends SpinsHolder {
  /** The fact that they are given for, of at most 150 characters: they are given once. */
  readonly reference: string;
  /** What they are called, in the member's language. */
  readonly title: string;
  readonly gameId: string;
  readonly currency: { readonly code: string; readonly decimals: number };
  /** Of one spin; above zero. */
  readonly stakeMinor: bigint;
  readonly count: number;
  readonly hours: number;
  /** By which terms what they win is given. */
  readonly pays: BonusTerms;
  readonly now: Date;
}

/** A spin that a vendor wants to stake. */
export interface WantedSpin extends SpinsHolder {
  readonly id: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly now: Date;
}

/** A series that a spin is of. */
export interface SpinOf {
  readonly merchantCode: string;
  readonly id: string;
}

/** The free spins of a game, as the wallet deals with them: each within the transaction of the vendor's call. */
export interface SpinBook {
  /** What is played next in a game; undefined for nothing. */
  find(
    tx: Tx,
    holder: SpinsHolder,
    of: { readonly gameId: string; readonly currency: string; readonly now: Date },
  ): Promise<FreeSpinsRow | undefined>;
  /** Takes one spin; otherwise why not, and nothing is changed. */
  take(tx: Tx, wanted: WantedSpin): Promise<'taken' | 'over' | 'stake'>;
  /** Adds what a spin pays. */
  win(tx: Tx, of: SpinOf & { readonly amountMinor: bigint }): Promise<void>;
  /** A spin was rolled back: it can be played again as long as the series goes on. */
  giveBack(tx: Tx, of: SpinOf & { readonly now: Date }): Promise<void>;
  /** A spin is over. After the last one, what was won is given. */
  close(tx: Tx, of: SpinOf & { readonly now: Date }): Promise<void>;
}

/** Free spins of members. */
export interface FreeSpins extends SpinBook {
  /** Gives free spins, once, in the transaction of who calls. */
  grant(tx: Tx, grant: SpinsGrant): Promise<Granted>;
  /** Ends a series by the staff; what it has won is given. Undefined where it has ended. */
  remove(
    tx: Tx,
    of: SpinOf & { readonly now: Date; readonly by: string; readonly reason: string },
  ): Promise<FreeSpinsRow | undefined>;
  /** Ends what is over, gives what was won, and tells of what ends soon. */
  work(): Promise<void>;
}

/** What they are made of. */
export interface FreeSpinsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly bonuses: Pick<BonusEngine, 'grant'>;
  readonly onError: (error: unknown) => void;
}

const HOUR_MS = 3_600_000;
const BATCH = 500;

/** When the member is told that spins end soon: a day before, of a short series in its last quarter. */
const warnAt = (expiresAt: Date, hours: number): Date =>
  new Date(expiresAt.getTime() - Math.min(24, hours / 4) * HOUR_MS);

async function give({ ids }: FreeSpinsDeps, tx: Tx, grant: SpinsGrant): Promise<Granted> {
  const { merchantCode, memberId, gameId, currency, count, hours, now } = grant;
  if (!(await mayBeRewarded(tx, memberId, now))) return 'refused';
  const game = await findGameOf(tx, { memberId, gameId });
  if (!game) return 'refused';
  const id = ids();
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  const isNew = await insertSeries(tx, {
    merchant_code: merchantCode,
    id,
    member_id: memberId,
    vendor_code: game.vendor,
    game_id: gameId,
    reference: grant.reference,
    title: grant.title,
    currency: currency.code,
    decimals: currency.decimals,
    stake_minor: grant.stakeMinor,
    spins: count,
    pays: JSON.stringify(grant.pays),
    granted_at: now,
    expires_at: expiresAt,
    warn_at: warnAt(expiresAt, hours),
  });
  if (!isNew) return 'repeated';
  await tell(tx, {
    merchantCode,
    memberId,
    kind: 'freeSpinsGiven',
    name: `freeSpinsGiven ${id}`,
    values: {
      count: { text: String(count) },
      game: { text: game.name },
      until: { time: expiresAt.toISOString() },
    },
    at: now,
  });
  return 'granted';
}

/** Gives what a series that is over has won, once no spin of it is open. What cannot be given now waits for the job. */
async function settle(
  { bonuses }: FreeSpinsDeps,
  tx: Tx,
  row: FreeSpinsRow,
  now: Date,
): Promise<void> {
  if (row.ended_at === null || row.playing > 0 || row.settled_at !== null) return;
  const { merchant_code: merchantCode, member_id: memberId, decimals } = row;
  if (row.won_minor > 0n) {
    const receiver = await findReceiver(tx, memberId);
    if (receiver === 'held') return;
    if (receiver === 'gone') return void (await updateSeries(tx, row, { settled_at: now }));
    try {
      await bonuses.grant(tx, {
        merchantCode,
        memberId,
        origin: 'freeSpins',
        reference: `freeSpins:${row.id}`,
        ...(row.title !== null && { title: row.title }),
        currency: { code: row.currency, decimals },
        amountMinor: row.won_minor,
        terms: row.pays,
        now,
        // It was won: a break that began since does not keep it back.
        isOwed: true,
      });
    } catch (error) {
      if (error instanceof Problem && error.code === 'walletFull') return;
      throw error;
    }
    const game = await findGameOf(tx, { memberId, gameId: row.game_id });
    await tell(tx, {
      merchantCode,
      memberId,
      kind: 'freeSpinsPaid',
      name: `freeSpinsPaid ${row.id}`,
      values: {
        game: { text: game?.name ?? row.game_id },
        amount: { money: toWireAmount(row.won_minor, decimals), currency: row.currency },
      },
      at: now,
    });
  }
  await updateSeries(tx, row, { settled_at: now });
}

/** Leaves a spin that was open, and ends the series with its last one. */
async function leave(
  deps: FreeSpinsDeps,
  tx: Tx,
  { merchantCode, id, now, isBack }: SpinOf & { readonly now: Date; readonly isBack: boolean },
): Promise<void> {
  const row = await lockSeries(tx, merchantCode, id);
  if (!row) return;
  const used = isBack ? row.used - 1 : row.used;
  const playing = row.playing - 1;
  const isLast = row.state === 'active' && used === row.spins && playing === 0;
  const next = await updateSeries(tx, row, {
    used,
    playing,
    ...(isLast && { state: 'usedUp' as const, ended_at: now, warn_at: null }),
  });
  await settle(deps, tx, next, now);
}

const createBook = (deps: FreeSpinsDeps): SpinBook => ({
  find: findPlayable,
  async take(tx, wanted) {
    const row = await lockSeries(tx, wanted.merchantCode, wanted.id);
    const isOpen =
      row?.member_id === wanted.memberId &&
      row.vendor_code === wanted.vendorCode &&
      row.game_id === wanted.gameId &&
      row.currency === wanted.currency &&
      row.state === 'active' &&
      row.expires_at > wanted.now &&
      row.used < row.spins;
    if (!isOpen) return 'over';
    if (row.stake_minor !== wanted.amountMinor) return 'stake';
    await updateSeries(tx, row, { used: row.used + 1, playing: row.playing + 1 });
    return 'taken';
  },
  win: addWon,
  giveBack: (tx, of) => leave(deps, tx, { ...of, isBack: true }),
  close: (tx, of) => leave(deps, tx, { ...of, isBack: false }),
});

/** Tells members of spins that end soon, each once. */
async function warn(tx: Tx, merchantCode: string, now: Date): Promise<void> {
  const rows = await takeToWarn(tx, merchantCode, { now, limit: BATCH });
  await tellAll(
    tx,
    { merchantCode, at: now },
    rows
      .filter(({ used, spins, expires_at: at }) => used < spins && at > now)
      .map(({ id, member_id: memberId, game, used, spins, expires_at: at }) => ({
        memberId,
        kind: 'freeSpinsEndingSoon' as const,
        name: `freeSpinsEndingSoon ${id}`,
        values: {
          left: { text: String(spins - used) },
          game: { text: game },
          until: { time: at.toISOString() },
        },
      })),
  );
}

/** Makes them. */
export function createFreeSpins(deps: FreeSpinsDeps): FreeSpins {
  const { db, clock, onError } = deps;

  async function endDue(merchantCode: string): Promise<void> {
    const now = clock();
    const due = await withTransaction(db, { merchantCode }, (tx) =>
      listDue(tx, merchantCode, { now, limit: BATCH }),
    );
    for (const id of due) {
      await withTransaction(db, { merchantCode }, async (tx) => {
        const row = await lockSeries(tx, merchantCode, id);
        if (!row) return;
        const isOver = row.state === 'active' && row.expires_at <= now;
        const ended = isOver
          ? await updateSeries(tx, row, { state: 'expired', ended_at: now, warn_at: null })
          : row;
        await settle(deps, tx, ended, now);
      }).catch(onError);
    }
  }

  return {
    ...createBook(deps),
    grant: (tx, grant) => give(deps, tx, grant),
    async remove(tx, { merchantCode, id, now, by, reason }) {
      const row = await lockSeries(tx, merchantCode, id);
      if (row?.state !== 'active') return undefined;
      const ended = await updateSeries(tx, row, {
        state: 'removed',
        ended_at: now,
        ended_by: by,
        reason,
        warn_at: null,
      });
      await settle(deps, tx, ended, now);
      return ended;
    },
    async work() {
      for (const merchantCode of await listMerchantsWithDue(db.owner, clock())) {
        await endDue(merchantCode)
          .then(() =>
            withTransaction(db, { merchantCode }, (tx) => warn(tx, merchantCode, clock())),
          )
          .catch(onError);
      }
    },
  };
}
