import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  takeWithdrawalBack,
  withdrawalOrder,
  type WithdrawalOrder,
} from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';

/** Takes a withdrawal back, where the merchant allows that. */
export function CancelWithdrawal({ order }: { order: WithdrawalOrder }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => takeWithdrawalBack(http, order.order),
    onSuccess: (changed) =>
      queryClient.setQueryData(withdrawalOrder(http, order.order).queryKey, changed),
  });
  return (
    <div className={centre.form}>
      <CallFault cause={cancel.error} />
      <div className={centre.actions}>
        <Button kind="quiet" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans id="centre.withdrawal.cancel" context="Button: takes a withdrawal back">
            Cancel this withdrawal
          </Trans>
        </Button>
      </div>
    </div>
  );
}
