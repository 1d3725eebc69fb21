import { groupBy, payDown } from '../../../engine/agents/contractBills.ts';
import type { ContractKind } from '../../../schemas/contracts.ts';
import type { BillRow } from '../../db/contractTables.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { lockAvailable } from '../../ledger/balances.ts';
import { postMany, type Posting } from '../../ledger/postMany.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import { tellAll, type Told } from '../notices/tell.ts';
import { wordOf } from './changes.ts';
import {
  giveToHouse,
  insertDebts,
  insertPayments,
  listFrozen,
  listPayable,
  lockDebts,
  payOff,
  setStates,
  type NewDebt,
  type OpenDebt,
  type PaidPart,
  type PayableBill,
  type PayWhich,
} from './payments.repository.ts';

/** Kinds whose bills come too often to tell each of them. */
const QUIET: readonly ContractKind[] = ['hourly', 'realTime'];

interface At {
  readonly merchantCode: string;
  readonly currency: string;
  readonly decimals: number;
  readonly now: Date;
}

/** A payment with the transfer that makes it. */
interface Part extends PaidPart {
  readonly kind: ContractKind;
  readonly period: string;
}

const toPosting = ({ merchantCode, currency, now }: At, part: Part): Posting => ({
  merchantCode,
  id: `bill:${part.billId}:${part.number}`,
  kind: part.kind === 'dividend' ? 'dividend' : 'salary',
  reference: part.period,
  currency,
  legs: moveLegs(
    part.payerId === null ? { house: 'commissions' } : { member: part.payerId },
    part.receiverId === null ? { house: 'commissions' } : { member: part.receiverId },
    part.amountMinor,
  ),
  at: now,
});

/** Moves the money of payments, and writes them down; gives those that a full wallet did not take. */
async function move(tx: Tx, at: At, parts: readonly Part[]): Promise<readonly Part[]> {
  const outcomes = await postMany(
    tx,
    parts.map((part) => toPosting(at, part)),
  );
  const isDone = (place: number) => outcomes[place] === 'posted' || outcomes[place] === 'repeated';
  const done = parts.filter((_, place) => isDone(place));
  await insertPayments(tx, at.merchantCode, done, at.now);
  return parts.filter((_, place) => !isDone(place));
}

/** What a payer's money goes to: what it owes first, then its bills. */
function spend(
  potMinor: bigint,
  payerId: string | null,
  { debts, bills }: { readonly debts: readonly OpenDebt[]; readonly bills: readonly PayableBill[] },
) {
  const paid = new Map(
    payDown(potMinor, [
      ...debts.map((debt) => ({ id: `debt ${debt.id}`, leftMinor: debt.left_minor })),
      ...bills.map((bill) => ({ id: `bill ${bill.id}`, leftMinor: bill.amount_minor })),
    ]).map(({ id, paidMinor }) => [id, paidMinor] as const),
  );
  const debtParts = debts.flatMap((debt) => {
    const amountMinor = paid.get(`debt ${debt.id}`);
    if (amountMinor === undefined) return [];
    const part: Part = {
      billId: debt.bill_id,
      number: debt.payments + 1,
      payerId,
      receiverId: debt.creditor_id,
      amountMinor,
      kind: debt.kind,
      period: debt.period_key,
    };
    return [{ debt, part }];
  });
  const billParts = bills.map((bill) => {
    const amountMinor = paid.get(`bill ${bill.id}`) ?? 0n;
    const part: Part = {
      billId: bill.id,
      number: 1,
      payerId,
      receiverId: bill.receiver_id,
      amountMinor,
      kind: bill.kind,
      period: bill.period_key,
    };
    return { bill, part };
  });
  return { debtParts, billParts };
}

const money = (at: At, minor: bigint) => ({
  money: toWireAmount(minor, at.decimals),
  currency: at.currency,
});

/** What payers and receivers are told of bills. */
function wordsOf(
  at: At,
  parts: readonly { readonly bill: PayableBill; readonly part: Part }[],
): readonly Told[] {
  return parts.flatMap(({ bill, part }): Told[] => {
    const told: Told[] = [];
    const contract = wordOf(bill.kind);
    const leftMinor = bill.amount_minor - part.amountMinor;
    const period = { text: bill.period_key.slice(bill.period_key.indexOf(':') + 1) };
    if (part.amountMinor > 0n && !QUIET.includes(bill.kind)) {
      told.push({
        memberId: bill.receiver_id,
        kind: 'contractPaid',
        name: `contractPaid ${bill.id}`,
        values: { contract, period, amount: money(at, part.amountMinor) },
      } as Told);
    }
    if (leftMinor > 0n && bill.payer_id !== null) {
      const amount = money(at, leftMinor);
      told.push(
        {
          memberId: bill.payer_id,
          kind: 'contractDebt',
          name: `contractDebt ${bill.id}`,
          values: { contract, period, amount, to: { text: bill.receiver } },
        } as Told,
        {
          memberId: bill.receiver_id,
          kind: 'contractOwed',
          name: `contractOwed ${bill.id}`,
          values: { contract, period, amount, by: { text: bill.payer ?? '' } },
        } as Told,
      );
    }
    return told;
  });
}

/** Writes down what was paid of debts, and tells who got the rest of one. */
async function settleDebts(
  tx: Tx,
  at: At,
  parts: readonly { readonly debt: OpenDebt; readonly part: Part }[],
): Promise<void> {
  const told: Told[] = [];
  for (const { debt, part } of parts) {
    await payOff(tx, debt, part.amountMinor, at.now);
    if (debt.creditor_id === null) continue;
    told.push({
      memberId: debt.creditor_id,
      kind: 'contractDebtPaid',
      name: `contractDebtPaid ${debt.bill_id} ${part.number}`,
      values: { contract: wordOf(debt.kind), amount: money(at, part.amountMinor) },
    } as Told);
  }
  await tellAll(tx, { merchantCode: at.merchantCode, at: at.now }, told);
}

/**
 * Pays the next bills from the top of lines down; gives how many it took on, 0 once none is left. Who received before pays
 * after, from its main wallet alone; what an agent has not is owed by it.
 */
export async function payNext(
  tx: Tx,
  which: PayWhich,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const bills = await listPayable(tx, which, limit);
  const [first] = bills;
  if (!first) return 0;
  const at: At = {
    merchantCode: first.merchant_code,
    currency: first.currency,
    decimals: first.decimals,
    now,
  };
  const payerIds = [...new Set(bills.flatMap(({ payer_id: id }) => id ?? []))];
  const debts =
    payerIds.length > 0 ? await lockDebts(tx, { memberIds: payerIds, currency: at.currency }) : [];
  const touched = [
    ...payerIds,
    ...bills.map(({ receiver_id: id }) => id),
    ...debts.flatMap(({ creditor_id: id }) => id ?? []),
  ];
  const wallets = await lockAvailable(tx, { ...at, memberIds: [...new Set(touched)] });
  const frozen = await listFrozen(tx, payerIds, now);
  const spent = [...groupBy(bills, ({ payer_id: id }) => id)].map(([payerId, own]) => {
    const all = own.reduce((sum, { amount_minor: minor }) => sum + minor, 0n);
    const has = payerId === null ? all : frozen.has(payerId) ? 0n : (wallets.get(payerId) ?? 0n);
    return spend(has, payerId, {
      bills: own,
      debts: debts.filter(({ debtor_id: id }) => id === payerId),
    });
  });
  const debtParts = spent.flatMap((one) => one.debtParts);
  const billParts = spent.flatMap((one) => one.billParts);
  const parts = [...debtParts, ...billParts].map(({ part }) => part);
  const refused = new Set(
    await move(
      tx,
      at,
      parts.filter(({ amountMinor }) => amountMinor > 0n),
    ),
  );
  await settleDebts(
    tx,
    at,
    debtParts.filter(({ part }) => !refused.has(part)),
  );
  const full = billParts.filter(({ part }) => refused.has(part)).map(({ bill }) => bill.id);
  await setStates(tx, at.merchantCode, full, 'held');
  const done = billParts.filter(({ part }) => !refused.has(part));
  await insertDebts(
    tx,
    at.merchantCode,
    done.flatMap(({ bill, part }): NewDebt[] =>
      bill.payer_id !== null && part.amountMinor < bill.amount_minor
        ? [{ bill, leftMinor: bill.amount_minor - part.amountMinor }]
        : [],
    ),
    now,
  );
  await tellAll(tx, { merchantCode: at.merchantCode, at: now }, wordsOf(at, done));
  return bills.length;
}

/** Pays what some members owe, as far as their main wallets go; each debt's bill knows it. */
export async function payDebts(
  tx: Tx,
  { memberIds, ...at }: At & { readonly memberIds: readonly string[] },
): Promise<void> {
  const debts = await lockDebts(tx, { memberIds, currency: at.currency });
  if (debts.length === 0) return;
  const creditors = debts.flatMap(({ creditor_id: id }) => id ?? []);
  const wallets = await lockAvailable(tx, {
    ...at,
    memberIds: [...new Set([...memberIds, ...creditors])],
  });
  const frozen = await listFrozen(tx, memberIds, at.now);
  const paid = [...groupBy(debts, ({ debtor_id: id }) => id)]
    .filter(([id]) => !frozen.has(id))
    .flatMap(([id, own]) => spend(wallets.get(id) ?? 0n, id, { debts: own, bills: [] }).debtParts);
  const refused = new Set(
    await move(
      tx,
      at,
      paid.map(({ part }) => part),
    ),
  );
  await settleDebts(
    tx,
    at,
    paid.filter(({ part }) => !refused.has(part)),
  );
}

/**
 * Pays what is owed of a bill from the house, to which its payer owes it from then on; gives false where nothing is owed to
 * anybody else.
 */
export async function takeOver(tx: Tx, bill: BillRow, now: Date): Promise<boolean> {
  const { merchant_code: merchantCode, currency, decimals, payer_id: payerId } = bill;
  if (payerId === null) return false;
  const owed = await lockDebts(tx, { memberIds: [payerId], currency });
  const debt = owed.find(({ bill_id: id }) => id === bill.id);
  if (!debt || debt.creditor_id === null) return false;
  const at: At = { merchantCode, currency, decimals, now };
  const part: Part = {
    billId: bill.id,
    number: debt.payments + 1,
    payerId: null,
    receiverId: debt.creditor_id,
    amountMinor: debt.left_minor,
    kind: bill.kind,
    period: bill.period_key,
  };
  if ((await move(tx, at, [part])).length > 0) return false;
  await giveToHouse(tx, debt);
  await tellAll(tx, { merchantCode, at: now }, [
    {
      memberId: debt.creditor_id,
      kind: 'contractDebtPaid',
      name: `contractDebtPaid ${bill.id} ${part.number}`,
      values: { contract: wordOf(bill.kind), amount: money(at, part.amountMinor) },
    } as Told,
  ]);
  return true;
}
