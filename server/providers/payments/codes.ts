import { payNowText, pixText, promptPayText, vietQrText } from '../../../engine/payments/emv.ts';
import { epcText } from '../../../engine/payments/epc.ts';
import type { QrScheme } from '../../../schemas/payments.schema.ts';
import type { ChannelSettings } from '../../db/paymentTables.ts';
import type { WantedPayment } from './provider.ts';

type Payment = Pick<WantedPayment, 'amount' | 'reference' | 'expiresAt'>;

const two = (part: number) => String(part).padStart(2, '0');

/** A day of UTC as PayNow writes it. */
const dayOf = (at: Date) =>
  `${at.getUTCFullYear()}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}`;

type Writer = (
  settings: Required<Pick<ChannelSettings, 'account' | 'holder'>> & ChannelSettings,
  payment: Payment,
) => string;

const WRITERS: Readonly<Record<QrScheme, Writer>> = {
  pix: ({ account, holder, city = 'SAO PAULO' }, { amount, reference }) =>
    pixText({ to: { key: account }, amount, name: holder, city, txid: reference }),
  vietqr: ({ account, code = '' }, { amount, reference }) =>
    vietQrText({ bankBin: code, account, amount, reference }),
  // The format carries no reference: the amount and the provider's receipt tell whose it is.
  promptpay: ({ account }, { amount }) => promptPayText({ target: account, amount }),
  paynow: ({ account, holder }, { amount, reference, expiresAt }) =>
    payNowText({
      to: { uen: account },
      amount,
      expires: dayOf(expiresAt),
      name: holder,
      reference,
    }),
  epc: ({ account, holder, code }, { amount, reference }) =>
    epcText({ iban: account, bic: code, name: holder, amount, reference }),
};

/** The text of a code that pays an account of the house. Throws RangeError where the account does not fit the format. */
export const writeCode = (scheme: QrScheme, settings: ChannelSettings, payment: Payment): string =>
  WRITERS[scheme](
    { ...settings, account: settings.account ?? '', holder: settings.holder ?? '' },
    payment,
  );
