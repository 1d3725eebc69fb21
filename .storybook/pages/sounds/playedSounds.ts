import { look as auroraExpress } from '../../../src/originals/looks/aurora-express/look.ts';
import { look as blossomFestival } from '../../../src/originals/looks/blossom-festival/look.ts';
import { look as falconDunes } from '../../../src/originals/looks/falcon-dunes/look.ts';
import { look as lanternOrchard } from '../../../src/originals/looks/lantern-orchard/look.ts';
import type { LookSound } from '../../../src/originals/looks/look.ts';
import { look as tideOfPearls } from '../../../src/originals/looks/tide-of-pearls/look.ts';
import { rouletteScreen } from '../../../src/originals/roulette/rouletteScreen.ts';
import type { Sound } from '../../../src/originals/sound/createSound.ts';

type Played = readonly [name: string, play: (sound: Sound) => void];

const WINS: readonly Played[] = [
  ['Small win', (sound) => sound.win(0.5)],
  ['Big win', (sound) => sound.win(30)],
];

const ON_REELS: readonly Played[] = [
  ['Spin', (sound) => sound.spin()],
  ['First reel stops', (sound) => sound.stop(0)],
  ['Last reel stops', (sound) => sound.stop(4)],
  ...WINS,
  ['Free spins', (sound) => sound.award()],
];

const AT_TABLE: readonly Played[] = [
  ['Chip', (sound) => sound.chip()],
  ['Ball rolls', (sound) => sound.roll()],
  ['Ball lies', (sound) => sound.land()],
  ...WINS,
];

/** A game that can be heard, and all that is heard of it. */
export interface HeardGame {
  readonly name: string;
  readonly look: LookSound;
  readonly played: readonly Played[];
}

/** Every game of our own. */
export const HEARD_GAMES: readonly HeardGame[] = [
  ...[lanternOrchard, blossomFestival, auroraExpress, falconDunes, tideOfPearls].map(
    ({ game, sound }) => ({ name: game.name, look: sound, played: ON_REELS }),
  ),
  { name: 'Roulette', look: rouletteScreen.sound, played: AT_TABLE },
];
