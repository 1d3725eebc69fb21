import { isValidIBAN } from 'ibantools';
import { formatMinor, parseMinor } from '../minorUnits.ts';

/** A code for a transfer in euro (EPC069-12, version 2). */
export interface EpcCode {
  readonly iban: string;
  readonly bic?: string;
  readonly name: string;
  /** Euro, such as `12.30`. */
  readonly amount: string;
  readonly reference: string;
}

/** The text of such a code, in UTF-8. A RangeError for an account, amount or name that it cannot carry. */
export function epcText({ iban, bic = '', name, amount, reference }: EpcCode): string {
  const account = iban.replace(/\s/g, '').toUpperCase();
  const minor = parseMinor(amount, 2);
  if (!isValidIBAN(account)) throw new RangeError(`${iban} is no IBAN.`);
  if (minor === null || minor <= 0n || minor > 99_999_999_999n) {
    throw new RangeError(`${amount} is no amount in euro.`);
  }
  const oneLine = (text: string, longest: number) =>
    text.replace(/\s+/g, ' ').trim().slice(0, longest).trim();
  const lines = ['BCD', '002', '1', 'SCT', bic, oneLine(name, 70), account];
  return [...lines, `EUR${formatMinor(minor, 2)}`, '', '', oneLine(reference, 140)].join('\n');
}
