import { formatMinor, parseMinor } from '../minorUnits.ts';

/**
 * Texts of QR codes that a merchant shows (EMV QRCPS, merchant-presented): fields of a two-digit id, a two-digit length
 * and a value of printable ASCII, so that characters are bytes. Field `00` comes first, `63` is the check sum and last.
 */
export interface EmvField {
  readonly id: string;
  readonly value: string;
}

/** What a code's text says; `crcRight` is the check sum it should carry. */
export interface EmvReading {
  readonly valid: boolean;
  readonly crcFound: string;
  readonly crcRight: string;
  /** Top-level fields in their order, the check sum left out; none where the text is no list of fields. */
  readonly fields: readonly EmvField[];
}

/** CRC-16/CCITT-FALSE of ASCII text: four upper-case hexadecimal digits. */
export function crcOf(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const PRINTABLE = /^[\x20-\x7e]{1,99}$/;

function field(id: string, value: string): string {
  if (!PRINTABLE.test(value)) {
    throw new RangeError(`Field ${id} holds 1 to 99 printable ASCII characters, not "${value}".`);
  }
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Fields as text; what is undefined is left out. A RangeError for a value that cannot be written. */
export function writeFields(fields: readonly (readonly [id: string, value?: string])[]): string {
  return fields.map(([id, value]) => (value === undefined ? '' : field(id, value))).join('');
}

/** Fields of a text; null for a text that is no list of fields. Templates are read by calling it on their value. */
export function readFields(text: string): readonly EmvField[] | null {
  const fields: EmvField[] = [];
  for (let at = 0; at < text.length;) {
    const head = /^\d{4}/.exec(text.slice(at, at + 4))?.[0];
    if (!head) return null;
    const length = Number(head.slice(2));
    const value = text.slice(at + 4, at + 4 + length);
    if (length === 0 || value.length !== length) return null;
    fields.push({ id: head.slice(0, 2), value });
    at += 4 + length;
  }
  return fields;
}

const sealed = (text: string) => `${text}6304${crcOf(`${text}6304`)}`;

/** Reads a code's text; `valid` is whether its fields are whole, `00` is first and the check sum at the end is right. */
export function readEmv(text: string): EmvReading {
  const crcFound = text.slice(-4);
  const crcRight = crcOf(text.slice(0, -4));
  const fields = readFields(text) ?? [];
  const valid =
    fields[0]?.id === '00' &&
    fields.at(-1)?.id === '63' &&
    crcFound === crcRight &&
    fields.length > 1;
  return { valid, crcFound, crcRight, fields: fields.filter(({ id }) => id !== '63') };
}

const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'AE',
  ı: 'i',
};

/** A name as a code can carry it: accents stripped, what is no printable ASCII left out, cut to `longest` characters. */
export function toPlainText(name: string, longest: number): string {
  const plain = [...name.normalize('NFD')].map((letter) => LETTERS[letter] ?? letter).join('');
  return plain
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

/** An amount such as `66.66` with exactly the scheme's decimals; a RangeError for what is none above 0. */
function amountText(amount: string, decimals: number): string {
  const minor = parseMinor(amount, decimals);
  if (minor === null || minor <= 0n) throw new RangeError(`${amount} is no amount of this scheme.`);
  return formatMinor(minor, decimals);
}

const optional = <Value>(value: Value | undefined, write: (value: Value) => string) =>
  value === undefined ? undefined : write(value);
const initiation = (amount: string | undefined) => (amount === undefined ? '11' : '12');

/** A PIX code of a receiver's key, or of a payment's address at the provider (`url`, without `https://`). */
export interface PixCode {
  readonly to: { readonly key: string; readonly text?: string } | { readonly url: string };
  /** Brazilian reais, such as `66.66`. */
  readonly amount?: string;
  readonly name: string;
  readonly city: string;
  /** 1 to 25 of A–Z, a–z and 0–9; without one the code names no transaction. */
  readonly txid?: string;
}

const TXID = /^[A-Za-z0-9]{1,25}$/;

/** The text of a PIX code. A RangeError for a key, text or txid that it cannot carry. */
export function pixText({ to, amount, name, city, txid }: PixCode): string {
  if (txid !== undefined && !TXID.test(txid)) throw new RangeError(`${txid} is no txid of PIX.`);
  const receiver =
    'key' in to
      ? ([
          ['01', to.key],
          ['02', to.text],
        ] as const)
      : ([['25', to.url]] as const);
  return sealed(
    writeFields([
      ['00', '01'],
      ['26', writeFields([['00', 'br.gov.bcb.pix'], ...receiver])],
      ['52', '0000'],
      ['53', '986'],
      ['54', optional(amount, (value) => amountText(value, 2))],
      ['58', 'BR'],
      ['59', toPlainText(name, 25)],
      ['60', toPlainText(city, 15)],
      ['62', writeFields([['05', txid ?? '***']])],
    ]),
  );
}

/** A VietQR code to an account or a card of a bank, `bankBin` of six digits. */
export interface VietQrCode {
  readonly bankBin: string;
  readonly account: string;
  readonly to?: 'account' | 'card';
  /** Whole dong. */
  readonly amount?: string;
  readonly reference?: string;
}

/** The text of a VietQR code. */
export function vietQrText({
  bankBin,
  account,
  to = 'account',
  amount,
  reference,
}: VietQrCode): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError(`${bankBin} is no bank of VietQR.`);
  return sealed(
    writeFields([
      ['00', '01'],
      ['01', initiation(amount)],
      [
        '38',
        writeFields([
          ['00', 'A000000727'],
          [
            '01',
            writeFields([
              ['00', bankBin],
              ['01', account],
            ]),
          ],
          ['02', to === 'card' ? 'QRIBFTTC' : 'QRIBFTTA'],
        ]),
      ],
      ['53', '704'],
      ['54', optional(amount, (value) => amountText(value, 0))],
      ['58', 'VN'],
      ['62', optional(reference, (value) => writeFields([['08', toPlainText(value, 25)]]))],
    ]),
  );
}

/** A PromptPay code: a phone number of Thailand, a tax or citizen id of 13 digits, or an e-wallet of 15. */
export interface PromptPayCode {
  readonly target: string;
  /** Baht, such as `100.50`. */
  readonly amount?: string;
}

/** The text of a PromptPay code. A RangeError for a target of another length. */
export function promptPayText({ target, amount }: PromptPayCode): string {
  const digits = target.replace(/\D/g, '');
  const account =
    digits.length === 15
      ? (['03', digits] as const)
      : digits.length === 13
        ? (['02', digits] as const)
        : (['01', digits.replace(/^0/, '66').padStart(13, '0')] as const);
  if (digits.length < 9 || account[1].length !== (account[0] === '03' ? 15 : 13)) {
    throw new RangeError(`${target} is no target of PromptPay.`);
  }
  return sealed(
    writeFields([
      ['00', '01'],
      ['01', initiation(amount)],
      ['29', writeFields([['00', 'A000000677010111'], account])],
      ['58', 'TH'],
      ['53', '764'],
      ['54', optional(amount, (value) => amountText(value, 2))],
    ]),
  );
}

/** A PayNow code: a company's UEN or a phone number such as `+6591234567`. */
export interface PayNowCode {
  readonly to: { readonly uen: string } | { readonly phone: string };
  /** Singapore dollars, such as `50.00`. */
  readonly amount: string;
  readonly editable?: boolean;
  /** `20261231`, or with its time `20261231235959`. */
  readonly expires: string;
  readonly name: string;
  readonly reference?: string;
}

/** The text of a PayNow code. */
export function payNowText({
  to,
  amount,
  editable = false,
  expires,
  name,
  reference,
}: PayNowCode): string {
  if (!/^\d{8}(\d{6})?$/.test(expires)) throw new RangeError(`${expires} is no end of PayNow.`);
  return sealed(
    writeFields([
      ['00', '01'],
      ['01', '12'],
      [
        '26',
        writeFields([
          ['00', 'SG.PAYNOW'],
          ['01', 'uen' in to ? '2' : '0'],
          ['02', 'uen' in to ? to.uen : to.phone],
          ['03', editable ? '1' : '0'],
          ['04', expires],
        ]),
      ],
      ['52', '0000'],
      ['53', '702'],
      ['54', amountText(amount, 2)],
      ['58', 'SG'],
      ['59', toPlainText(name, 25)],
      ['60', 'Singapore'],
      ['62', optional(reference, (value) => writeFields([['01', toPlainText(value, 25)]]))],
    ]),
  );
}
