import type {
  OriginalsFaultCode,
  OriginalsMessage,
  OriginalsSeeds,
  OriginalsValue,
} from '../../../schemas/originalsApi.ts';
import type { SlotBetJson } from '../../../engine/games/slots/slotKind.ts';
import type { SlotRules } from '../../../engine/games/slots/slotRules.ts';
import type { SoundCue } from '../sound/createSound.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import { takeStake } from '../parts/amounts.ts';
import { ENDING_FAULTS } from '../parts/endingFaults.ts';
import { createPace, type GameClock, type Motion } from '../parts/pace.ts';
import { createShow } from './createShow.ts';
import { limitsOf } from './slotMoney.ts';
import type { SlotState } from './slotState.ts';
import { windowOf } from './windowOf.ts';

/** What leads a slot game through its rounds. */
export interface Director {
  getState(): SlotState;
  /** Calls back after every change; gives what ends that. */
  subscribe(listener: () => void): () => void;
  /** Plays a round, or where one is under way brings what shows to its end. */
  press(): void;
  setLevel(level: number): void;
  setSeeds(seeds: OriginalsSeeds): void;
  /** The page's reels have come to a stop. */
  haveLanded(): void;
  /** Shows an interrupted round to its end, where there is one; to be called once. */
  resume(): void;
}

/** What a director works with. */
export interface DirectorOptions {
  readonly rules: SlotRules;
  readonly opened: OriginalsValue<'open'>;
  readonly transport: Transport;
  readonly clock: GameClock;
  readonly motion: Motion;
  readonly newRequestId: () => string;
  /** Tells the site what happened. */
  readonly tell: (message: OriginalsMessage) => void;
  /** Something begins that can be heard. */
  readonly onSound: (cue: SoundCue) => void;
}

/** Leads a slot game: asks for rounds, and shows each one scene after the other. */
export function createDirector(options: DirectorOptions): Director {
  const { opened, transport, tell } = options;
  const pace = createPace(options.clock, options.motion);
  const listeners = new Set<() => void>();
  let state = firstState(options);

  const patch = (change: Partial<SlotState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const stakeOf = (level: number) =>
    limitsOf(opened).levels.find((known) => known.level === level)?.stake ?? '0';

  const { turn, show, haveLanded } = createShow({
    ...options,
    pace,
    getState: () => state,
    patch,
  });

  const end = (code: OriginalsFaultCode) => {
    patch({ phase: 'rest', ended: code });
    tell({ livery: 'ended' });
  };

  const spin = async () => {
    const { level, balance: before } = state;
    turn('paid');
    const left = takeStake(before, stakeOf(level), opened.decimals);
    patch({ balance: left, roundCoins: 0, shownLevel: level });
    tell({ livery: 'begun' });
    try {
      const { session } = opened;
      const requestId = options.newRequestId();
      const { round, balance, seeds } = await transport.ask('play', {
        session,
        requestId,
        bet: { level } satisfies SlotBetJson,
      });
      patch({ seeds });
      const { shortestRoundMs: shortest } = opened;
      // From the answer on, which comes after the round began: no line is fast enough to make it shorter.
      const isOver =
        shortest > 0
          ? new Promise<void>((resolve) => options.clock.after(shortest, resolve))
          : undefined;
      await show(round, isOver);
      const { stake, paid, currency, mode } = round;
      patch({ balance });
      tell({ livery: 'round', stake, paid, balance, currency, mode });
    } catch (fault) {
      const code = fault instanceof OriginalsFault ? fault.code : 'internal';
      patch({ phase: 'rest', mode: 'paid', balance: before, refusal: code });
      if (ENDING_FAULTS.includes(code)) end(code);
      else tell({ livery: 'balance', balance: before, currency: opened.currency });
    }
  };

  const resume = async () => {
    if (!opened.resumed) return;
    turn('paid');
    await show(opened.resumed);
    tell({ livery: 'balance', balance: state.balance, currency: opened.currency });
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press: () => {
      if (state.ended) return;
      if (state.phase === 'rest') return void (limitsOf(opened).levels.length > 0 && spin());
      patch({ isHurried: true });
      pace.hurry();
    },
    setLevel: (level) => {
      if (state.phase === 'rest') patch({ level, refusal: undefined });
    },
    setSeeds: (seeds) => patch({ seeds }),
    haveLanded,
    resume: () => void resume(),
  };
}

function firstState({ rules, opened }: DirectorOptions): SlotState {
  const { levels } = limitsOf(opened);
  const affordable = levels.filter(({ stake }) => Number(stake) <= Number(opened.balance) / 20);
  const level = (affordable.at(-1) ?? levels[0])?.level ?? 1;
  const window = windowOf(rules, 'paid', openingStops(rules));
  return {
    phase: 'rest',
    turn: 0,
    mode: 'paid',
    standing: window,
    window,
    isHurried: false,
    balance: opened.balance,
    level: Math.min(level, levels[Math.min(2, levels.length - 1)]?.level ?? level),
    shownLevel: level,
    roundCoins: 0,
    isOver: true,
    seeds: opened.seeds,
  };
}

/** What the reels show before the first round: the dearest symbol in the middle of each. */
function openingStops(rules: SlotRules): readonly number[] {
  const dearest = rules.pays.reduce(
    (best, pays, symbol) =>
      symbol !== rules.scatter && pays[5]! > rules.pays[best]![5]! ? symbol : best,
    0,
  );
  return rules.strips.paid.map((strip, reel) => {
    const at = strip.indexOf(reel === 2 || rules.scatter < 0 ? dearest : rules.scatter);
    const middle = reel % 2 === 0 ? 1 : 0;
    return (at - middle + strip.length) % strip.length;
  });
}
