import { cashbackRatesOf, type CashbackTerms } from '../../../engine/rewards/cashbackTerms.ts';
import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import type { claimCashback, getCashback } from '../../../schemas/api/cashback.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { CashbackDayRow } from '../../db/cashbackTables.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import type { Claimable } from '../rewards/rewards.service.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import {
  findNextOpening,
  listClaimable,
  listDayOfMembers,
  listDays,
  lockClaims,
  lockClosing,
  setClaimed,
  writeDays,
  type DayOfMember,
} from './cashback.repository.ts';
import { readTerms } from './cashbackTerms.ts';
import { reckonDay, type ReckonedDay } from './reckonDay.ts';

/** Money back on bets. */
export interface CashbackService {
  /** Throws Problem realAccountNeeded. */
  read(
    call: PaymentCall,
    query: { readonly before?: string; readonly pageSize: number },
  ): Promise<ValueOf<typeof getCashback>>;
  /** What a claim would pay now, as one reward; none where there is nothing. */
  listClaimable(tx: Tx, call: PaymentCall): Promise<readonly Claimable[]>;
  /** Pays everything that can be claimed. Throws Problem realAccountNeeded. */
  claim(tx: Tx, call: PaymentCall): Promise<ValueOf<typeof claimCashback>>;
  /** The same, but says what was paid in minor units. */
  payAll(tx: Tx, call: PaymentCall): Promise<Paid>;
}

/** What a claim paid. */
interface Paid {
  readonly amountMinor: bigint;
  readonly days: number;
}

/** What a member can claim, and how today stands. */
interface Standing {
  readonly terms: CashbackTerms | null;
  readonly isPaused: boolean;
  readonly member: DayOfMember;
  readonly today: string;
  readonly reckoned: ReckonedDay | null;
  readonly open: readonly CashbackDayRow[];
  /** What today gives at once; zero where days are claimed once they are over. */
  readonly earlyMinor: bigint;
  readonly claimableMinor: bigint;
}

async function readStanding(tx: Tx, { caller, member, now }: PaymentCall): Promise<Standing> {
  const { brand } = caller;
  const { merchantCode, currency, timeZone } = brand;
  const { memberId } = member;
  const today = dayIn(timeZone, now.getTime());
  const yesterday = addDays(today, -1);
  const terms = await readTerms(tx, brand, today);
  const [own] = await listDayOfMembers(
    tx,
    { merchantCode, currency: currency.code, day: today },
    { only: memberId },
  );
  const open = await listClaimable(tx, { memberId, now });
  const openMinor = open.reduce((sum, row) => sum + row.sum_minor, 0n);
  const reckoned = terms && reckonDay(own!, terms);
  let earlyMinor = 0n;
  if (terms?.mode === 'claimNow' && reckoned!.sumMinor > 0n) {
    // What comes over is known once the days before are closed, and they are not closed while it is paid.
    const lock = { begin: yesterday, isShared: true };
    const isReady = (await lockClosing(tx, merchantCode, lock)) >= yesterday;
    const isEnough = openMinor + reckoned!.sumMinor >= terms.minMinor;
    if (isReady && isEnough) earlyMinor = reckoned!.sumMinor;
  }
  return {
    terms,
    isPaused: !(await mayBeRewarded(tx, memberId, now)),
    member: own!,
    today,
    reckoned,
    open,
    earlyMinor,
    claimableMinor: openMinor + earlyMinor,
  };
}

function showDay(row: CashbackDayRow): ValueOf<typeof getCashback>['list'][number] {
  const write = (minor: bigint | string) => toWireAmount(BigInt(minor), row.decimals);
  return {
    day: row.day,
    state: row.state,
    amount: write(row.sum_minor + row.early_minor),
    carriedIn: write(row.carried_in_minor),
    lines: row.lines.map(({ category, validMinor, rate, amountMinor }) => ({
      category,
      validBet: write(validMinor),
      rate,
      amount: write(amountMinor),
    })),
    opensAt: row.opens_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  };
}

/** Writes down that a part of today was claimed. */
async function writeEarly(
  tx: Tx,
  { caller, member, now }: PaymentCall,
  { today, member: own, reckoned, earlyMinor }: Standing,
): Promise<number> {
  const { merchantCode, currency } = caller.brand;
  const claims = (own.running?.early_claims ?? 0) + 1;
  await writeDays(tx, [
    {
      merchant_code: merchantCode,
      member_id: member.memberId,
      day: today,
      currency: currency.code,
      decimals: currency.decimals,
      level: own.level,
      lines: reckoned!.lines,
      carried_in_minor: reckoned!.carriedInMinor,
      early_minor: (own.running?.early_minor ?? 0n) + earlyMinor,
      early_claims: claims,
      sum_minor: 0n,
      state: 'running',
      opens_at: now,
      expires_at: null,
      closed_at: null,
      claimed_at: now,
    },
  ]);
  return claims;
}

type Grants = Pick<BonusEngine, 'grant'>;

async function pay(
  tx: Tx,
  bonuses: Grants,
  { caller, member, now }: PaymentCall,
  { day, part, amountMinor }: { day: string; part?: number; amountMinor: bigint },
): Promise<void> {
  const name = `cashback:${member.memberId}:${day}`;
  const { merchantCode, currency } = caller.brand;
  await bonuses.grant(tx, {
    merchantCode,
    memberId: member.memberId,
    origin: 'cashback',
    reference: part === undefined ? name : `${name}:${part}`,
    title: `cashback ${day}`,
    currency,
    amountMinor,
    terms: { pays: 'cash', turnover: '0' },
    now,
    isOwed: true,
  });
}

async function describeClaim(tx: Tx, call: PaymentCall): Promise<readonly Claimable[]> {
  const { open, earlyMinor, claimableMinor } = await readStanding(tx, call);
  if (claimableMinor === 0n) return [];
  const ends = open.flatMap(({ expires_at: at }) => at ?? []);
  return [
    {
      id: 'all',
      title: null,
      amountMinor: claimableMinor,
      days: open.length + (earlyMinor > 0n ? 1 : 0),
      turnover: '0',
      expiresAt: ends.length === 0 ? null : ends.reduce((one, at) => (at < one ? at : one)),
    },
  ];
}

/** Pays everything that can be claimed. */
function createPayer({
  badges,
  bonuses,
}: {
  readonly badges: Pick<BadgesService, 'tell'>;
  readonly bonuses: Grants;
}) {
  return async (tx: Tx, call: PaymentCall): Promise<Paid> => {
    const { caller, member, now } = call;
    const { merchantCode } = caller.brand;
    const { memberId } = member;
    await lockClaims(tx, memberId);
    const standing = await readStanding(tx, call);
    const { open, earlyMinor, claimableMinor, today } = standing;
    for (const { day, sum_minor: amountMinor } of open)
      await pay(tx, bonuses, call, { day, amountMinor });
    await setClaimed(tx, { memberId, days: open.map(({ day }) => day), at: now });
    if (earlyMinor > 0n) {
      const part = await writeEarly(tx, call, standing);
      await pay(tx, bonuses, call, { day: today, part, amountMinor: earlyMinor });
    }
    if (claimableMinor > 0n) await badges.tell(tx, { merchantCode, memberId });
    return { amountMinor: claimableMinor, days: open.length + (earlyMinor > 0n ? 1 : 0) };
  };
}

/** Makes the service. */
export function createCashbackService({
  db,
  badges,
  bonuses,
}: {
  readonly db: Database;
  readonly badges: Pick<BadgesService, 'tell'>;
  readonly bonuses: Grants;
}): CashbackService {
  const payAll = createPayer({ badges, bonuses });
  return {
    payAll,
    read(call, { before, pageSize }) {
      requireRealAccount(call);
      const { brand } = call.caller;
      const { memberId } = call.member;
      const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
      return withTransaction(db, { merchantCode: brand.merchantCode }, async (tx) => {
        const standing = await readStanding(tx, call);
        const { reckoned, member, open, earlyMinor } = standing;
        const terms = standing.isPaused ? null : standing.terms;
        const opensAt = await findNextOpening(tx, { memberId, now: call.now });
        const found = await listDays(tx, { memberId, before: before ?? null, limit: pageSize + 1 });
        const shown = found.slice(0, pageSize);
        return {
          currency: brand.currency.code,
          terms: terms && {
            mode: terms.mode,
            rates: [...cashbackRatesOf(terms, member.level)].map(([category, rate]) => ({
              category,
              rate,
            })),
            min: write(terms.minMinor),
            dayCap: terms.capMinor === null ? null : write(terms.capMinor),
            claimDays: terms.claimDays,
          },
          claimable: write(standing.claimableMinor),
          days: open.length + (earlyMinor > 0n ? 1 : 0),
          opensAt: opensAt?.toISOString() ?? null,
          today: terms && {
            day: standing.today,
            validBet: write(reckoned!.validMinor),
            amount: write(ownOf(standing)),
          },
          carried: write(member.running ? 0n : member.carriedMinor),
          list: shown.map(showDay),
          next: found.length > shown.length ? shown.at(-1)!.day : null,
        };
      });
    },
    listClaimable: describeClaim,
    async claim(tx, call) {
      requireRealAccount(call);
      const { amountMinor, days } = await payAll(tx, call);
      return { amount: toWireAmount(amountMinor, call.caller.brand.currency.decimals), days };
    },
  };
}

/** What today gives beside what came over. */
function ownOf({ reckoned, member }: Standing): bigint {
  const carried = member.running ? 0n : member.carriedMinor;
  return reckoned!.sumMinor > carried ? reckoned!.sumMinor - carried : 0n;
}
