import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getLotteryChases } from '../../../../schemas/api/lotteryChases.ts';
import { getLotteryOrders } from '../../../../schemas/api/lotteryOrders.ts';
import { stopChase, type Chase } from '../../../api/lottery.ts';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../../platform/http/problemMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import styles from './Orders.module.css';

/** Asks before what is left of a chase is cancelled. */
export function StopDialog({ chase, onClose }: { chase: Chase; onClose: () => void }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const http = useHttp();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const stop = useMutation({
    mutationFn: () => stopChase(http, chase.chase, key),
    onSuccess: onClose,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getLotteryChases.id] });
      void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getLotteryOrders.id] });
    },
  });
  return (
    <Dialog
      size="small"
      title={t({
        id: 'lottery.stop.title',
        context: 'Lottery: question before a chase is ended',
        message: 'Stop this chase?',
      })}
      lead={
        <Trans
          id="lottery.stop.lead"
          context="Lottery: what happens when a chase is ended; an amount is inside"
        >
          Bets on draws that have not closed are cancelled, and <MoneyText amount={chase.held} />{' '}
          goes back to your wallet.
        </Trans>
      }
      onClose={onClose}
    >
      <p role="status" className={styles.fault}>
        {stop.error instanceof Problem && i18n._(PROBLEM_MESSAGES[stop.error.code])}
      </p>
      <DialogActions>
        <Button kind="primary" size="large" onClick={onClose}>
          <Trans id="lottery.stop.keep" context="Lottery: button that lets a chase go on">
            Let it run
          </Trans>
        </Button>
        <Button size="large" loading={stop.isPending} onClick={() => stop.mutate()}>
          <Trans id="lottery.stop.do" context="Lottery: button that ends a chase">
            Stop it
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
