import type {
  OriginalsMessage,
  OriginalsSeeds,
  OriginalsValue,
} from '../../../schemas/originalsApi.ts';
import type { SlotRules } from '../../../engine/games/slots/slotRules.ts';
import type { SoundCue } from '../sound/createSound.ts';
import type { Transport } from '../transport/createTransport.ts';
import { createPace, type GameClock, type Motion } from '../parts/pace.ts';
import { createShow } from './createShow.ts';
import { createSpins } from './createSpins.ts';
import { limitsOf } from './slotMoney.ts';
import type { HouseSpins, SlotState } from './slotState.ts';
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
  const { opened, tell } = options;
  const pace = createPace(options.clock, options.motion);
  const listeners = new Set<() => void>();
  let state = firstState(options);

  const patch = (change: Partial<SlotState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const { turn, show, haveLanded } = createShow({
    ...options,
    pace,
    getState: () => state,
    patch,
  });

  const { spin, spinForHouse } = createSpins({
    ...options,
    turn,
    show,
    getState: () => state,
    patch,
  });

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
      if (state.houseOver) return patch({ houseOver: undefined });
      if (state.phase === 'rest') {
        if (state.house) return void spinForHouse(state.house);
        return void (limitsOf(opened).levels.length > 0 && spin());
      }
      patch({ isHurried: true });
      pace.hurry();
    },
    setLevel: (level) => {
      if (state.phase === 'rest' && !state.house) patch({ level, refusal: undefined });
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
    house: houseOf(opened),
    level: Math.min(level, levels[Math.min(2, levels.length - 1)]?.level ?? level),
    shownLevel: level,
    roundCoins: 0,
    isOver: true,
    seeds: opened.seeds,
  };
}

/** What the house pays of the rounds to come; undefined where it pays none, or at a stake that the game has not. */
function houseOf(opened: OriginalsValue<'open'>): HouseSpins | undefined {
  const { freeSpins } = opened;
  if (!freeSpins || freeSpins.left === 0) return undefined;
  const { count, left, stake, won, pays } = freeSpins;
  const found = limitsOf(opened).levels.find((level) => Number(level.stake) === Number(stake));
  return found && { count, left, stake: found.stake, level: found.level, won, pays };
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
