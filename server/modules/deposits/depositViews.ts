import type { getDeposit, getDepositOptions } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { methodsOf, type MethodTerms } from '../../../engine/payments/paymentTerms.ts';
import { depositStep } from '../../../engine/payments/depositStates.ts';
import type { KeptDepositBonus } from '../../db/bonusTables.ts';
import type { DepositRow, KeptTerms } from '../../db/paymentTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { broughtBy } from '../bonuses/depositOffers.ts';
import { pickText } from '../localised.ts';

/** A deposit as its member sees it. */
export type ShownDeposit = ValueOf<typeof getDeposit>;
type Summary = ValueOf<typeof getDepositOptions>['open'][number];
type ShownMethod = ValueOf<typeof getDepositOptions>['groups'][number]['methods'][number];

/** Who is shown something: the brand, and the language. */
export interface Viewer {
  readonly brand: ResolvedBrand;
  readonly locale: string;
}

/** The ways to pay in of a brand, by name. */
export const findMethods = ({ payments, currency }: ResolvedBrand): readonly MethodTerms[] =>
  methodsOf(payments, currency);

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** An order as lists have it. */
export function showSummary(order: DepositRow, { brand, locale }: Viewer): Summary {
  const write = (minor: bigint) => toWireAmount(minor, order.decimals);
  const maybe = (minor: bigint | null) => (minor === null ? null : write(minor));
  const method = findMethods(brand).find(({ id }) => id === order.method);
  return {
    order: order.id,
    method: order.method,
    type: order.method_type,
    title: method ? pickText(method.title, locale, brand) : order.method,
    state: order.state,
    isLate: order.is_late,
    currency: order.currency,
    amount: write(order.amount_minor),
    fee: write(order.fee_minor),
    feeBearer: order.terms.bearer,
    toPay: write(order.to_pay_minor),
    arrives: write(order.arrives_minor),
    paidAmount: maybe(order.paid_minor),
    credited: maybe(order.credited_minor),
    createdAt: order.created_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    endedAt: iso(order.ended_at),
  };
}

/** Whether the member can still take an order back. */
export const mayCancel = (order: DepositRow): boolean =>
  depositStep(order.state, 'refused') !== undefined &&
  order.state !== 'paid' &&
  order.claimed_at === null;

/** Whether "I have paid" is of use: where nobody but the member can say so. */
export const mayClaim = (order: DepositRow): boolean =>
  order.state === 'pending' && order.claimed_at === null && order.method_type === 'bank';

/** What to pay by is shown while it is waited for; on a chain also while confirmations are counted. */
const showsHowToPay = ({ state, method_type: type }: DepositRow): boolean =>
  state === 'pending' || (state === 'paid' && type === 'crypto');

function showBonus(order: DepositRow, bonus: KeptDepositBonus): ShownDeposit['bonus'] {
  return {
    title: bonus.title,
    brings: toWireAmount(broughtBy(bonus, order.arrives_minor), order.decimals),
    given: order.bonus_minor === null ? null : toWireAmount(order.bonus_minor, order.decimals),
    refused: order.bonus_refused,
  };
}

/** An order as its own page has it. */
export function showDeposit(
  order: DepositRow,
  {
    viewer,
    steps,
    proofs,
  }: {
    readonly viewer: Viewer;
    readonly steps: readonly {
      readonly at: Date;
      readonly event: string;
      readonly state: string;
      readonly is_refused: boolean;
    }[];
    readonly proofs: number;
  },
): ShownDeposit {
  return {
    ...showSummary(order, viewer),
    instructions: showsHowToPay(order)
      ? (order.instructions as ShownDeposit['instructions'])
      : null,
    bonus: order.bonus && showBonus(order, order.bonus),
    claimedAt: iso(order.claimed_at),
    canClaim: mayClaim(order),
    canCancel: mayCancel(order),
    needsProof: order.terms.needsProof,
    needsPayerName: order.terms.needsPayerName && order.payer_name === null,
    proofs,
    reviewReason: order.review_reason as ShownDeposit['reviewReason'],
    timeline: steps
      .filter(({ is_refused: isRefused }) => !isRefused)
      .map(({ at, event, state }) => ({ at: at.toISOString(), event, state })),
  };
}

/** A way to pay in, with what its channels have room for. */
export function showMethod(
  terms: MethodTerms,
  {
    viewer: { brand, locale },
    maxMinor,
    openOrder,
  }: { readonly viewer: Viewer; readonly maxMinor: bigint; readonly openOrder: string | null },
): ShownMethod {
  const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
  const { fee } = terms;
  return {
    id: terms.id,
    type: terms.type,
    title: pickText(terms.title, locale, brand),
    text: terms.text && pickText(terms.text, locale, brand),
    min: write(terms.minMinor),
    max: write(maxMinor),
    presets: terms.presetsMinor.filter((minor) => minor <= maxMinor).map(write),
    wholeOnly: terms.wholeOnly,
    fee: {
      rate: fee.rate,
      fixed: write(fee.fixedMinor),
      min: write(fee.minMinor),
      max: fee.maxMinor === undefined ? null : write(fee.maxMinor),
    },
    feeBearer: terms.bearer,
    scheme: terms.scheme,
    needsPayerName: terms.needsPayerName,
    needsProof: terms.needsProof,
    expiryMinutes: terms.expiryMinutes,
    isBonusEligible: terms.bonusEligible,
    openOrder,
  };
}

/** Terms as they are kept with an order. */
export const keepTerms = (terms: MethodTerms): KeptTerms => ({
  scheme: terms.scheme,
  min: String(terms.minMinor),
  max: String(terms.maxMinor),
  bearer: terms.bearer,
  fee: {
    rate: terms.fee.rate,
    fixed: String(terms.fee.fixedMinor),
    min: String(terms.fee.minMinor),
    ...(terms.fee.maxMinor !== undefined && { max: String(terms.fee.maxMinor) }),
  },
  allowsOtherAmounts: terms.allowsOtherAmounts,
  turnover: terms.turnover,
  needsProof: terms.needsProof,
  needsPayerName: terms.needsPayerName,
});
