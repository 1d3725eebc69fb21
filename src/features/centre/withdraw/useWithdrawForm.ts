import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import {
  askWithdrawal,
  withdrawalOrder,
  withdrawalQuote,
  type PayoutAccounts,
  type WithdrawalQuote,
} from '../../../api/payments.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { useTypedMoney } from '../../../ui/fields/useTypedMoney.ts';
import { useDraft } from '../useDraft.ts';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { isOnTheWay } from './Blocks.tsx';

/** What a typed amount comes to: whether it fits, and once the gateway has reckoned it, the bill. */
function useReckoned(quote: WithdrawalQuote, text: string) {
  const { decimals } = quote;
  const { money, write } = useTypedMoney(text);
  const read = (amount: string) => parseMinor(amount, decimals) ?? 0n;
  const minor = money.ok && money.minor > 0n ? money.minor : null;
  const isBelow = minor !== null && minor < read(quote.min);
  const isAbove = minor !== null && minor > read(quote.max);
  const amount = minor === null || isBelow || isAbove ? null : formatMinor(minor, decimals);
  const asked = useDeferredValue(amount);
  const told = useQuery({
    ...withdrawalQuote(useHttp(), asked ?? undefined),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const known = told.data?.quote;
  const bill = amount !== null && known?.amount === amount ? known : null;
  const isReckoning = amount !== null && bill === null && told.isFetching;
  return { write, read, isBelow, isAbove, bill, isReckoning };
}

/** What is typed and chosen to be paid out, what it comes to, and the press that asks for it. */
export function useWithdrawForm(quote: WithdrawalQuote, { accounts }: PayoutAccounts) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = useScreenPath('withdraw') ?? '';
  const order = useOrderKey();
  const [text, setText] = useDraft('withdraw.amount');
  const [chosen, setChosen] = useDraft('withdraw.account');
  const [endsBonus, setEndsBonus] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const usable = accounts.filter(({ isUsable }) => isUsable);
  const account = usable.find(({ id }) => id === chosen) ?? usable[0];
  const { write, read, ...sums } = useReckoned(quote, text);
  const { bill } = sums;
  const isBlocked = !quote.blocks.every(isOnTheWay);

  return {
    text,
    type: setText,
    takeAll: () => setText(write(read(quote.max))),
    account,
    choose: setChosen,
    ...sums,
    wasSent,
    isBlocked,
    endsBonus,
    setEndsBonus,
    isConsentMissing: wasSent && quote.bonus !== null && !endsBonus,
    isAsking,
    close: () => setAsking(false),
    send() {
      setSent(true);
      const isAgreed = quote.bonus === null || endsBonus;
      if (bill && account && !isBlocked && isAgreed) setAsking(true);
    },
    async perform(pass: string) {
      if (!bill || !account) return;
      const body = {
        account: account.id,
        amount: bill.amount,
        arrives: bill.arrives,
        pass,
        ...(quote.bonus !== null && { endsBonus }),
      };
      try {
        const made = await askWithdrawal(http, body, order.keyOf(body));
        order.settle();
        setText('');
        queryClient.setQueryData(withdrawalOrder(http, made.order).queryKey, made);
        void navigate(`${path}?order=${made.order}`);
      } finally {
        for (const { queryKey } of [withdrawalQuote(http), balance(http), funds(http)]) {
          void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
        }
      }
    },
  };
}
