import type { Stand } from './families.ts';
import type { Subject } from './stage.ts';
import * as balls from './subjects/balls.ts';
import * as crests from './subjects/crests.ts';
import * as sports from './subjects/sports.ts';
import * as beasts from './subjects/beasts.ts';
import * as fruit from './subjects/fruit.ts';
import * as objects from './subjects/objects.ts';
import * as places from './subjects/places.ts';
import * as sea from './subjects/sea.ts';
import * as table from './subjects/table.ts';
import * as treasure from './subjects/treasure.ts';
import * as winged from './subjects/winged.ts';

interface Picked {
  draw: Subject;
  /** The subject's natural hue; the family's key hue when left out. */
  hue?: number;
  chroma?: number;
}

export interface Choice extends Picked {
  /** The stands that suit the subject. */
  stands: readonly Stand[];
}

type Rule = readonly [words: RegExp, draw: Subject, hue?: number, chroma?: number];

/** Read top-down: the first word that fits names the subject. */
const SLOTS: readonly Rule[] = [
  [/sugar skull/, objects.sugarSkull, 350, 0.2],
  [/skull island|map/, objects.treasureMap],
  [/skull|bounty/, objects.skull],
  [/lotus/, treasure.lotus, 350, 0.17],
  [/chalice/, treasure.chalice, 45],
  [/lantern festival/, objects.lantern, 25, 0.21],
  [/aurora express/, objects.compass, 190],
  [/falcon dunes/, winged.eagle, 60],
  [/blossom festival/, objects.flower, 350, 0.18],
  [/dragon/, beasts.dragon],
  [/jaguar moon|jaguar/, beasts.jaguar, 72, 0.15],
  [/tiger/, beasts.tiger, 58, 0.18],
  [/panther/, beasts.panther],
  [/\blion/, beasts.lion, 70, 0.14],
  [/wolf/, beasts.wolf, 245, 0.05],
  [/white fox/, beasts.fox, 230, 0.03],
  [/fox/, beasts.fox, 48, 0.18],
  [/panda/, beasts.panda],
  [/bear/, beasts.bear, 52, 0.1],
  [/buffalo/, beasts.buffalo, 50, 0.09],
  [/\bbull\b|toro|\box\b/, beasts.bull, 30, 0.15],
  [/stag|hart\b/, beasts.stag, 55, 0.11],
  [/rabbit/, beasts.rabbit, 75, 0.04],
  [/elephant/, beasts.elephant, 250, 0.045],
  [/owl/, beasts.owl, 55, 0.09],
  [/frog/, beasts.frog, 140, 0.19],
  [/cobra|snake/, beasts.cobra, 150, 0.14],
  [/\bcat\b/, beasts.cat],
  [/phoenix/, winged.phoenix, 35, 0.21],
  [/raven/, winged.raven],
  [/macaw/, winged.macaw],
  [/valkyrie|wings/, winged.wings],
  [/moth|butterfly/, winged.butterfly],
  [/scarab/, winged.scarab, 200, 0.15],
  [/koi/, winged.koi, 38, 0.21],
  [/crane/, winged.crane],
  [/crown/, treasure.crown],
  [/ruby/, treasure.brilliant, 18, 0.22],
  [/emerald/, treasure.emeraldCut, 158, 0.17],
  [/sapphire/, treasure.brilliant, 258, 0.2],
  [/jewels/, treasure.emeraldCut, 230, 0.15],
  [/diamond/, treasure.diamond, 225, 0.07],
  [/pearl/, treasure.pearl, 340, 0.1],
  [/chest|vault of|atoll|treasure/, treasure.chest],
  [/midas|coins? of the jade/, treasure.ancientCoin],
  [/sevens/, treasure.sevens, 22, 0.23],
  [/bell &|bells/, treasure.bell, 22, 0.2],
  [/key/, treasure.key],
  [/clover/, treasure.clover, 148, 0.18],
  [/horseshoe/, treasure.horseshoe],
  [/sheriff/, treasure.sheriff],
  [/hourglass|hour/, objects.hourglass],
  [/dice/, treasure.dice],
  [/compass/, objects.compass, 25, 0.18],
  [/rose|rosa/, treasure.rose, 16, 0.21],
  [/gate blossom|blossom gate/, places.torii, 25, 0.2],
  [/hades/, places.olympus, 70, 0.04],
  [/thunder|volt/, objects.bolt, 75, 0.18],
  [/sun bullion|gold rush/, treasure.coins],
  [/sun gate|staircase|quetzal|temple/, places.stepTemple, 80, 0.07],
  [/sol de|sun\b/, places.sunDisc],
  [/pyramid/, places.pyramid, 75, 0.1],
  [/pagoda/, places.pagoda, 25, 0.18],
  [/castle/, places.castle, 285, 0.07],
  [/lighthouse/, places.lighthouse, 25, 0.21],
  [/galleon|voyage/, places.ship, 22, 0.2],
  [/anchor/, objects.anchor],
  [/kraken/, sea.octopus, 345, 0.17],
  [/volcano/, places.volcano, 300, 0.05],
  [/circuit|skyline/, places.city],
  [/cherry/, fruit.cherry],
  [/lemon/, fruit.lemon],
  [/plum/, fruit.plum],
  [/melon/, fruit.melon],
  [/grape/, fruit.grape],
  [/orange/, fruit.orange],
  [/strawberry/, fruit.strawberry],
  [/mango/, fruit.mango],
  [/fruit/, fruit.fruitBowl],
  [/chili/, fruit.chili],
  [/pumpkin/, fruit.pumpkin],
  [/hammer/, objects.hammer],
  [/axe/, objects.axe],
  [/sword/, objects.sword],
  [/shield/, objects.shield],
  [/trident/, objects.trident],
  [/rune/, objects.rune],
  [/lucha/, objects.luchador, 255, 0.19],
  [/pharaoh/, objects.pharaoh, 255, 0.17],
  [/mask/, objects.mask],
  [/eye of/, objects.eye],
  [/oracle|crystal/, objects.oracle, 295, 0.17],
  [/book/, objects.book],
  [/lantern/, objects.lantern, 25, 0.21],
  [/brew|cauldron/, objects.cauldron, 140, 0.19],
  [/potion/, objects.potion, 330, 0.2],
  [/mushroom/, objects.mushroom],
  [/candle/, objects.candle],
  [/marigold|flower|flor/, objects.flower, 62, 0.18],
  [/fan/, objects.fan, 20, 0.2],
  [/drum/, objects.drum, 22, 0.2],
  [/cactus/, objects.cactus, 350, 0.2],
  [/guitar/, objects.guitar, 25, 0.2],
  [/nova|orbit|planet/, objects.planet],
  [/runner|rocket/, objects.rocket, 340, 0.2],
  [/heart/, objects.heart, 350, 0.22],
  [/star/, treasure.star],
  [/rattle/, beasts.cobra, 70, 0.1],
];

const anyOf = (...draws: Subject[]): readonly Subject[] => draws;
const RNG_ANY = anyOf(
  treasure.brilliant,
  treasure.coins,
  treasure.crown,
  treasure.chest,
  treasure.star,
  treasure.emeraldCut,
  objects.book,
  beasts.tiger,
  beasts.lion,
  winged.phoenix,
  places.stepTemple,
);

const LIVE_TYPES: Readonly<Record<string, readonly Subject[]>> = {
  BACCARAT: anyOf(table.baccarat, table.baccaratSqueeze, table.baccarat),
  ROULETTE: anyOf(table.roulette),
  BLACKJACK: anyOf(table.blackjack),
  DRAGON_TIGER: anyOf(table.dragonTiger),
  SIC_BO: anyOf(table.sicBo, treasure.diceThree),
  POKER: anyOf(table.poker, table.cardsDuel),
  WHEEL: anyOf(table.wheel),
  FAN_TAN: anyOf(table.fanTan),
  XOC_DIA: anyOf(table.xocDia),
};
const LIVE_ANY = anyOf(table.baccarat, table.roulette, table.blackjack, table.poker, table.wheel);

const FISH: readonly Rule[] = [
  [/swordfish/, sea.swordfish, 250, 0.13],
  [/golden shark/, sea.shark, 75, 0.14],
  [/shark/, sea.shark, 230, 0.1],
  [/kraken/, sea.octopus, 15, 0.2],
  [/octopus/, sea.octopus, 300, 0.17],
  [/dragon/, sea.seaDragon, 85, 0.16],
  [/abyss|lantern fish/, sea.angler, 285, 0.12],
  [/manta/, sea.manta, 255, 0.12],
  [/whale/, sea.whale, 240, 0.1],
  [/turtle/, sea.turtle, 60, 0.11],
  [/jelly/, sea.jellyfish, 330, 0.17],
  [/clown/, sea.clownfish],
  [/koi/, winged.koi, 38, 0.2],
  [/crab/, sea.crab],
  [/pearl/, treasure.pearl, 340, 0.12],
  [/puffer/, sea.puffer, 80, 0.15],
  [/seahorse/, sea.seahorse, 55, 0.18],
  [/starfish/, sea.starfish, 40, 0.2],
  [/angler/, sea.fisher, 35, 0.18],
  [/lagoon/, sea.lagoon],
  [/reef|coral/, sea.reef, 195, 0.14],
];
const FISH_ANY = anyOf(sea.shark, sea.manta, sea.turtle, sea.clownfish, sea.octopus, sea.jellyfish);

const PVP: readonly Rule[] = [
  [/mahjong/, table.mahjong],
  [/domino/, table.dominoes],
  [/chess/, table.chess],
  [/xiangqi|checkers/, table.checkers],
  [/knight/, table.knights],
  [/rook/, table.rooks],
  [/backgammon/, table.backgammon],
  [/ludo/, table.ludo],
  [/carrom/, table.carrom],
  [/go nine/, table.goStones],
  [/kings/, table.kings],
  [/hold'em|omaha|heads/, table.poker],
  [/bluff/, table.baccaratSqueeze],
];
const PVP_CARDS = anyOf(table.cardsDuel, table.kings, table.cardsDuel);
const PVP_BOARDS = anyOf(table.knights, table.chess, table.rooks);

const SPORT_TYPES: Readonly<Record<string, Picked>> = {
  FOOTBALL: { draw: sports.football },
  BASKETBALL: { draw: sports.basketball },
  TENNIS: { draw: sports.tennis },
  BASEBALL: { draw: sports.baseball },
  CRICKET: { draw: sports.cricket },
  HOCKEY: { draw: sports.hockey },
  VOLLEYBALL: { draw: sports.volleyball },
  BADMINTON: { draw: sports.shuttle },
  AMERICAN_FOOTBALL: { draw: sports.gridiron },
  BOXING: { draw: sports.boxing, hue: 22, chroma: 0.22 },
  RACING: { draw: sports.racing, hue: 25, chroma: 0.22 },
  CYCLING: { draw: sports.cycling },
  TABLE_TENNIS: { draw: sports.pingpong },
  GOLF: { draw: sports.golf, hue: 22, chroma: 0.2 },
};

const ESPORTS: readonly Rule[] = [
  [/wolf/, crests.crestWolf],
  [/raven/, crests.crestRaven],
  [/dragon/, crests.crestDragon],
  [/falcon/, crests.crestFalcon],
  [/viper/, crests.crestViper, 150, 0.14],
  [/bull/, crests.crestBull],
  [/crown/, crests.crestCrown],
  [/nova/, crests.crestNova],
  [/blade/, crests.crestBlade],
  [/mech/, crests.crestMech],
  [/skyfall/, crests.crestWings],
  [/shield|vanguard/, crests.crestShield],
  [/titan/, crests.crestTitan],
  [/storm/, crests.crestStorm],
  [/phantom/, crests.crestPhantom],
  [/siege|bomb/, crests.crestTarget],
  [/summit/, crests.crestPeak],
  [/ancients|hero/, crests.crestAxe],
  [/football/, crests.crestBall],
  [/royale/, crests.crestCrown],
  [/rift/, crests.crestBlade],
];
const ESPORTS_ANY = anyOf(
  crests.crestWolf,
  crests.crestStar,
  crests.crestBlade,
  crests.crestDragon,
);

const LOTT_TYPES: Readonly<Record<string, readonly Subject[]>> = {
  SSC: anyOf(balls.digitReels),
  LHC: anyOf(balls.pyramidBalls, balls.drum5),
  PK10: anyOf(balls.podium),
  '11X5': anyOf(balls.rowFive),
  LF: anyOf(balls.drum5),
};
const LOTT_ANY = anyOf(balls.drum5, balls.pyramidBalls, balls.rowFive);

const ELOTT: readonly Rule[] = [
  [/keno/, balls.keno],
  [/bingo/, balls.bingo],
  [/plinko/, balls.plinko],
  [/comet/, balls.comet],
  [/scratch/, balls.ticket],
  [/mines/, balls.mines],
  [/tower/, balls.tower],
  [/digits/, balls.digitReels],
  [/dice/, treasure.dice],
  [/wheel/, table.wheel],
  [/ladder/, balls.ladder],
  [/cascade/, balls.drum5],
];

const PLACES: readonly Rule[] = [
  [/bangkok|phnom/, balls.drawPagoda, 45, 0.15],
  [/vientiane|yangon|hue/, balls.drawPagoda, 25, 0.18],
  [/straits|kuala|saigon|jakarta/, balls.drawCity, 265, 0.1],
  [/manila|mekong|da nang/, balls.drawShip, 22, 0.2],
  [/southern/, balls.drawLotus, 350, 0.18],
  [/northern/, balls.drawPagoda, 22, 0.19],
  [/central|hanoi/, balls.drawLantern, 25, 0.21],
];
const PLACES_ANY = anyOf(balls.drawIsle, balls.drawLotus, balls.drawPagoda, balls.drawTorii);

const SMALL_THINGS: ReadonlySet<unknown> = new Set([
  ...Object.values(treasure),
  ...Object.values(fruit),
]);
const OBJECTS: ReadonlySet<Subject> = new Set(Object.values(objects));
const PLACES_SET: ReadonlySet<Subject> = new Set(Object.values(places));

/** A temple does not lean and a tiger does not come in threes. */
const standsFor = (draw: Subject): readonly Stand[] => {
  if (SMALL_THINGS.has(draw)) return ['alone', 'macro', 'pedestal', 'medallion', 'trio', 'lean'];
  if (OBJECTS.has(draw)) return ['alone', 'macro', 'pedestal', 'medallion', 'lean'];
  if (PLACES_SET.has(draw)) return ['alone', 'macro'];
  return ['alone', 'macro', 'medallion', 'lean'];
};

const byRules = (rules: readonly Rule[], name: string): Picked | undefined => {
  const found = rules.find(([words]) => words.test(name));
  return found && { draw: found[1], hue: found[2], chroma: found[3] };
};
const oneOf = (list: readonly Subject[] | undefined, hash: number): Picked | undefined => {
  const draw = list?.[hash % list.length];
  return draw && { draw };
};

const pickSubject = (category: string, title: string, gameType: string, hash: number): Picked => {
  const name = title.toLowerCase();
  const fallback = { draw: RNG_ANY[hash % RNG_ANY.length] ?? treasure.brilliant };
  switch (category) {
    case 'LIVE':
      return oneOf(LIVE_TYPES[gameType] ?? LIVE_ANY, hash) ?? fallback;
    case 'FISH':
      return byRules(FISH, name) ?? oneOf(FISH_ANY, hash) ?? fallback;
    case 'PVP':
      return (
        byRules(PVP, name) ?? oneOf(gameType === 'BOARD' ? PVP_BOARDS : PVP_CARDS, hash) ?? fallback
      );
    case 'SPORTS':
      return (
        (/horse/.test(name)
          ? { draw: sports.horse, hue: 50, chroma: 0.12 }
          : SPORT_TYPES[gameType]) ?? { draw: sports.football }
      );
    case 'ESPORTS':
      return byRules(ESPORTS, name) ?? oneOf(ESPORTS_ANY, hash) ?? fallback;
    case 'LOTT':
      return (
        (/airship/.test(name)
          ? { draw: balls.airship }
          : oneOf(LOTT_TYPES[gameType] ?? LOTT_ANY, hash)) ?? fallback
      );
    case 'ELOTT':
      return byRules(ELOTT, name) ?? oneOf(LOTT_ANY, hash) ?? fallback;
    case 'SEA':
    case 'VN':
      return byRules(PLACES, name) ?? oneOf(PLACES_ANY, hash) ?? fallback;
    case 'COCKFIGHT':
      return {
        draw: /banners|arena|derby|sabong/.test(name) ? winged.twoRoosters : winged.rooster,
        hue: 25,
        chroma: 0.2,
      };
    default:
      return byRules(SLOTS, name) ?? fallback;
  }
};

/** The subject a game's title asks for, else one of its category's, always the same for an id. */
export const chooseSubject = (
  category: string,
  title: string,
  gameType: string,
  hash: number,
): Choice => {
  const picked = pickSubject(category, title, gameType, hash);
  return { ...picked, stands: standsFor(picked.draw) };
};
