import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import {
  downlineTransfer,
  lineTransfers,
  sendToDownline,
  sendToUpline,
  uplineTransfer,
  type LineTransfer,
  type TransferStanding,
} from '../../../api/lineTransfers.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useTypedMoney } from '../../../ui/fields/useTypedMoney.ts';
import { useDraft } from '../useDraft.ts';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { isOnTheWay } from './TransferBlocks.tsx';

/** What is typed to be sent, whether it fits, and the press that sends it. */
export function useSendForm(
  standing: TransferStanding,
  /** Id of the one of the team that it is for; else it is for the agent above. */
  to?: string,
) {
  const { decimals, blocks } = standing;
  const http = useHttp();
  const queryClient = useQueryClient();
  const order = useOrderKey();
  const [text, setText] = useDraft(`line.amount:${to ?? ''}`);
  const [purpose, setPurpose] = useDraft(`line.purpose:${to ?? ''}`);
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<LineTransfer | null>(null);
  const { money, write } = useTypedMoney(text);
  const read = (amount: string) => parseMinor(amount, decimals) ?? 0n;
  const minor = money.ok && money.minor > 0n ? money.minor : null;
  const isBelow = minor !== null && minor < read(standing.min);
  const isAbove = minor !== null && minor > read(standing.max);
  const amount = minor === null || isBelow || isAbove ? null : formatMinor(minor, decimals);
  const isBlocked = !blocks.every(isOnTheWay);
  return {
    text,
    type(next: string) {
      setDone(null);
      setText(next);
    },
    takeAll: () => setText(write(read(standing.max))),
    purpose,
    setPurpose,
    amount,
    isBelow,
    isAbove,
    isBlocked,
    wasSent,
    isAsking,
    done,
    close: () => setAsking(false),
    send() {
      setSent(true);
      if (amount !== null && !isBlocked) setAsking(true);
    },
    async perform(pass: string) {
      if (amount === null) return;
      const body = { amount, purpose: purpose.trim(), pass };
      try {
        const key = order.keyOf({ ...body, to });
        setDone(
          to === undefined
            ? await sendToUpline(http, body, key)
            : await sendToDownline(http, { ...body, member: to }, key),
        );
        order.settle();
        setText('');
        setPurpose('');
        setSent(false);
        setAsking(false);
      } finally {
        for (const { queryKey } of [
          to === undefined ? uplineTransfer(http) : downlineTransfer(http, to),
          lineTransfers(http),
          balance(http),
          funds(http),
        ]) {
          void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
        }
      }
    },
  };
}
