import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readVoucherCode } from '../../../../engine/payments/voucherCode.ts';
import { depositOptions, depositOrder, payVoucherIn } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { useDraft } from '../useDraft.ts';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';

/** The code that is typed, and the press that pays it in. */
export function useVoucher(method: string) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = useScreenPath('deposit') ?? '';
  const order = useOrderKey();
  const [code, setCode] = useDraft('deposit.voucher', '', { isSecret: true });
  const [wasSent, setSent] = useState(false);
  const isMistyped = readVoucherCode(code) === null;
  const pay = useMutation({
    mutationFn: (typed: string) => {
      const body = { method, code: typed };
      return payVoucherIn(http, body, order.keyOf(body));
    },
    onSuccess: (made) => {
      order.settle();
      setCode('');
      queryClient.setQueryData(depositOrder(http, made.order).queryKey, made);
      void queryClient.invalidateQueries({ queryKey: depositOptions(http).queryKey });
      void navigate(`${path}?order=${made.order}`);
    },
  });
  return {
    code,
    type: setCode,
    isFaulty: wasSent && isMistyped,
    problem: pay.error,
    isBusy: pay.isPending,
    send() {
      setSent(true);
      if (!isMistyped) pay.mutate(readVoucherCode(code)!);
    },
  };
}
