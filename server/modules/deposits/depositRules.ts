import type { MethodTerms } from '../../../engine/payments/paymentTerms.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { listOpenDeposits, sumDay } from './deposits.repository.ts';

const DEFAULT_OPEN_ORDERS = 3;
export const MINUTE_MS = 60_000;

export const limit = (what: string, left: string | null, message: string) =>
  new Problem('paymentLimit', message, { value: { limit: what, left } });

/** The channels that take money in now, with the room of their day. */
export const listChannels = (
  { payments }: { readonly payments: Pick<PaymentsService, 'listOpenChannels'> },
  tx: Tx,
  { caller: { brand }, now }: PaymentCall,
) =>
  payments.listOpenChannels(tx, {
    merchantCode: brand.merchantCode,
    direction: 'in',
    timeZone: brand.timeZone,
    now,
  });

interface Standing {
  readonly open: readonly DepositRow[];
  readonly ordersLeft: number;
  readonly dayLeftMinor: bigint | null;
}

export async function readStanding(
  tx: Tx,
  { caller, member, now }: PaymentCall,
): Promise<Standing> {
  const { payments, currency, timeZone } = caller.brand;
  const { openOrders = DEFAULT_OPEN_ORDERS, dailyCap } = payments.deposits ?? {};
  const open = await listOpenDeposits(tx, member.memberId);
  const spent = await sumDay(tx, { memberId: member.memberId, timeZone, now });
  const capMinor =
    dailyCap === undefined ? null : BigInt(Math.trunc(dailyCap)) * 10n ** BigInt(currency.decimals);
  const left = capMinor === null ? null : capMinor - spent;
  return {
    open,
    ordersLeft: Math.max(0, openOrders - open.length),
    dayLeftMinor: left !== null && left < 0n ? 0n : left,
  };
}

/** Whether a method is for this visitor at all. */
export const isFor = (
  { minRank, countries }: MethodTerms,
  { caller }: PaymentCall,
  rank: number,
): boolean =>
  rank >= minRank &&
  (countries === null || caller.country === null || countries.includes(caller.country));

export function checkAmount(
  terms: MethodTerms,
  amountMinor: bigint,
  { decimals, dayLeftMinor }: { decimals: number; dayLeftMinor: bigint | null },
): void {
  const write = (minor: bigint) => toWireAmount(minor, decimals);
  if (terms.wholeOnly && amountMinor % 10n ** BigInt(decimals) !== 0n) {
    throw new Problem('amountInvalid', 'Only whole amounts can be paid in by this.');
  }
  if (amountMinor < terms.minMinor) {
    throw limit('min', write(terms.minMinor), 'That is less than can be paid in by this.');
  }
  if (amountMinor > terms.maxMinor) {
    throw limit('max', write(terms.maxMinor), 'That is more than can be paid in by this.');
  }
  if (dayLeftMinor !== null && amountMinor > dayLeftMinor) {
    throw limit('day', write(dayLeftMinor), 'That is more than can be paid in today.');
  }
}
