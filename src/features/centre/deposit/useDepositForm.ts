import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import { depositBill } from '../../../../engine/payments/fees.ts';
import {
  askDeposit,
  depositOptions,
  depositOrder,
  type DepositMethod,
  type DepositOffer,
  type DepositOptions,
} from '../../../api/payments.ts';
import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { isTaken } from '../../../ui/BonusTerms/offerLink.ts';
import { offerSums } from '../../../ui/BonusTerms/OfferTerms.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { useTypedMoney } from '../../../ui/fields/useTypedMoney.ts';
import { useDraft } from '../useDraft.ts';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';

/** Why an amount does not fit a way to pay. */
export type AmountFault = 'below' | 'above' | 'notWhole';

/** Money of a method in minor units. */
function boundsOf(method: DepositMethod, decimals: number) {
  const read = (amount: string | null) => (amount === null ? null : parseMinor(amount, decimals));
  const { fee } = method;
  return {
    min: read(method.min) ?? 0n,
    max: read(method.max) ?? 0n,
    terms: {
      rate: fee.rate,
      fixedMinor: read(fee.fixed) ?? 0n,
      minMinor: read(fee.min) ?? 0n,
      ...(fee.max !== null && { maxMinor: read(fee.max) ?? 0n }),
    },
  };
}

/** What is wrong with an amount for a method; undefined where it fits. */
export function amountFault(
  minor: bigint,
  method: DepositMethod,
  decimals: number,
): AmountFault | undefined {
  const { min, max } = boundsOf(method, decimals);
  if (minor < min) return 'below';
  if (minor > max) return 'above';
  const isWhole = minor % 10n ** BigInt(decimals) === 0n;
  return method.wholeOnly && !isWhole ? 'notWhole' : undefined;
}

/** What an amount costs by a method and what arrives, as the wire writes it. */
export function billOf(minor: bigint, method: DepositMethod, decimals: number) {
  const { terms } = boundsOf(method, decimals);
  const bill = depositBill(minor, method.feeBearer, terms);
  return {
    fee: formatMinor(method.feeBearer === 'house' ? 0n : bill.feeMinor, decimals),
    toPay: formatMinor(bill.toPayMinor, decimals),
    arrives: formatMinor(bill.creditedMinor, decimals),
  };
}

/** The bonus that is chosen: none, unless the member takes one here or came by pressing it. */
function useOffer({ bonuses }: DepositOptions) {
  const pressed = useQueryValue('offer');
  const { state } = useLocation();
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const id = chosen === undefined && isTaken(state, pressed) ? pressed : (chosen ?? null);
  return [bonuses.find((one) => one.id === id) ?? null, setChosen] as const;
}

/** What the chosen bonus comes to with a deposit. */
function bonusOf(
  offer: DepositOffer | null,
  { arrivesMinor, decimals }: { readonly arrivesMinor: bigint | null; readonly decimals: number },
) {
  const sums = offer && arrivesMinor !== null ? offerSums(offer, arrivesMinor, decimals) : null;
  const isTooSmall = sums !== null && (sums.missingMinor > 0n || sums.amountMinor <= 0n);
  return { offer, sums, isTooSmall };
}

/** What is typed and chosen to pay in, what it comes to, and the press that asks for it. */
export function useDepositForm(options: DepositOptions) {
  const { decimals } = options;
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = useScreenPath('deposit') ?? '';
  const order = useOrderKey();
  const [text, setText] = useDraft('deposit.amount');
  const [chosen, setChosen] = useDraft('deposit.method');
  const [payerName, setPayerName] = useDraft('deposit.payer', options.payeeName ?? '');
  const [picked, chooseOffer] = useOffer(options);
  const [wasSent, setSent] = useState(false);
  const methods = options.groups.flatMap((group) => group.methods);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]!;
  const { money, write } = useTypedMoney(text);
  const minor = money.ok && money.minor > 0n ? money.minor : null;
  const fault = minor === null ? undefined : amountFault(minor, method, decimals);
  const arrivesMinor =
    minor === null || fault ? null : parseMinor(billOf(minor, method, decimals).arrives, decimals);
  const { offer, sums, isTooSmall } = bonusOf(method.isBonusEligible ? picked : null, {
    arrivesMinor,
    decimals,
  });
  const isPayerMissing = method.needsPayerName && payerName.trim() === '';

  const ask = useMutation({
    mutationFn: (amount: string) => {
      const body = {
        method: method.id,
        amount,
        ...(offer && { bonus: offer.id }),
        ...(method.needsPayerName && { payerName: payerName.trim() }),
      };
      return askDeposit(http, body, order.keyOf(body));
    },
    onSuccess: (made) => {
      order.settle();
      setText('');
      queryClient.setQueryData(depositOrder(http, made.order).queryKey, made);
      void queryClient.invalidateQueries({ queryKey: depositOptions(http).queryKey });
      void navigate(`${path}?order=${made.order}`);
    },
  });

  return {
    method,
    choose: setChosen,
    text,
    type: setText,
    take: (amount: string) => setText(write(parseMinor(amount, decimals) ?? 0n)),
    decimals,
    offer,
    chooseOffer,
    arrivesMinor,
    sums,
    isBonusMissing: wasSent && isTooSmall,
    minor,
    fault,
    payerName,
    setPayerName,
    isPayerMissing: wasSent && isPayerMissing,
    wasSent,
    bill: minor !== null && !fault ? billOf(minor, method, decimals) : null,
    problem: ask.error,
    isBusy: ask.isPending,
    send() {
      setSent(true);
      if (minor === null || fault || isPayerMissing || isTooSmall) return;
      ask.mutate(formatMinor(minor, decimals));
    },
  };
}
