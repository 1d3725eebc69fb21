import { useMemo, useState } from 'react';
import type { LotteryOffer } from '../../../api/lottery.ts';
import type { BetPlay } from '../bet/betPlay.ts';
import { addNumbers, readTicket, ticketKinds, type TicketReading } from './ticket.ts';

/** A play of a ticket: whether the numbers are bet on it, and what they come to. */
export interface TicketPlay extends BetPlay {
  readonly isOn: boolean;
  readonly reading: TicketReading;
}

/** Numbers that are keyed in, by their kind, and the plays that they are bet on together. */
export function useTicket(
  plays: readonly BetPlay[],
  chosen: BetPlay | undefined,
  closed: LotteryOffer['closed'],
) {
  const kinds = useMemo(() => ticketKinds(plays), [plays]);
  const [numbersOf, setNumbersOf] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [playsOf, setPlaysOf] = useState<Readonly<Record<string, readonly string[]>>>({});
  const kind = kinds.find((each) => chosen && each.plays.includes(chosen)) ?? kinds[0];
  const numbers = useMemo(() => (kind && numbersOf[kind.id]) ?? [], [kind, numbersOf]);
  const on = useMemo(
    () => (kind && playsOf[kind.id]) ?? (chosen ? [chosen.play.code] : []),
    [kind, playsOf, chosen],
  );
  const read = useMemo(
    () =>
      (kind?.plays ?? []).map((each): TicketPlay => {
        const { code } = each.play;
        const full = closed.filter(({ play, state }) => play === code && state === 'full');
        return {
          ...each,
          isOn: on.includes(code),
          reading: readTicket(each.play, numbers, new Set(full.map(({ option }) => option))),
        };
      }),
    [kind, on, numbers, closed],
  );

  const put = (id: string, next: readonly string[]) =>
    setNumbersOf((all) => ({ ...all, [id]: next }));
  return {
    kinds,
    kind,
    numbers,
    plays: read,
    add: (more: readonly string[]) => kind && put(kind.id, addNumbers(numbers, more)),
    remove: (number: string) =>
      kind &&
      put(
        kind.id,
        numbers.filter((own) => own !== number),
      ),
    clear: () => kind && put(kind.id, []),
    /** Puts numbers on the ticket of another kind, after those that are there. */
    copyTo: (id: string, copies: readonly string[]) =>
      put(id, addNumbers(numbersOf[id] ?? [], copies)),
    set: (next: readonly string[]) => kind && put(kind.id, addNumbers([], next)),
    /** Bets the numbers on a play as well, or no more; one play stays. */
    toggle: (code: string) => {
      if (!kind) return;
      const next = on.includes(code) ? on.filter((own) => own !== code) : [...on, code];
      if (next.length > 0) setPlaysOf((all) => ({ ...all, [kind.id]: next }));
    },
  };
}

export type Ticket = ReturnType<typeof useTicket>;
