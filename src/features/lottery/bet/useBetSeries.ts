import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { placeBet, type BetBody, type BetReceipt } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { isUnknown, readRefusal, type Refusal } from './usePlaceBet.ts';

/** How far one of several bets is. */
export type SeriesState =
  | { readonly kind: 'placing' }
  | { readonly kind: 'placed'; readonly receipt: BetReceipt }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Places bets on several lotteries, one after the other, each an order of its own. What was placed is not sent again: a
 * second try is about the others, and one whose answer was lost goes under its old name.
 */
export function useBetSeries() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, SeriesState>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const names = useRef(new Map<string, string>());

  const placeOne = async (body: BetBody): Promise<SeriesState> => {
    const text = JSON.stringify(body);
    const name = names.current.get(text) ?? crypto.randomUUID();
    names.current.set(text, name);
    try {
      return { kind: 'placed', receipt: await placeBet(http, body, name) };
    } catch (problem) {
      if (!isUnknown(problem)) names.current.delete(text);
      return { kind: 'refused', refusal: readRefusal(problem) };
    }
  };
  const send = async (bodies: readonly BetBody[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    let now = states;
    const set = (lottery: string, state: SeriesState) => {
      now = new Map(now).set(lottery, state);
      setStates(now);
    };
    for (const body of bodies) {
      if (now.get(body.lottery)?.kind === 'placed') continue;
      set(body.lottery, { kind: 'placing' });
      set(body.lottery, await placeOne(body));
    }
    setBusy(false);
    void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
  };
  const forget = () => {
    names.current.clear();
    setStates(new Map());
  };
  return { states, isBusy, send, forget };
}
