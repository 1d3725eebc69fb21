import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getLotteryOrders } from '../../../../schemas/api/lotteryOrders.ts';
import { cancelOrder, lotteryOrder, type OrderDetail } from '../../../api/lottery.ts';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { isProblem, Problem } from '../../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../../platform/http/problemMessages.ts';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { useSlip } from '../slip/useSlip.ts';
import { ShareOrder } from './ShareOrder.tsx';
import styles from './Orders.module.css';

/** What can be done with an order: bet the same again, and take it back while its issue is open. */
export function OrderActions({
  order,
  items,
  path,
}: Pick<OrderDetail, 'order' | 'items'> & { path: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.actions}>
      <BetAgain order={order} items={items} path={path} />
      <ShareOrder order={order} items={items} path={path} />
      {order.chase !== null && (
        <ButtonLink href={writePlace(path, { view: 'chases' })}>
          <Trans
            id="lottery.order.chase"
            context="Lottery: link from a bet to the chase that it belongs to"
          >
            See the chase
          </Trans>
        </ButtonLink>
      )}
      {order.canCancel && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          <Trans
            id="lottery.order.cancel"
            context="Lottery: button that takes a bet back before its draw closes"
          >
            Cancel the bet
          </Trans>
        </Button>
      )}
      {isAsking && <CancelDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Puts the items on the slip of their lottery, as they were, and goes there. */
function BetAgain({ order, items, path }: Pick<OrderDetail, 'order' | 'items'> & { path: string }) {
  const { change } = useSlip(order.lottery);
  const navigate = useNavigate();
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    change({
      kind: 'add',
      items: items.map(({ play, selection, units, unitPrice, multiple, series, odds }) => ({
        play,
        selection,
        units,
        unitPrice,
        multiple,
        ...(series === null ? { odds } : { series }),
      })),
    });
    setAdded(true);
  };
  // The slip is kept in the effect of its own hook, which comes before this one.
  useEffect(() => {
    if (isAdded) void navigate(writePlace(path, { gameCode: order.lottery }));
  }, [isAdded, navigate, path, order.lottery]);
  return (
    <Button kind="primary" onClick={add} loading={isAdded}>
      <Trans
        id="lottery.order.again"
        context="Lottery: button that puts the same bet on the slip once more"
      >
        Bet this again
      </Trans>
    </Button>
  );
}

function CancelDialog({ order, onClose }: Pick<OrderDetail, 'order'> & { onClose: () => void }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const http = useHttp();
  const queryClient = useQueryClient();
  // One key for one question: pressed twice it is still one cancellation.
  const [key] = useState(() => crypto.randomUUID());
  const cancel = useMutation({
    mutationFn: () => cancelOrder(http, order.order, key),
    onSuccess: (changed) => {
      queryClient.setQueryData(lotteryOrder(http, order.order).queryKey, (before) =>
        before ? { ...before, order: changed } : before,
      );
      onClose();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getLotteryOrders.id] });
      void queryClient.invalidateQueries({ queryKey: lotteryOrder(http, order.order).queryKey });
    },
  });
  return (
    <Dialog
      size="small"
      title={t({
        id: 'lottery.cancel.title',
        context: 'Lottery: question before a bet is taken back',
        message: 'Cancel this bet?',
      })}
      lead={
        <Trans
          id="lottery.cancel.lead"
          context="Lottery: what happens when a bet is taken back; the amount is inside"
        >
          <MoneyText amount={order.stake} /> goes back to the wallet it came from.
        </Trans>
      }
      onClose={onClose}
    >
      <p role="status" className={styles.fault}>
        {cancel.error &&
          (isProblem(cancel.error, 'issueClosed') ? (
            <Trans
              id="lottery.cancel.closed"
              context="Lottery: a bet cannot be taken back any more"
            >
              The draw has closed, so the bet stands.
            </Trans>
          ) : cancel.error instanceof Problem ? (
            i18n._(PROBLEM_MESSAGES[cancel.error.code])
          ) : null)}
      </p>
      <DialogActions>
        <Button kind="primary" size="large" onClick={onClose}>
          <Trans id="lottery.cancel.keep" context="Lottery: button that leaves a bet as it is">
            Keep the bet
          </Trans>
        </Button>
        <Button size="large" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans id="lottery.cancel.do" context="Lottery: button that takes a bet back">
            Cancel it
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
