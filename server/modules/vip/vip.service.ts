import { growthOf, type VipLevel } from '../../../engine/rewards/vip.ts';
import { cashbackRatesOf } from '../../../engine/rewards/cashbackTerms.ts';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getVipHistory, getVipProgramme, getVipStanding } from '../../../schemas/api/vip.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { VipGiftRow } from '../../db/vipTables.ts';
import type { Caller } from '../../http/caller.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import { readTerms as readCashback } from '../cashback/cashbackTerms.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import type { Claimable } from '../rewards/rewards.service.ts';
import { listOpenGifts, takeGift } from './gifts.repository.ts';
import { hasOwnService, levelOf, nameOf, readVipTerms } from './levels.ts';
import { findStanding, listMonths, listStepsOf, lockMember, sumDay } from './vip.repository.ts';

type Programme = ValueOf<typeof getVipProgramme>;
type Shown = ValueOf<typeof getVipStanding>;

/** The VIP programme as everybody sees it. */
export interface VipProgramme {
  read(call: {
    readonly caller: Pick<Caller, 'brand' | 'locale'>;
    readonly now: Date;
  }): Promise<Programme>;
}

/** What a member has of the VIP programme. */
export interface VipService {
  /** Throws Problem realAccountNeeded. */
  readStanding(call: PaymentCall): Promise<Shown>;
  /** Throws Problem realAccountNeeded. */
  listHistory(
    call: PaymentCall,
    query: { readonly before?: string; readonly pageSize: number },
  ): Promise<ValueOf<typeof getVipHistory>>;
  listClaimable(tx: Tx, call: PaymentCall): Promise<readonly Claimable[]>;
  countClaimable(tx: Tx, owner: { readonly memberId: string; readonly now: Date }): Promise<number>;
  /** Pays a gift once; says what this call paid, in minor units. */
  payOne(tx: Tx, call: PaymentCall, name: string): Promise<bigint>;
}

/** What the service is made of. */
export interface VipDeps {
  readonly db: Database;
  readonly badges: Pick<BadgesService, 'tell'>;
  readonly bonuses: Pick<BonusEngine, 'grant'>;
}

const kindOf = ({ name }: Pick<VipGiftRow, 'name'>) =>
  name.split(':', 1)[0] as Shown['gifts'][number]['kind'];

/** The highest rate of cashback at a level; null where there is none. */
async function readRates(tx: Tx, brand: ResolvedBrand, now: Date) {
  const terms = await readCashback(tx, brand, dayIn(brand.timeZone, now.getTime()));
  return (level: number): string | null => {
    if (!terms) return null;
    const rates = [...cashbackRatesOf(terms, level).values()];
    return rates.sort((one, other) => Number(other) - Number(one))[0] ?? null;
  };
}

function showLevel(
  level: VipLevel,
  at: number,
  { brand, locale, cashback }: { brand: ResolvedBrand; locale: string; cashback: string | null },
): Programme['levels'][number] {
  const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
  const maybe = (minor: bigint | null) => (minor === null ? null : write(minor));
  const { monthly, withdrawal } = level;
  return {
    level: at,
    name: nameOf(level, locale, brand),
    threshold: level.threshold,
    keep: level.keep,
    gift: write(level.giftMinor),
    birthday: write(level.birthdayMinor),
    monthly: monthly && {
      amount: write(monthly.amountMinor),
      minDeposit: write(monthly.minDepositMinor),
      minBet: write(monthly.minBetMinor),
    },
    withdrawal: {
      dayCount: withdrawal.dayCount,
      daySum: maybe(withdrawal.daySumMinor),
      max: maybe(withdrawal.maxMinor),
      freeADay: withdrawal.freeADay,
      feeRate: withdrawal.feeRate,
    },
    cashback,
    hasOwnService: hasOwnService(at),
  };
}

async function readStanding(tx: Tx, { caller, member, now }: PaymentCall): Promise<Shown> {
  const { brand } = caller;
  const { merchantCode, currency, timeZone } = brand;
  const { memberId } = member;
  const terms = await readVipTerms(tx, brand);
  const row = await getMember(tx, merchantCode, memberId);
  const { level, terms: own } = levelOf(terms, row.club_rank);
  const standing = await findStanding(tx, memberId);
  const today = dayIn(timeZone, now.getTime());
  const played = await sumDay(tx, { merchantCode, memberId, currency: currency.code, day: today });
  const first = `${today.slice(0, 7)}-01`;
  const [month] = own.monthly
    ? await listMonths(
        tx,
        {
          merchantCode,
          currency: currency.code,
          first,
          last: today,
          from: new Date(momentOf(timeZone, first, 0)),
          to: now,
          after: memberId,
          limit: 1,
          only: memberId,
        },
        now,
      )
    : [];
  const gifts = (await mayBeRewarded(tx, memberId, now))
    ? await listOpenGifts(tx, { memberId, now })
    : [];
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  return {
    currency: currency.code,
    level,
    points: Number(standing?.points ?? 0n),
    today: growthOf(played, terms.factors, currency.decimals),
    keep:
      standing && level > 0 && own.keep > 0
        ? {
            needed: own.keep,
            reached: Number(standing.kept_growth),
            until: addDays(standing.kept_from, terms.keepDays - 1),
          }
        : null,
    month: month ? { deposited: write(month.deposited), bet: write(month.bet) } : null,
    gifts: gifts.map((gift) => ({
      id: gift.name,
      kind: kindOf(gift),
      level: gift.level,
      amount: write(gift.amount_minor),
      expiresAt: gift.expires_at?.toISOString() ?? null,
    })),
    birthday: row.birthday !== null,
  };
}

/** Pays a gift that waits; nothing where there is none, or its member gets nothing at the moment. */
const createPayer =
  ({ badges, bonuses }: Pick<VipDeps, 'badges' | 'bonuses'>): VipService['payOne'] =>
  async (tx, { caller, member, now }, name) => {
    const { brand, locale } = caller;
    const { merchantCode } = brand;
    const { memberId } = member;
    await lockMember(tx, memberId);
    if (!(await mayBeRewarded(tx, memberId, now))) return 0n;
    const gift = await takeGift(tx, { memberId, name, now });
    if (!gift) return 0n;
    const { terms: level } = levelOf(await readVipTerms(tx, brand), gift.level);
    await bonuses.grant(tx, {
      merchantCode,
      memberId,
      origin: 'vip',
      reference: `vip:${memberId}:${name}`,
      title: nameOf(level, locale, brand),
      currency: { code: gift.currency, decimals: gift.decimals },
      amountMinor: gift.amount_minor,
      terms: { pays: 'cash', turnover: gift.turnover },
      now,
    });
    await badges.tell(tx, { merchantCode, memberId });
    return gift.amount_minor;
  };

const inBrandOf =
  (db: Database) =>
  <T>({ brand }: Pick<Caller, 'brand'>, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: brand.merchantCode }, work);

/** Makes what reads the programme. */
export function createVipProgramme({ db }: Pick<VipDeps, 'db'>): VipProgramme {
  const inBrand = inBrandOf(db);
  return {
    read: ({ caller, now }) =>
      inBrand(caller, async (tx) => {
        const { brand, locale } = caller;
        const { factors, keepDays, turnover, levels } = await readVipTerms(tx, brand);
        const rateAt = await readRates(tx, brand, now);
        return {
          currency: brand.currency.code,
          keepDays,
          turnover,
          factors: Object.entries(factors).map(([category, factor]) => ({
            category: category as Programme['factors'][number]['category'],
            factor,
          })),
          levels: levels.map((level, at) =>
            showLevel(level, at, { brand, locale, cashback: rateAt(at) }),
          ),
        };
      }),
  };
}

/** Makes the service. */
export function createVipService(deps: VipDeps): VipService {
  const inBrand = inBrandOf(deps.db);
  return {
    payOne: createPayer(deps),
    readStanding(call) {
      requireRealAccount(call);
      return inBrand(call.caller, (tx) => readStanding(tx, call));
    },
    listHistory(call, { before, pageSize }) {
      requireRealAccount(call);
      const { memberId } = call.member;
      return inBrand(call.caller, async (tx) => {
        const rows = await listStepsOf(tx, {
          memberId,
          before: before === undefined ? null : BigInt(before),
          limit: pageSize + 1,
        });
        const shown = rows.slice(0, pageSize);
        return {
          list: shown.map((row) => ({
            id: String(row.id),
            day: row.day,
            kind: row.kind,
            gained: Number(row.gained),
            points: Number(row.points),
            from: row.from_level,
            to: row.to_level,
            at: row.at.toISOString(),
          })),
          next: rows.length > shown.length ? String(shown.at(-1)!.id) : null,
        };
      });
    },
    async listClaimable(tx, { caller, member, now }) {
      const { brand, locale } = caller;
      const terms = await readVipTerms(tx, brand);
      const gifts = await listOpenGifts(tx, { memberId: member.memberId, now });
      return gifts.map((gift) => ({
        id: gift.name,
        title: nameOf(levelOf(terms, gift.level).terms, locale, brand),
        amountMinor: gift.amount_minor,
        turnover: gift.turnover,
        expiresAt: gift.expires_at,
      }));
    },
    countClaimable: async (tx, owner) => (await listOpenGifts(tx, owner)).length,
  };
}
