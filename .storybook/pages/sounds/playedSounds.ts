import { skin as auroraExpress } from '../../../src/originals/skins/aurora-express/skin.ts';
import { skin as blossomFestival } from '../../../src/originals/skins/blossom-festival/skin.ts';
import { skin as falconDunes } from '../../../src/originals/skins/falcon-dunes/skin.ts';
import { skin as lanternOrchard } from '../../../src/originals/skins/lantern-orchard/skin.ts';
import type { SkinSound } from '../../../src/originals/skins/skin.ts';
import { skin as tideOfPearls } from '../../../src/originals/skins/tide-of-pearls/skin.ts';
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
  readonly skin: SkinSound;
  readonly played: readonly Played[];
}

/** Every game of our own. */
export const HEARD_GAMES: readonly HeardGame[] = [
  ...[lanternOrchard, blossomFestival, auroraExpress, falconDunes, tideOfPearls].map(
    ({ game, sound }) => ({ name: game.name, skin: sound, played: ON_REELS }),
  ),
  { name: 'Roulette', skin: rouletteScreen.sound, played: AT_TABLE },
];
