import { dropUnseen, toAsciiDigits } from './digits.ts';
import { listCurrencyWords, readConventions, type TypedCurrency } from './moneyWriting.ts';

/** Why a text is no amount. `tooManyDecimals`: finer than the currency. `tooLarge`: more than any wallet holds. */
export type MoneyFault = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge' | 'negative';

/** An amount that somebody typed, or why it is none. */
export type TypedMoney =
  /** Minor units, from 0. */
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly fault: MoneyFault }
  | {
      readonly ok: false;
      /** A sign could stand between thousands or before decimals, and the language does not tell which. */
      readonly fault: 'ambiguous';
      /** What it can mean, in minor units, the smaller one first; readings that the currency cannot write are left out. */
      readonly candidates: readonly bigint[];
    };

const refuse = (fault: MoneyFault): TypedMoney => ({ ok: false, fault });

const MAX_TYPED_UNITS = 200;
/** Of the wire, and of the columns that keep money. */
const MAX_WHOLE_DIGITS = 15;
const MAX_MINOR = 2n ** 63n - 1n;

/** Full-width and small forms of signs, and the full stop and comma of the East, as what they are typed for. */
const FORMS: Readonly<Record<string, string>> = {
  '。': '.',
  '｡': '.',
  '﹒': '.',
  '、': ',',
  '､': ',',
  '﹐': ',',
  '،': ',',
  '﹩': '$',
  '￥': '¥',
  '￡': '£',
  '￦': '₩',
};
const FORM = /[。｡﹒、､﹐،﹩￥￡￦]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const APOSTROPHES = /['‘’ʼ´`′]/g;
const MINUSES = /[\p{Pd}\u2212]/gu;
/** "500,-": a price without cents. */
const NO_CENTS = /([0-9])[.,]-{1,2}$/;

/** Whether all digits of a text are of one writing: some look like other digits of another. */
function hasOneWriting(text: string): boolean {
  const zeros = new Set<number>();
  for (const digit of text.match(/\p{Nd}/gu) ?? []) {
    zeros.add(digit.codePointAt(0)! - Number(toAsciiDigits(digit)));
  }
  return zeros.size <= 1;
}

/** A text in which each sign has one form only. */
function simplify(text: string): string {
  return toAsciiDigits(dropUnseen(text))
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(FORM, (sign) => FORMS[sign] ?? sign)
    .replace(APOSTROPHES, "'")
    .replace(MINUSES, '-')
    .replace(/[\s\p{Z}\u2800]+/gu, ' ')
    .trim();
}

/** Takes the currency away, once before and once after the figures, with the sign of the amount. */
function takeOff(text: string, words: readonly string[]): { figures: string; isNegative: boolean } {
  let figures = text.toLowerCase();
  let isNegative = false;
  const takeSigns = () => {
    const inside = /^\((.*)\)$/.exec(figures)?.[1];
    if (inside !== undefined) [figures, isNegative] = [inside.trim(), true];
    figures = figures.replace(NO_CENTS, '$1').replace(/^\+ ?(?=\S)/, '');
    const bare = figures.replace(/^- ?| ?-$/, '');
    if (bare !== figures && !isNegative) [figures, isNegative] = [bare, true];
  };
  takeSigns();
  const before = words.find((word) => figures.startsWith(word));
  if (before !== undefined) figures = figures.slice(before.length).trim();
  const after = words.find((word) => figures.endsWith(word));
  if (after !== undefined) figures = figures.slice(0, -after.length).trim();
  takeSigns();
  return { figures, isNegative };
}

/** Figures in groups of three, or as in India the last three and then twos; one group is ungrouped. */
function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return true;
  if (first === '' || first.startsWith('0') || rest.at(-1)!.length !== 3) return false;
  const size = rest[0]!.length;
  return rest.slice(0, -1).every(({ length }) => length === size) && first.length <= size
    ? size === 3 || size === 2
    : false;
}

interface Reading {
  readonly whole: string;
  readonly fraction: string;
}

/** Figures whose last sign, at `at`, stands before decimals, or with -1 figures without any; null where they are not so. */
function read(figures: string, at: number): Reading | null {
  const whole = at < 0 ? figures : figures.slice(0, at);
  const fraction = at < 0 ? '' : figures.slice(at + 1);
  const [sign = '', ...others] = new Set(whole.replace(/[0-9]/g, ''));
  if (others.length > 0 || (sign !== '' && sign === figures[at])) return null;
  const groups = sign === '' ? [whole] : whole.split(sign);
  if (!/^[0-9]*$/.test(fraction) || whole + fraction === '' || !isGrouped(groups)) return null;
  return { whole: groups.join(''), fraction };
}

function toMinor({ whole, fraction }: Reading, decimals: number): TypedMoney {
  const digits = whole.replace(/^0+/, '');
  const cents = fraction.replace(/0+$/, '');
  if (digits.length > MAX_WHOLE_DIGITS) return refuse('tooLarge');
  if (cents.length > decimals) return refuse('tooManyDecimals');
  const minor = BigInt(digits + cents.padEnd(decimals, '0') || '0');
  return minor > MAX_MINOR ? refuse('tooLarge') : { ok: true, minor };
}

/** Reads figures that stand in no doubt but for the sign before the last three of them. */
function readFigures(figures: string, locale: string, currency: TypedCurrency): TypedMoney {
  const at = figures.search(/[.,٫][0-9]*$/);
  const asWhole = /[٫]/.test(figures) ? null : read(figures, -1);
  const asDecimal = at < 0 ? null : read(figures, at);
  if (!asWhole || !asDecimal) {
    const reading = asWhole ?? asDecimal;
    return reading ? toMinor(reading, currency.decimals) : refuse('notANumber');
  }
  const sign = figures[at]!;
  const { groups, decimals } = readConventions(locale, currency.code);
  if (groups.has(sign)) return toMinor(asWhole, currency.decimals);
  if (decimals.has(sign) && currency.decimals >= asDecimal.fraction.length) {
    return toMinor(asDecimal, currency.decimals);
  }
  const readings = [asDecimal, asWhole].map((reading) => toMinor(reading, currency.decimals));
  const candidates = readings.flatMap((reading) => (reading.ok ? [reading.minor] : []));
  return candidates.length === 0 ? readings[1]! : { ok: false, fault: 'ambiguous', candidates };
}

/**
 * Reads an amount of money as people type and paste it: in the digits of any writing, with the groups and decimals of
 * the language (a BCP 47 tag) or any others that can be read in one way only, with spaces of every width, unseen signs,
 * and the currency's own sign, code or name before or after. Exact: what is not an amount of this currency is refused.
 */
export function parseMoney(text: string, locale: string, currency: TypedCurrency): TypedMoney {
  if (text.length > MAX_TYPED_UNITS) return refuse('notANumber');
  if (!hasOneWriting(text)) return refuse('notANumber');
  const simple = simplify(text);
  if (simple === '') return refuse('empty');
  const words = listCurrencyWords(locale, currency).map((word) => simplify(word).toLowerCase());
  const { figures, isNegative } = takeOff(simple, words);
  if (!/^[0-9.,٫٬' ]*[0-9][0-9.,٫٬' ]*$/.test(figures)) return refuse('notANumber');
  const money = readFigures(figures, locale, currency);
  const isRead = money.ok || money.fault !== 'notANumber';
  return isNegative && isRead ? refuse('negative') : money;
}
