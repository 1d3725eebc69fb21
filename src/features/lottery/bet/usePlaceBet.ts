import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  IssueClosed,
  LotteryLimitReached,
  OddsMoved,
  SelectionInvalid,
  StakeMismatch,
} from '../../../../schemas/api/lotteryRefusals.ts';
import { placeBet, type BetBody, type LotteryOffer } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import type { Http } from '../../../platform/http/http.ts';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { halfOf, type Plays, type SlipItem } from '../slip/slip.ts';

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

/** Lines with the odds as they are now. */
export function withMovedOdds(
  items: readonly SlipItem[],
  { offer, plays }: { readonly offer: LotteryOffer; readonly plays: Plays },
  moved: OddsMoved['moved'],
): readonly SlipItem[] {
  return items.map((item, at) => {
    const own = moved.filter(({ item: of }) => of === at);
    const changed = own.flatMap(({ option }) => option ?? []);
    const half = halfOf(item, offer, plays);
    return {
      ...item,
      odds: item.odds?.map((each) => {
        const now = own.find(({ option, price }) => !option && price === each.price)?.now;
        return now ? { ...each, odds: now } : each;
      }),
      // Each number that is named pays half by now and did not, or the other way round.
      ...(changed.length > 0 && {
        half: [
          ...half.filter((option) => !changed.includes(option)),
          ...changed.filter((option) => !half.includes(option)),
        ],
      }),
    };
  });
}

/** Whether nobody knows what became of a call: it is tried again under the same name. */
export const isUnknown = (problem: unknown) =>
  !(problem instanceof Problem) ||
  ['offline', 'timeout', 'unreadable', 'internal', 'unavailable'].includes(problem.code);

/** Places a bet. */
export const usePlaceBet = () => useBetCall(placeBet);

/** Sends bets by a call. The same bet tried again after a lost answer has the same name, so it is placed once. */
export function useBetCall<Body, Placed>(
  call: (http: Http, body: Body, idempotencyKey: string) => Promise<Placed>,
) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [receipt, setReceipt] = useState<Placed>();
  const name = useRef<{ readonly body: string; readonly key: string }>(undefined);

  const send = async (body: Body): Promise<Placed | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setRefusal(undefined);
    const text = JSON.stringify(body);
    if (name.current?.body !== text) name.current = { body: text, key: crypto.randomUUID() };
    try {
      const placed = await call(http, body, name.current.key);
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
  /** Forgets what was placed and what was refused. */
  const forget = () => {
    setRefusal(undefined);
    setReceipt(undefined);
  };
  return { isBusy, refusal, receipt, send, forget };
}
