import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import { readReceipt } from '../../../../engine/payments/withdrawalStates.ts';
import { sayReceived, withdrawalOrder, type WithdrawalOrder } from '../../../api/payments.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useTypedMoney } from '../../../ui/fields/useTypedMoney.ts';
import { arePictures } from '../../../ui/fields/PicturesField.tsx';
import { sendProofs } from '../sendProofs.ts';

/** What came of a payout. */
export type Outcome = 'full' | 'partial' | 'none';

/** What the member says of a payout, and the press that sends it. */
export function useReceipt(order: WithdrawalOrder) {
  const { decimals } = useBrand().currency;
  const http = useHttp();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>('full');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [wasSent, setSent] = useState(false);
  const { money } = useTypedMoney(text);
  const expected = order.arrives;
  const expectedMinor = parseMinor(expected, decimals) ?? 0n;
  const receivedMinor = money.ok ? money.minor : 0n;
  const isPart =
    readReceipt(expectedMinor, { received: 'partially', receivedMinor }).fault === undefined;
  const isWhole = {
    full: true,
    partial: isPart && arePictures(files),
    none: files.length > 0 && arePictures(files),
  };
  const send = useMutation({
    mutationFn: async () =>
      sayReceived(http, {
        order: order.order,
        outcome,
        proofs: outcome === 'full' ? [] : await sendProofs(http, order.order, files),
        ...(outcome === 'partial' && { received: formatMinor(receivedMinor, decimals) }),
      }),
    onSuccess: (changed) =>
      queryClient.setQueryData(withdrawalOrder(http, order.order).queryKey, changed),
  });
  return {
    expected,
    outcome,
    choose: setOutcome,
    text,
    type: setText,
    files,
    setFiles,
    wasSent,
    isAmountWrong: money.ok && money.minor > 0n && !isPart,
    problem: send.error,
    isBusy: send.isPending,
    submit(press: FormEvent) {
      press.preventDefault();
      setSent(true);
      if (isWhole[outcome]) send.mutate();
    },
  };
}
