import { readSlotOutcome } from '../../../engine/games/slots/slotKind.ts';
import type { OriginalsRound } from '../../../schemas/originalsApi.ts';
import type { SlotRules, SpinMode } from '../../../engine/games/slots/slotRules.ts';
import type { GameClock, Motion, Pace } from '../parts/pace.ts';
import type { SoundCue } from '../sound/createSound.ts';
import { isGain, planRound } from './planRound.ts';
import type { BannerScene, SlotState, SpinScene } from './slotState.ts';

/** What the showing of rounds works with. */
interface ShowOptions {
  readonly rules: SlotRules;
  readonly motion: Motion;
  readonly clock: GameClock;
  readonly pace: Pace;
  readonly getState: () => SlotState;
  readonly patch: (change: Partial<SlotState>) => void;
  readonly onSound: (cue: SoundCue) => void;
}

/** Longest that a stop of the reels is waited for: a page in the background may not be told of it. */
const LANDING_MOST_MS = 6000;
const ALL_WINS_MS = 1100;
const ONE_WIN_MS = 1000;
const WINS_SHOWN_MOST = 8;
const FREE_TURN_MS = 420;

/** Shows rounds scene after scene: reels, wins in turn, free spins with their banners. */
export function createShow({ rules, motion, clock, pace, getState, patch, onSound }: ShowOptions) {
  let landed: (() => void) | undefined;
  /** Counts what is shown, so that what was begun before knows that its time is over. */
  let showing = 0;

  const turn = (mode: SpinMode) => {
    showing += 1;
    patch({
      phase: 'turning',
      turn: getState().turn + 1,
      standing: getState().window,
      mode,
      lit: undefined,
      isHurried: false,
      refusal: undefined,
    });
    onSound('spin');
  };

  const land = async (scene: SpinScene) => {
    const whenLanded = new Promise<void>((resolve) => (landed = resolve));
    patch({ phase: 'landing', scene, window: scene.window, mode: scene.mode });
    if (motion === 'full') {
      const takeBack = clock.after(LANDING_MOST_MS, () => landed?.());
      await whenLanded;
      takeBack();
    } else await pace.wait(250);
  };

  /** Lights all wins, and then one after the other until something else is shown. */
  const lightInTurn = async ({ wins }: SpinScene) => {
    const own = showing;
    if (wins.length < 2 || motion === 'still') return;
    for (const index of wins.slice(0, WINS_SHOWN_MOST).keys()) {
      await new Promise<void>((resolve) => clock.after(ONE_WIN_MS, resolve));
      if (own !== showing) return;
      patch({ lit: index });
    }
    await new Promise<void>((resolve) => clock.after(ONE_WIN_MS, resolve));
    if (own === showing) patch({ lit: 'all' });
  };

  const showSpin = async (scene: SpinScene) => {
    if (scene.free) {
      turn('free');
      await pace.wait(FREE_TURN_MS);
    }
    await land(scene);
    const { coins } = scene.spin;
    const roundCoins = getState().roundCoins + coins;
    // A return below the stake is a loss, and is shown without a fanfare.
    if (coins > 0 && isGain(rules, roundCoins)) onSound({ winBets: coins / rules.coins });
    patch({
      phase: 'wins',
      roundCoins,
      ...(scene.wins.length > 0 && { lit: 'all' }),
    });
    if (scene.wins.length > 0) await pace.wait(ALL_WINS_MS);
    else if (scene.free) await pace.wait(ALL_WINS_MS / 3);
  };

  const showBanner = async (banner: BannerScene) => {
    showing += 1;
    patch({ phase: 'banner', banner });
    if (banner.kind === 'award') onSound('award');
    else if (isGain(rules, getState().roundCoins)) onSound({ winBets: banner.coins / rules.coins });
    await pace.press({ isPictured: banner.kind === 'summary' });
    patch({ banner: undefined });
  };

  /** Shows a round to its end; the next one may not begin before `isOver` has come, however fast it was shown. */
  const show = async (round: OriginalsRound, isOver?: Promise<void>) => {
    patch({ roundCoins: 0, isOver: false, shownLevel: Number(round.bet['level']) });
    const scenes = planRound(rules, readSlotOutcome(round.outcome));
    for (const scene of scenes) {
      await (scene.kind === 'spin' ? showSpin(scene) : showBanner(scene));
    }
    await isOver;
    patch({ phase: 'rest', isOver: true });
    const [first] = scenes;
    if (first?.kind === 'spin' && scenes.every(({ kind }) => kind !== 'summary')) {
      void lightInTurn(first);
    }
  };

  return { turn, show, haveLanded: () => landed?.() };
}
