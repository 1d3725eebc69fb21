import { addPoints, convertPoints } from '../../../engine/rewards/points.ts';
import { dayIn, momentOf } from '../../../engine/zonedTime.ts';
import type { BodyOf, QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointDetails,
  PointRefusal,
} from '../../../schemas/api/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { makeOrderName } from '../payments/orderName.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import { countOrdered } from './mall.repository.ts';
import {
  listEntries,
  lockAccounts,
  readAccount,
  sumConverted,
  writeEntries,
} from './points.repository.ts';
import { readPointTerms } from './pointTerms.ts';

type Config = ValueOf<typeof getPointConfig>;

/** Points of members, and what they are worth. */
export interface PointsService {
  readConfig(call: { readonly caller: Pick<Caller, 'brand'> }): Promise<Config>;
  /** Throws Problem realAccountNeeded. */
  readBalance(call: PaymentCall): Promise<ValueOf<typeof getPointBalance>>;
  /** Throws Problem realAccountNeeded. */
  listDetails(
    call: PaymentCall,
    query: QueryOf<typeof getPointDetails> & { readonly pageSize: number },
  ): Promise<ValueOf<typeof getPointDetails>>;
  /** Throws Problem realAccountNeeded, paymentPassEnded or pointsRefused. */
  convert(
    tx: Tx,
    call: PaymentCall,
    wanted: BodyOf<typeof convertPoint>,
  ): Promise<ValueOf<typeof convertPoint>>;
}

/** What the service is made of. */
export interface PointsDeps {
  readonly db: Database;
  readonly random: (bytes: number) => Buffer;
  readonly accounts: Pick<PayoutAccountsService, 'spend'>;
  readonly bonuses: Pick<BonusEngine, 'grant'>;
}

/** Refuses points that are to be spent. */
export const refusePoints = (why: PointRefusal): Problem =>
  new Problem('pointsRefused', 'The points cannot be spent like this.', { value: { why } });

/** Throws Problem pointsRefused for who gets nothing at the moment. */
export async function requireRewarded(tx: Tx, { member, now }: PaymentCall): Promise<void> {
  if (!(await mayBeRewarded(tx, member.memberId, now))) throw refusePoints('account');
}

const todayFrom = ({ timeZone }: ResolvedBrand, now: Date) =>
  new Date(momentOf(timeZone, dayIn(timeZone, now.getTime()), 0));

const createConverter =
  ({ random, accounts, bonuses }: PointsDeps): PointsService['convert'] =>
  async (tx, call, { points, pass }) => {
    requireRealAccount(call);
    const { caller, member, now } = call;
    const { brand } = caller;
    const { merchantCode, currency } = brand;
    const { memberId } = member;
    await accounts.spend(tx, call, pass);
    await requireRewarded(tx, call);
    const { conversion } = await readPointTerms(tx, brand);
    if (!conversion) throw refusePoints('closed');
    const account = (await lockAccounts(tx, merchantCode, [memberId])).get(memberId)!;
    const wanted = BigInt(points);
    if (wanted > account.balance) throw refusePoints('balance');
    if (wanted % BigInt(conversion.step) !== 0n) throw refusePoints('step');
    const done = await sumConverted(tx, { memberId, since: todayFrom(brand, now) });
    const bill = convertPoints(wanted, conversion, done);
    if (bill.used < wanted) throw refusePoints('dayCap');
    const name = makeOrderName('P', now, random);
    const after = addPoints(account, -bill.used);
    await writeEntries(tx, merchantCode, {
      entries: [
        { member: memberId, kind: 'converted', points: -bill.used, after, reference: name },
      ],
      at: now,
    });
    await bonuses.grant(tx, {
      merchantCode,
      memberId,
      origin: 'points',
      reference: `points:${memberId}:${name}`,
      currency,
      amountMinor: bill.creditedMinor,
      terms: { pays: 'cash', turnover: conversion.turnover },
      now,
    });
    return {
      used: Number(bill.used),
      amount: toWireAmount(bill.creditedMinor, currency.decimals),
      left: Number(after.balance),
    };
  };

/** Makes the service. */
export function createPointsService(deps: PointsDeps): PointsService {
  const { db } = deps;
  const inBrand = <T>({ brand }: Pick<Caller, 'brand'>, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: brand.merchantCode }, work);
  return {
    convert: createConverter(deps),
    readConfig: ({ caller }) =>
      inBrand(caller, async (tx) => {
        const { currency } = caller.brand;
        const { ratios, conversion } = await readPointTerms(tx, caller.brand);
        const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
        return {
          currency: currency.code,
          ratios: Object.entries(ratios).map(([category, minor]) => ({
            category: category as Config['ratios'][number]['category'],
            amount: write(minor),
          })),
          conversion: conversion && {
            step: conversion.step,
            amount: write(conversion.stepMinor),
            dayCap: conversion.dayCap,
            turnover: conversion.turnover,
          },
        };
      }),
    readBalance(call) {
      requireRealAccount(call);
      const { caller, member, now } = call;
      const { brand } = caller;
      const { memberId } = member;
      return inBrand(caller, async (tx) => {
        const { balance, owed } = await readAccount(tx, memberId);
        const { conversion } = await readPointTerms(tx, brand);
        const done = await sumConverted(tx, { memberId, since: todayFrom(brand, now) });
        const { club_rank: level } = await getMember(tx, brand.merchantCode, memberId);
        const bill = conversion && convertPoints(balance, conversion, done);
        return {
          points: Number(balance),
          owed: Number(owed),
          convertible: Number(bill?.used ?? 0n),
          level,
          ordered: [...(await countOrdered(tx, memberId))],
        };
      });
    },
    listDetails(call, { kind, before, pageSize }) {
      requireRealAccount(call);
      const { memberId } = call.member;
      return inBrand(call.caller, async (tx) => {
        const rows = await listEntries(tx, {
          memberId,
          kind,
          before: before === undefined ? null : BigInt(before),
          limit: pageSize + 1,
        });
        const shown = rows.slice(0, pageSize);
        return {
          list: shown.map((row) => ({
            id: String(row.id),
            kind: row.kind,
            points: Number(row.points),
            after: Number(row.balance_after),
            reference: row.reference,
            at: row.at.toISOString(),
          })),
          next: rows.length > shown.length ? String(shown.at(-1)!.id) : null,
        };
      });
    },
  };
}
