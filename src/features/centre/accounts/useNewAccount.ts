import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { readPayoutNumber } from '../../../../engine/payments/accountNumbers.ts';
import type { PayoutType } from '../../../../schemas/payments.schema.ts';
import {
  addAccount,
  payoutAccounts,
  withdrawalQuote,
  type PayoutAccounts,
} from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useDraft } from '../useDraft.ts';

/** What is typed of it, which survives that the page is loaded again. */
function useTyped() {
  const [bank, setBank] = useDraft('account.bank');
  const [number, setNumber] = useDraft('account.number');
  const [network, setNetwork] = useDraft('account.network');
  const [holder, setHolder] = useDraft('account.holder');
  const write = { bank: setBank, number: setNumber, network: setNetwork, holder: setHolder };
  return { typed: { bank, number, network, holder }, write };
}

/** What is typed of a new account, what is missing, and the press that leads on to the payment password. */
export function useNewAccount({ types, payeeName }: PayoutAccounts) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [chosen, setType] = useDraft('account.type');
  const type: PayoutType = types.find((one) => one === chosen) ?? types[0] ?? 'bank';
  const { typed, write } = useTyped();
  const [wasSent, setSent] = useState(false);
  const [isProving, setProving] = useState(false);
  const wants = {
    bank: type === 'bank' || type === 'ewallet',
    network: type === 'crypto',
    holder: payeeName === null,
  };
  type Extra = keyof typeof wants;
  const isEmpty = (name: Extra) => wants[name] && typed[name].trim() === '';
  // The gateway reads it again.
  const isWrong = readPayoutNumber(type, typed.number) === null;
  const given = (name: Extra) => (wants[name] ? { [name]: typed[name].trim() } : {});
  return {
    type,
    setType,
    typed,
    write: (name: keyof typeof typed, text: string) => write[name](text),
    /** The form is given up, or was sent. */
    forget() {
      for (const set of Object.values(write)) set('');
    },
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
