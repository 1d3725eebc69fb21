import type {
  DepositType,
  FeeBearer,
  PaymentChoice,
  PayoutType,
  QrScheme,
  WrittenMethod,
} from '../../schemas/payments.schema.ts';
import type { LocalisedText } from '../../schemas/localisedText.ts';
import type { FeeTerms } from './fees.ts';

/** The currency that terms are counted in. */
export interface TermsCurrency {
  readonly code: string;
  readonly decimals: number;
}

/** What a fee is made of, with every default filled in. */
type FullFeeTerms = Required<Omit<FeeTerms, 'maxMinor'>> & Pick<FeeTerms, 'maxMinor'>;

/** A way to pay in, with every default filled in and amounts in minor units. */
export interface MethodTerms {
  readonly id: string;
  readonly group: string;
  readonly type: DepositType;
  readonly title: LocalisedText;
  readonly text: LocalisedText | null;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly presetsMinor: readonly bigint[];
  readonly wholeOnly: boolean;
  readonly bearer: FeeBearer;
  readonly fee: FullFeeTerms;
  /** Null where it shows no code. */
  readonly scheme: QrScheme | null;
  readonly needsPayerName: boolean;
  readonly needsProof: boolean;
  readonly expiryMinutes: number;
  readonly lateMinutes: number;
  readonly allowsOtherAmounts: boolean;
  readonly bonusEligible: boolean;
  /** How many times what was credited must be played, a decimal text. */
  readonly turnover: string;
  readonly minRank: number;
  /** Null: all. */
  readonly countries: readonly string[] | null;
}

/** How money goes out, with every default filled in and amounts in minor units. */
export interface WithdrawalTerms {
  readonly accounts: readonly PayoutType[];
  readonly minMinor: bigint;
  /** Null: any amount. */
  readonly maxMinor: bigint | null;
  readonly dayCount: number | null;
  readonly daySumMinor: bigint | null;
  readonly freeADay: number;
  readonly fee: FullFeeTerms;
  readonly policy: 'block' | 'fee';
  /** Of policy "fee". */
  readonly administrationRate: string;
  readonly receiptMinutes: number;
  readonly accountWaitHours: number;
  readonly mayCancel: boolean;
}

/** Codes that are scanned where a currency is used. */
const SCHEMES: Readonly<Record<string, QrScheme>> = {
  BRL: 'pix',
  VND: 'vietqr',
  THB: 'promptpay',
  SGD: 'paynow',
  EUR: 'epc',
};

/** The code that applications scan in a currency; null where none is known. */
export const schemeOfCurrency = (code: string): QrScheme | null => SCHEMES[code] ?? null;

/** Currencies that a scheme pays in. */
export const currencyOfScheme = (scheme: QrScheme): string =>
  Object.keys(SCHEMES).find((code) => SCHEMES[code] === scheme)!;

/** Minor units of an amount as a brand writes it; what is beyond the currency's decimals is left out. */
export function toMinorUnits(amount: number, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.toFixed(decimals + 2).split('.');
  return BigInt(whole + fraction.slice(0, decimals));
}

type WrittenFee = Pick<NonNullable<WrittenMethod['fee']>, 'rate' | 'fixed' | 'min' | 'max'>;

function completeFee({ rate = '0', fixed, min, max }: WrittenFee, decimals: number): FullFeeTerms {
  const minor = (amount: number | undefined) =>
    amount === undefined ? undefined : toMinorUnits(amount, decimals);
  return {
    rate,
    fixedMinor: minor(fixed) ?? 0n,
    minMinor: minor(min) ?? 0n,
    ...(max !== undefined && { maxMinor: minor(max)! }),
  };
}

/** What a method asks for and allows, where it says nothing. */
const SWITCHES = {
  wholeOnly: false,
  needsPayerName: false,
  needsProof: false,
  expiryMinutes: 30,
  lateMinutes: 1440,
  allowsOtherAmounts: false,
  bonusEligible: true,
  turnover: '1',
  minRank: 0,
} as const;

type Switches = { [Name in keyof typeof SWITCHES]: MethodTerms[Name] };

function completeSwitches(method: WrittenMethod): Switches {
  const written = (Object.keys(SWITCHES) as (keyof Switches)[]).flatMap((name) =>
    method[name] === undefined ? [] : [[name, method[name]] as const],
  );
  return { ...SWITCHES, ...Object.fromEntries(written) };
}

function completeMethod(method: WrittenMethod, { code, decimals }: TermsCurrency): MethodTerms {
  const { fee = {} } = method;
  return {
    ...completeSwitches(method),
    id: method.id,
    group: method.group,
    type: method.type,
    title: method.title,
    text: method.text ?? null,
    minMinor: toMinorUnits(method.min, decimals),
    maxMinor: toMinorUnits(method.max, decimals),
    presetsMinor: (method.presets ?? []).map((amount) => toMinorUnits(amount, decimals)),
    bearer: fee.bearer ?? 'house',
    fee: completeFee(fee, decimals),
    scheme: method.type === 'qr' ? (method.scheme ?? schemeOfCurrency(code)) : null,
    countries: method.countries ?? null,
  };
}

/** The ways to pay in of a brand, in the order of its file. */
export const methodsOf = (
  { deposits: { methods = [] } = {} }: PaymentChoice,
  currency: TermsCurrency,
): readonly MethodTerms[] => methods.map((method) => completeMethod(method, currency));

/** How a brand pays out. */
export function withdrawalTermsOf(
  { withdrawals = {} }: PaymentChoice,
  { decimals }: TermsCurrency,
): WithdrawalTerms {
  const { fee = {}, turnover = {}, min, max, daySum } = withdrawals;
  const minor = (amount: number | undefined) =>
    amount === undefined ? null : toMinorUnits(amount, decimals);
  return {
    accounts: withdrawals.accounts ?? ['bank'],
    minMinor: minor(min) ?? 1n,
    maxMinor: minor(max),
    dayCount: withdrawals.dayCount ?? null,
    daySumMinor: minor(daySum),
    freeADay: fee.freeADay ?? 0,
    fee: completeFee(fee, decimals),
    policy: turnover.policy ?? 'block',
    administrationRate: turnover.rate ?? '0',
    receiptMinutes: withdrawals.receiptMinutes ?? 30,
    accountWaitHours: withdrawals.accountWaitHours ?? 24,
    mayCancel: withdrawals.mayCancel ?? false,
  };
}
