import { look as auroraExpress } from '../../../src/house/looks/aurora-express/look.ts';
import { look as blossomFestival } from '../../../src/house/looks/blossom-festival/look.ts';
import { look as falconDunes } from '../../../src/house/looks/falcon-dunes/look.ts';
import { look as lanternOrchard } from '../../../src/house/looks/lantern-orchard/look.ts';
import type { LookSound } from '../../../src/house/looks/look.ts';
import { look as tideOfPearls } from '../../../src/house/looks/tide-of-pearls/look.ts';
import { TABLE_SOUND } from '../../../src/house/roulette/tableSound.ts';
import type { Sound } from '../../../src/house/sound/createSound.ts';

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

/** Every game of the house. */
export const HEARD_GAMES: readonly HeardGame[] = [
  ...[lanternOrchard, blossomFestival, auroraExpress, falconDunes, tideOfPearls].map(
    ({ game, sound }) => ({ name: game.name, look: sound, played: ON_REELS }),
  ),
  { name: 'Roulette', look: TABLE_SOUND, played: AT_TABLE },
];
