import {
  rateOf,
  microOf,
  type ContractTerms,
  type TermFault,
  type Tier,
} from '../../../engine/agents/contractTerms.ts';
import { lettersNow } from '../../../engine/agents/contractStates.ts';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import type { getContracts } from '../../../schemas/api/contracts.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { STATE_LETTERS, type ContractKind } from '../../../schemas/contracts.ts';
import type { BillRow } from '../../db/contractTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { NamedBill, NamedContract, NamedDebt } from './contracts.repository.ts';
import { readKept } from './keptTerms.ts';

type Shown = ValueOf<typeof getContracts>;
/** A contract as it travels. */
export type ShownContract = Shown['own'][number];
/** Terms as they travel. */
export type WireTerms = ShownContract['terms'];

/** Reads terms of a kind as they were sent; what the kind does not know is as if it were not there. Throws Problem amountInvalid. */
export function readWireTerms(
  kind: ContractKind,
  sent: WireTerms,
  decimals: number,
): ContractTerms {
  const minor = (amount: string) => {
    const read = parseMinor(amount, decimals);
    if (read === null) throw new Problem('amountInvalid', 'That is no amount of the currency.');
    return read;
  };
  const share = (rate: string) => {
    try {
      return rateOf(microOf(rate));
    } catch {
      throw new Problem('amountInvalid', 'That is no share from 0 to 1.');
    }
  };
  const isDividend = kind === 'dividend';
  const tiers = sent.tiers.map((tier): Tier => {
    const rateType = kind === 'realTime' ? 'P' : tier.rateType;
    return {
      betMinor: minor(tier.minimumBet),
      lossMinor: isDividend ? minor(tier.netLoss) : 0n,
      active: tier.activeMember,
      rateType,
      rate: rateType === 'P' ? share(tier.rate) : '0',
      fixedMinor: rateType === 'F' ? minor(tier.rate) : 0n,
      lossRate: kind === 'realTime' ? share(tier.lossRate) : '0',
    };
  });
  return {
    tiers,
    carry: isDividend ? sent.carry : 'none',
    feeRate: isDividend ? share(sent.feeRate) : '0',
  };
}

/** Terms as they travel. */
export const showTerms = (
  { tiers, carry, feeRate }: ContractTerms,
  decimals: number,
): WireTerms => ({
  tiers: tiers.map((tier) => ({
    minimumBet: formatMinor(tier.betMinor, decimals),
    netLoss: formatMinor(tier.lossMinor, decimals),
    activeMember: tier.active,
    rateType: tier.rateType,
    rate: tier.rateType === 'P' ? tier.rate : formatMinor(tier.fixedMinor, decimals),
    lossRate: tier.lossRate,
  })),
  carry,
  feeRate,
});

/** A contract as one of its sides sees it; null for the staff, who can do nothing by these calls. */
export function showContract(
  row: NamedContract,
  { viewerId, decimals }: { readonly viewerId: string | null; readonly decimals: number },
): ShownContract {
  const side = viewerId === row.receiver_id ? 'receiver' : 'payer';
  const isPayer = viewerId === row.payer_id;
  return {
    id: row.id,
    kind: row.kind,
    group: row.product_group,
    payer: row.payer,
    receiver: row.receiver,
    status: STATE_LETTERS[row.state],
    terms: showTerms(readKept(row.terms), decimals),
    offered: row.offered && showTerms(readKept(row.offered), decimals),
    offeredAt: row.offered_at.toISOString(),
    lapsesAt: row.lapses_at?.toISOString() ?? null,
    runsFrom: row.runs_from?.toISOString() ?? null,
    steps:
      viewerId !== null && (side === 'receiver' || isPayer)
        ? [...lettersNow(row.kind, row.state, side)]
        : [],
  };
}

/** What a fault's value is as a text. */
export function showFault({ rule, tier, value }: TermFault, decimals: number) {
  const text =
    value === null
      ? null
      : 'rate' in value
        ? value.rate
        : 'count' in value
          ? String(value.count)
          : formatMinor(value.amountMinor, decimals);
  return { rule, tier: tier + 1, value: text };
}

/** A debt as one of its sides sees it. */
export const showDebt = (row: NamedDebt): Shown['owes'][number] => ({
  id: String(row.id),
  kind: row.kind,
  period: row.period_key,
  account: row.other,
  amount: toWireAmount(row.amount_minor, row.decimals),
  left: toWireAmount(row.left_minor, row.decimals),
  at: row.created_at.toISOString(),
});

const figuresOf = ({ inputs, decimals }: BillRow) => {
  const write = (minor: string) => toWireAmount(BigInt(minor), decimals);
  return {
    bets: write(inputs.bets),
    valid: write(inputs.valid),
    payouts: write(inputs.payouts),
    cashback: write(inputs.cashback),
    bonus: write(inputs.bonus),
    salaries: write(inputs.salaries),
    won: write(inputs.won),
    lost: write(inputs.lost),
    active: inputs.active,
    corrected: write(inputs.corrected),
  };
};

/** A bill with how it was reckoned. */
export function showBill(row: NamedBill) {
  const write = (minor: bigint) => toWireAmount(minor, row.decimals);
  const terms = showTerms(readKept(row.terms), row.decimals);
  const tier = row.tier === null ? undefined : terms.tiers[row.tier];
  return {
    id: String(row.id),
    contract: row.contract_id,
    group: row.product_group,
    period: row.period_key,
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    other: row.other,
    status: row.state,
    figures: figuresOf(row),
    corrects: [...row.corrects],
    tier: tier
      ? {
          place: row.tier! + 1,
          rateType: tier.rateType,
          rate: tier.rate,
          lossRate: tier.lossRate,
        }
      : null,
    base: write(row.base_minor),
    netLoss: write(row.net_loss_minor),
    afterFee: write(row.after_fee_minor),
    carryIn: write(row.carry_in_minor),
    carryOut: write(row.carry_out_minor),
    amount: write(row.amount_minor),
    paid: write(row.paid_minor),
    paidDown: write(row.paid_down_minor),
    at: row.created_at.toISOString(),
  };
}
