import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { readAccountNumber } from '../../../../engine/payments/accountNumbers.ts';
import type { PayoutType } from '../../../../schemas/payments.schema.ts';
import {
  addAccount,
  payoutAccounts,
  withdrawalQuote,
  type PayoutAccounts,
} from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';

/** By which rule the number of a kind of account is read before it is sent; the gateway reads it again. */
const NUMBER_KINDS = {
  bank: 'bank',
  card: 'card',
  pix: 'pixKey',
  clabe: 'clabe',
  ewallet: 'wallet',
} as const;

const SHORTEST_ADDRESS = 20;

const isNumber = (type: PayoutType, text: string) =>
  type === 'crypto'
    ? text.trim().length >= SHORTEST_ADDRESS
    : readAccountNumber(NUMBER_KINDS[type], text) !== null;

const EMPTY = { bank: '', number: '', network: '', holder: '' };

/** What is typed of a new account, what is missing, and the press that leads on to the payment password. */
export function useNewAccount({ types, payeeName }: PayoutAccounts) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [type, setType] = useState<PayoutType>(types[0] ?? 'bank');
  const [typed, setTyped] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const [isProving, setProving] = useState(false);
  const wants = {
    bank: type === 'bank' || type === 'ewallet',
    network: type === 'crypto',
    holder: payeeName === null,
  };
  type Extra = keyof typeof wants;
  const isEmpty = (name: Extra) => wants[name] && typed[name].trim() === '';
  const isWrong = !isNumber(type, typed.number);
  const given = (name: Extra) => (wants[name] ? { [name]: typed[name].trim() } : {});
  return {
    type,
    setType,
    typed,
    write: (name: keyof typeof EMPTY, text: string) => setTyped({ ...typed, [name]: text }),
    wants,
    isMissing: (name: Extra) => wasSent && isEmpty(name),
    isNumberWrong: wasSent && isWrong,
    isDirty: Object.values(typed).some((text) => text !== ''),
    isProving,
    goBack: () => setProving(false),
    submit(press: FormEvent) {
      press.preventDefault();
      setSent(true);
      if (!isWrong && !isEmpty('bank') && !isEmpty('network') && !isEmpty('holder')) {
        setProving(true);
      }
    },
    async perform(pass: string) {
      const extras = { ...given('bank'), ...given('network'), ...given('holder') };
      const all = await addAccount(http, { type, number: typed.number, ...extras, pass });
      queryClient.setQueryData(payoutAccounts(http).queryKey, all);
      void queryClient.invalidateQueries({ queryKey: withdrawalQuote(http).queryKey.slice(0, 2) });
    },
  };
}
