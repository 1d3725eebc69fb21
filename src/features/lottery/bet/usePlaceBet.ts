import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  IssueClosed,
  LotteryLimitReached,
  OddsMoved,
  SelectionInvalid,
  StakeMismatch,
} from '../../../../schemas/api/lottery.ts';
import {
  placeBet,
  type BetBody,
  type BetReceipt,
  type LotteryOffer,
} from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { SlipItem } from '../slip/slip.ts';

/** Why a bet was not taken, as far as the slip can say more than the code. */
export type Refusal =
  | { readonly kind: 'closed'; readonly value: IssueClosed }
  | { readonly kind: 'limit'; readonly value: LotteryLimitReached }
  | { readonly kind: 'odds'; readonly value: OddsMoved }
  | { readonly kind: 'stake'; readonly value: StakeMismatch }
  | { readonly kind: 'selection'; readonly value: SelectionInvalid }
  | { readonly kind: 'funds' }
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'other'; readonly problem: unknown };

/** A failed call as a refusal of the slip. */
export function readRefusal(problem: unknown): Refusal {
  if (!(problem instanceof Problem)) return { kind: 'other', problem };
  const { code, value } = problem;
  const has = typeof value === 'object' && value !== null;
  switch (code) {
    case 'issueClosed':
      if (has) return { kind: 'closed', value: value as IssueClosed };
      break;
    case 'lotteryLimit':
      if (has) return { kind: 'limit', value: value as LotteryLimitReached };
      break;
    case 'oddsMoved':
      if (has) return { kind: 'odds', value: value as OddsMoved };
      break;
    case 'stakeMismatch':
      if (has) return { kind: 'stake', value: value as StakeMismatch };
      break;
    case 'selectionInvalid':
      if (has) return { kind: 'selection', value: value as SelectionInvalid };
      break;
    case 'insufficientFunds':
      return { kind: 'funds' };
    case 'lotteryNotOffered':
    case 'featureOff':
      return { kind: 'notOffered' };
  }
  return { kind: 'other', problem };
}

/** Numbers of a line that pay half, as the page shows them. */
export function halfOf(
  { half, play, selection }: Pick<SlipItem, 'half' | 'play' | 'selection'>,
  { closed }: Pick<LotteryOffer, 'closed'>,
): readonly string[] {
  if (half) return half;
  const numbers = new Set([...selection.split(';'), ...selection.split(',')]);
  return closed
    .filter((one) => one.play === play && one.state === 'half' && numbers.has(one.option))
    .map(({ option }) => option);
}

/** A line as the wire has it. */
export function toWire(
  { key: _key, ...item }: SlipItem,
  half: readonly string[],
): BetBody['items'][number] {
  return {
    ...item,
    odds: item.odds && [...item.odds],
    half: half.length > 0 ? [...half] : undefined,
  };
}

/** Whether nobody knows what became of a call: it is tried again under the same name. */
export const isUnknown = (problem: unknown) =>
  !(problem instanceof Problem) ||
  ['offline', 'timeout', 'unreadable', 'internal', 'unavailable'].includes(problem.code);

/** Sends a bet. The same bet tried again after a lost answer has the same name, so it is placed once. */
export function usePlaceBet() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [receipt, setReceipt] = useState<BetReceipt>();
  const name = useRef<{ readonly body: string; readonly key: string }>(undefined);

  const send = async (body: BetBody): Promise<BetReceipt | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setRefusal(undefined);
    const text = JSON.stringify(body);
    if (name.current?.body !== text) name.current = { body: text, key: crypto.randomUUID() };
    try {
      const placed = await placeBet(http, body, name.current.key);
      name.current = undefined;
      setReceipt(placed);
      void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
      return placed;
    } catch (problem) {
      if (!isUnknown(problem)) name.current = undefined;
      setRefusal(readRefusal(problem));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, receipt, send, forget: () => setRefusal(undefined) };
}
