import { parseMinor } from '../../../engine/minorUnits.ts';
import { releaseCap, requiredWagering } from '../../../engine/rewards/bonuses.ts';
import type { BonusOrigin } from '../../../schemas/api/rewards.ts';
import type { BonusTerms, WageredTerms } from '../../../schemas/bonusTerms.ts';
import type { BonusMoneyRow } from '../../db/bonusTables.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { areRewardsHeld, mayBeRewarded } from '../../db/rewardedMembers.ts';
import { Problem } from '../../http/problem.ts';
import { lockWallet, readBonusMoney } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import { activeFrom, endBonus, payOut } from './bonusMoney.ts';
import { warnOfEnds } from './bonusNews.ts';
import {
  findActive,
  findBonus,
  insertBonus,
  listDue,
  listMerchantsToWork,
  takeEvents,
  type BonusHolder,
} from './bonuses.repository.ts';
import { countBets, countTogether, endPlayed } from './counting.ts';

/** Something that a member is given. */
export interface Grant {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly origin: BonusOrigin;
  /** The fact that it is given for, `<origin>:…`, of at most 150 characters: it is given once, and names the transfer. */
  readonly reference: string;
  /** What it is called, in the member's language; missing where the origin says enough. */
  readonly title?: string;
  readonly currency: { readonly code: string; readonly decimals: number };
  /** Above zero. */
  readonly amountMinor: bigint;
  /** The deposit that it is for, where its terms multiply that as well. */
  readonly depositMinor?: bigint;
  readonly terms: BonusTerms;
  readonly now: Date;
  /** It is the member's by what was played, such as cashback: a break does not keep it back. */
  readonly isOwed?: boolean;
}

/** What came of it; `refused` where the member gets nothing at the moment, and nothing was changed. */
export type Granted = 'granted' | 'repeated' | 'refused';

/** How it stands with a member's bonus money. */
export interface Looked {
  readonly active: BonusMoneyRow | undefined;
  readonly balanceMinor: bigint;
}

/** The one way in which members are given anything. */
export interface BonusEngine {
  /** Gives something, once, in the transaction of who calls. */
  grant(tx: Tx, grant: Grant): Promise<Granted>;
  /** The bonus that is active once all that was settled is counted, and what is left of it. The wallet is locked. */
  look(tx: Tx, holder: BonusHolder, now: Date): Promise<Looked>;
  /** Ends a bonus that its member gives up, the active one where none is named; gives what was taken back, null for nothing. */
  forfeit(
    tx: Tx,
    holder: BonusHolder,
    of: { readonly id?: bigint; readonly now: Date },
  ): Promise<bigint | null>;
  /** Ends a bonus by the staff; false where it has ended. */
  remove(
    tx: Tx,
    holder: BonusHolder,
    of: { readonly id: bigint; readonly now: Date; readonly by: string; readonly reason: string },
  ): Promise<boolean>;
  /** Counts bets that were settled, and ends what is over. */
  work(): Promise<void>;
}

/** What the engine is made of. */
export interface BonusEngineDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly turnover: TurnoverService;
  readonly onError: (error: unknown) => void;
}

const BATCH = 500;

async function grantCash(
  tx: Tx,
  turnover: TurnoverService,
  grant: Grant & { readonly multiplier: string },
): Promise<Granted> {
  const { merchantCode, memberId, reference, title, currency, amountMinor, multiplier, now } =
    grant;
  const { isNew } = await post(tx, {
    merchantCode,
    id: reference,
    kind: 'bonus',
    ...(title !== undefined && { reference: title }),
    currency: currency.code,
    legs: moveLegs({ house: 'bonuses' }, { member: memberId }, amountMinor),
    at: now,
  });
  if (!isNew) return 'repeated';
  await turnover.add(tx, {
    merchantCode,
    memberId,
    source: 'bonus',
    reference,
    creditedMinor: amountMinor,
    multiplier,
    at: now,
  });
  return 'granted';
}

async function grantBonus(tx: Tx, grant: Grant, terms: WageredTerms): Promise<Granted> {
  const { merchantCode, memberId, currency, amountMinor, depositMinor = 0n, now } = grant;
  const { code, decimals } = currency;
  await lockWallet(tx, { merchantCode, memberId, currency: code }, now);
  const before = await findActive(tx, { merchantCode, memberId });
  const row = await insertBonus(tx, {
    merchant_code: merchantCode,
    member_id: memberId,
    origin: grant.origin,
    reference: grant.reference,
    title: grant.title ?? null,
    model: terms.model,
    currency: code,
    decimals,
    terms: JSON.stringify(terms),
    amount_minor: amountMinor,
    deposit_minor: depositMinor,
    required_minor: requiredWagering({ amountMinor, depositMinor }, terms),
    max_bet_minor: terms.maxBet === null ? null : parseMinor(terms.maxBet, decimals),
    cap_minor: releaseCap(amountMinor, terms.maxRelease, decimals),
    granted_at: now,
    ...(before
      ? { state: 'offered', activated_at: null, expires_at: null }
      : activeFrom(now, terms)),
    ended_at: null,
    ended_by: null,
    reason: null,
  });
  if (!row) return 'repeated';
  if (!before) await payOut(tx, row, now);
  return 'granted';
}

/** Whether something is given now. Throws Problem rewardsHeld for what was earned and waits: nothing of the claim is kept. */
async function mayHave(tx: Tx, { isOwed, memberId, now }: Grant): Promise<boolean> {
  if (isOwed !== true) return mayBeRewarded(tx, memberId, now);
  if (await areRewardsHeld(tx, memberId)) {
    throw new Problem('rewardsHeld', 'Rewards of the member wait until somebody has looked.');
  }
  return true;
}

/** Finds a bonus that has not ended, with what was settled counted. */
async function findOpen(
  look: BonusEngine['look'],
  tx: Tx,
  holder: BonusHolder,
  { id, now }: { readonly id?: bigint; readonly now: Date },
) {
  const { active } = await look(tx, holder, now);
  const row = id === undefined ? active : await findBonus(tx, holder, id);
  return row && row.ended_at === null ? row : undefined;
}

/** Makes the engine. */
export function createBonusEngine({ db, clock, turnover, onError }: BonusEngineDeps): BonusEngine {
  const warn = (merchantCode: string) =>
    withTransaction(db, { merchantCode }, (tx) => warnOfEnds(tx, merchantCode, clock()));

  async function count(merchantCode: string): Promise<void> {
    for (;;) {
      const taken = await withTransaction(db, { merchantCode }, async (tx) => {
        const events = await takeEvents(tx, { limit: BATCH });
        await countTogether(tx, merchantCode, { events, now: clock() });
        return events.length;
      });
      // What comes meanwhile is for the next run, so that one merchant's play holds up no other's.
      if (taken < BATCH) return;
    }
  }

  async function expire(merchantCode: string): Promise<void> {
    const now = clock();
    const due = await withTransaction(db, { merchantCode }, (tx) =>
      listDue(tx, { now, limit: BATCH }),
    );
    for (const { member_id: memberId } of due) {
      // What was settled before the end counts, even if nobody has looked yet.
      await withTransaction(db, { merchantCode }, (tx) =>
        look(tx, { merchantCode, memberId }, now),
      );
    }
  }

  async function look(tx: Tx, holder: BonusHolder, now: Date): Promise<Looked> {
    const { merchantCode, memberId } = holder;
    const before = await findActive(tx, holder);
    if (!before) return { active: undefined, balanceMinor: 0n };
    const owner = { merchantCode, memberId, currency: before.currency };
    const events = await takeEvents(tx, { limit: BATCH, memberId });
    await lockWallet(tx, owner, now);
    await countBets(tx, merchantCode, events);
    const active = await endPlayed(tx, holder, now);
    if (active?.expires_at && active.expires_at <= now) {
      await endBonus(tx, active, { state: 'expired', now });
      return look(tx, holder, now);
    }
    return { active, balanceMinor: active ? await readBonusMoney(tx, owner) : 0n };
  }

  return {
    look,
    async forfeit(tx, holder, { id, now }) {
      const row = await findOpen(look, tx, holder, { now, ...(id !== undefined && { id }) });
      if (!row) return null;
      await lockWallet(tx, { ...holder, currency: row.currency }, now);
      await endBonus(tx, row, { state: 'forfeited', now, by: 'member' });
      return (await findBonus(tx, holder, row.id))!.removed_minor;
    },
    async remove(tx, holder, { id, now, by, reason }) {
      const row = await findOpen(look, tx, holder, { id, now });
      if (!row) return false;
      await lockWallet(tx, { ...holder, currency: row.currency }, now);
      await endBonus(tx, row, { state: 'removed', now, by, reason });
      return true;
    },
    async grant(tx, grant) {
      if (!grant.reference.startsWith(`${grant.origin}:`)) {
        throw new Error(`A grant of "${grant.origin}" is not named "${grant.reference}".`);
      }
      if (!(await mayHave(tx, grant))) return 'refused';
      return grant.terms.pays === 'cash'
        ? grantCash(tx, turnover, { ...grant, multiplier: grant.terms.turnover })
        : grantBonus(tx, grant, grant.terms);
    },
    async work() {
      for (const merchantCode of await listMerchantsToWork(db.owner, clock())) {
        await count(merchantCode)
          .then(() => expire(merchantCode))
          .then(() => warn(merchantCode))
          .catch(onError);
      }
    },
  };
}
