import { useEffect, useMemo, useState } from 'react';
import type { LotteryFamily } from '../../../../engine/lottery/lotteryModel.ts';
import type { LotteryFeature, LotteryOffer, LotteryState } from '../../../api/lottery.ts';
import { useModals } from '../../../platform/modals/modals.ts';
import type { DrawPlay } from '../draws/useDrawShow.ts';
import { useCurrentIssue } from '../issue/useIssues.ts';
import { byCode, mostOf, totalOf } from '../slip/slip.ts';
import { useSlip } from '../slip/useSlip.ts';
import { placeLines, totalsAt, type BetPlace } from '../stations/places.ts';
import { useStations } from '../stations/useStations.ts';
import type { BetPlay } from './betPlay.ts';
import { useComposer } from './useComposer.ts';

/** The lottery that is bet on, what is offered of it, and where it stands. */
export interface BetTableProps {
  readonly state: LotteryState;
  readonly offer: LotteryOffer;
  readonly family: LotteryFamily;
  readonly path: string;
  readonly feature: LotteryFeature;
  readonly startPlay: string | null;
  readonly show: DrawPlay;
  readonly onOfferOld: () => void;
}

/** Plays of two stations together, where two or more are chosen. */
const ofPair = (pair: BetPlace | undefined): readonly BetPlay[] =>
  pair
    ? pair.offer.plays.flatMap((offered) => {
        const play = pair.plays.get(offered.play);
        return play ? [{ play, offered }] : [];
      })
    : [];

/** What is picked and what stands on the slip, and what becomes of both. */
export function useBetTable({ state, offer, family, feature, startPlay }: BetTableProps) {
  const use = useSlip(state.lottery.lottery);
  const { slip, change } = use;
  const stations = useStations(state.lottery, feature, use);
  const [pair] = stations.pairs;
  const more = useMemo(() => ofPair(pair), [pair]);
  const composer = useComposer(offer, family, state.lottery.defaultPlay, use, more);
  const { drafts, choose } = composer;
  const current = useCurrentIssue(state);
  const modals = useModals();
  const [dialog, setDialog] = useState<'bet' | 'chase'>();
  const isOffered = composer.plays.some(({ play }) => play.code === startPlay);
  useEffect(() => {
    if (startPlay !== null && isOffered) choose(startPlay);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is followed once
  }, [startPlay]);

  const lines = [...slip.items, ...drafts.map((draft, at) => ({ ...draft, key: `draft ${at}` }))];
  const plays = byCode(composer.plays.map(({ play }) => play));
  const { totals, prize } = stations.isSeveral
    ? totalsAt(placeLines(lines, stations), offer.decimals)
    : { totals: totalOf(lines, offer.decimals), prize: mostOf(lines, plays, offer) };
  const isOwn = (play: string) => family.plays.some(({ code }) => code === play);
  const needsPair = stations.pairs.length === 0 && lines.some(({ play }) => !isOwn(play));
  const add = () => {
    if (drafts.length === 0) return;
    change({ kind: 'add', items: drafts });
    composer.clear();
  };
  const open = (kind: 'bet' | 'chase') => {
    add();
    modals.requireMember(() => setDialog(kind), { real: true });
  };
  return {
    use,
    composer,
    current,
    lines,
    plays,
    totals,
    prize,
    stations,
    needsPair,
    dialog,
    setDialog,
    add,
    open,
  };
}

/** Whether what is picked cannot be bet on now. */
export const isShut = (
  { current, stations, needsPair }: ReturnType<typeof useBetTable>,
  isInstant: boolean,
) => (!current && !isInstant) || needsPair || (stations.isSeveral && !stations.isReady);
