import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutType } from '../../../../schemas/payments.schema.ts';
import type { DrawnIconName } from '../../../ui/Icon/icons.ts';

/** What a kind of account is called, what its number is called, and its picture. */
interface AccountWords {
  readonly name: MessageDescriptor;
  readonly number: MessageDescriptor;
  readonly icon: DrawnIconName;
}

/** The words of each kind of account. */
export const ACCOUNT_WORDS: Readonly<Record<PayoutType, AccountWords>> = {
  bank: {
    name: msg({
      id: 'centre.account.bank',
      context: 'Kind of account that money is paid out to',
      message: 'Bank account',
    }),
    number: msg({
      id: 'centre.account.bank.number',
      context: 'Field: number of a bank account',
      message: 'Account number or IBAN',
    }),
    icon: 'bank',
  },
  card: {
    name: msg({
      id: 'centre.account.card',
      context: 'Kind of account that money is paid out to',
      message: 'Card',
    }),
    number: msg({
      id: 'centre.account.card.number',
      context: 'Field: number of a card',
      message: 'Card number',
    }),
    icon: 'card',
  },
  pix: {
    name: msg({
      id: 'centre.account.pix',
      context: 'Kind of account that money is paid out to: Pix of Brazil',
      message: 'Pix key',
    }),
    number: msg({
      id: 'centre.account.pix.number',
      context: 'Field: a key of Pix, the payment system of Brazil',
      message: 'Pix key: CPF, CNPJ, phone, e-mail or random key',
    }),
    icon: 'qrCode',
  },
  clabe: {
    name: msg({
      id: 'centre.account.clabe',
      context: 'Kind of account that money is paid out to: CLABE of Mexico',
      message: 'CLABE',
    }),
    number: msg({
      id: 'centre.account.clabe.number',
      context: 'Field: a CLABE, the number of an account in Mexico',
      message: 'CLABE, 18 digits',
    }),
    icon: 'bank',
  },
  ewallet: {
    name: msg({
      id: 'centre.account.ewallet',
      context: 'Kind of account that money is paid out to',
      message: 'E-wallet',
    }),
    number: msg({
      id: 'centre.account.ewallet.number',
      context: 'Field: name or number of an account at an e-wallet',
      message: 'Name or number of the e-wallet',
    }),
    icon: 'wallet',
  },
  crypto: {
    name: msg({
      id: 'centre.account.crypto',
      context: 'Kind of account that money is paid out to',
      message: 'Crypto address',
    }),
    number: msg({
      id: 'centre.account.crypto.number',
      context: 'Field: an address that coins are sent to',
      message: 'Address',
    }),
    icon: 'crypto',
  },
};
