import { useMemo, useState } from 'react';
import type { LotteryFamily, SelectionReading } from '../../../../engine/lottery/lotteryModel.ts';
import type { LotteryOffer } from '../../../api/lottery.ts';
import { isEmpty, noPicks, writePicks, type Picks } from '../input/picks.ts';
import { exceeds, mostUnitsOf } from '../slip/slip.ts';
import type { SlipUse } from '../slip/useSlip.ts';
import { isTicketFamily } from '../ticket/ticket.ts';
import { useTicket, type Ticket } from '../ticket/useTicket.ts';
import { oddsOf, toItem, unitPriceOf, type BetPlay, type Pricing } from './betPlay.ts';

/** Everything that is picked and priced on the bet screen of one lottery. */
export function useComposer(
  offer: LotteryOffer,
  family: LotteryFamily,
  defaultPlay: string,
  use: SlipUse,
  /** Plays of lotteries that are bet on together with it. */
  more: readonly BetPlay[],
) {
  const { slip, change } = use;
  const plays = useMemo(() => {
    const known = new Map(family.plays.map((play) => [play.code, play]));
    const own = offer.plays.flatMap((offered): readonly BetPlay[] => {
      const play = known.get(offered.play);
      return play ? [{ play, offered }] : [];
    });
    return [...own, ...more];
  }, [family, offer, more]);
  const [picksOf, setPicksOf] = useState<Readonly<Record<string, Picks>>>({});
  const chosen =
    plays.find(({ play }) => play.code === slip.play) ??
    plays.find(({ play }) => play.code === defaultPlay) ??
    plays[0];
  const range = offer.series;
  const series = range
    ? Math.min(range.max, Math.max(range.min, slip.series ?? range.chosen))
    : undefined;
  const multiple = Math.min(offer.limits.maxMultiple, Math.max(1, slip.multiple ?? 1));
  const unitPrice = unitPriceOf(offer, slip);

  const input = chosen?.play.input;
  const picks = chosen && input ? (picksOf[chosen.play.code] ?? noPicks(input)) : undefined;
  const reading = useMemo(
    () =>
      chosen && picks && !isEmpty(picks)
        ? chosen.play.read(writePicks(chosen.play.input, picks))
        : null,
    [chosen, picks],
  );

  const pricing: Pricing = { unitPrice, multiple, series };
  const ticket = useTicket(plays, chosen, offer.closed);
  const isTicket = isTicketFamily(family.id);
  const composed = isTicket ? ticketLines(ticket, pricing) : pickedLines(chosen, reading, pricing);
  const tooLong = composed.find((line) => exceeds(line, offer));

  const odds = chosen ? oddsOf(chosen, series) : new Map<string, string>();
  return {
    plays,
    chosen,
    /** The plays that a line picked by chance is bet on. */
    active: isTicket ? ticket.plays.filter(({ isOn }) => isOn) : chosen ? [chosen] : [],
    /** Of lotteries whose numbers are keyed in. */
    ticket: isTicket ? ticket : undefined,
    picks,
    reading,
    /** What is picked, as lines of the slip. */
    drafts: composed.filter((line) => !exceeds(line, offer)),
    /** Where a line of what is picked makes more bets than its play takes: how many it takes. */
    mostUnits: tooLong && mostUnitsOf(tooLong, offer),
    odds,
    pricing,
    series,
    multiple,
    unitPrice,
    choose: (play: string) => change({ kind: 'set', settings: { play } }),
    pick: (next: Picks) => chosen && setPicksOf((all) => ({ ...all, [chosen.play.code]: next })),
    clear: () => {
      ticket.clear();
      if (chosen) setPicksOf((all) => ({ ...all, [chosen.play.code]: noPicks(chosen.play.input) }));
    },
  };
}

/** The numbers of a ticket as lines, one a play. */
const ticketLines = (ticket: Ticket, pricing: Pricing) =>
  ticket.plays.flatMap(({ isOn, reading: { selection, units }, ...each }) =>
    isOn && selection !== undefined ? [toItem(each, { selection, units }, pricing)] : [],
  );

/** Picks that make a bet as the one line that they are. */
const pickedLines = (
  chosen: BetPlay | undefined,
  reading: SelectionReading | null,
  pricing: Pricing,
) => (chosen && reading && !reading.faults ? [toItem(chosen, reading, pricing)] : []);

export type Composer = ReturnType<typeof useComposer>;
