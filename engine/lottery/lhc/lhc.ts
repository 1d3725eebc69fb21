import { shuffle } from '../../games/fairness/chance.ts';
import { hasOnly, isObject } from '../../games/readJson.ts';
import type { LotteryFamily } from '../lotteryModel.ts';
import { makePlay } from '../play.ts';
import {
  anyMain,
  ballNumber,
  mainAttributes,
  specialAttributes,
  specialColour,
  specialHalfColour,
  specialHead,
  specialTail,
  total,
} from './ballRules.ts';
import { LAST, MAIN, type MarkSix } from './balls.ts';
import {
  animalSets,
  anyAnimal,
  anyTail,
  byAnimal,
  byTail,
  groupLink,
  mainAnimal,
  specialAnimal,
} from './groupRules.ts';
import { miss, NUMBER_LINKS } from './linkRules.ts';
import { PARLAYS } from './parlayRules.ts';
import { type Animal, animalOn, ANIMALS } from './zodiac.ts';

const isNumber = (json: unknown): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= 1 && json <= LAST;

function readMarkSix(json: unknown, day?: string): MarkSix {
  const wrong = () =>
    new RangeError(`A result is ${MAIN} numbers and a special one, all different.`);
  if (!isObject(json)) throw wrong();
  const { main, special } = json;
  if (!hasOnly(json, ['main', 'special', ...('zodiac' in json ? ['zodiac'] : [])])) throw wrong();
  if (!Array.isArray(main) || main.length !== MAIN || !main.every(isNumber)) throw wrong();
  if (!isNumber(special) || new Set([...main, special]).size !== MAIN + 1) throw wrong();
  const zodiac = 'zodiac' in json || day === undefined ? json['zodiac'] : animalOn(day);
  if (!ANIMALS.includes(zodiac as Animal)) {
    throw new RangeError('A result bears the animal of its lunar year.');
  }
  return { main, special, zodiac: zodiac as Animal };
}

const places = Array.from({ length: MAIN }, (_, at) => at);

/** 六合彩: six main numbers and a special one of 49. */
export const lhc: LotteryFamily<MarkSix> = {
  id: 'LHC',
  plays: [
    makePlay('SP.NUM', 'SP', ballNumber('special')),
    makePlay('SP.ATTR', 'SP', specialAttributes),
    makePlay('SP.COLOUR', 'SP', specialColour),
    makePlay('SP.HALF', 'SP', specialHalfColour),
    makePlay('SP.ZODIAC', 'SP', specialAnimal),
    makePlay('SP.ZGROUP', 'SP', animalSets),
    makePlay('SP.TAIL', 'SP', specialTail),
    makePlay('SP.HEAD', 'SP', specialHead),
    makePlay('MAIN.NUM', 'MAIN', anyMain),
    makePlay('MAIN.ZODIAC', 'MAIN', mainAnimal),
    makePlay('ALL.ZODIAC', 'ALL', anyAnimal),
    makePlay('ALL.TAIL', 'ALL', anyTail),
    ...places.flatMap((at) => [
      makePlay(`POS.${at + 1}.NUM`, 'POS', ballNumber(at)),
      makePlay(`POS.${at + 1}.ATTR`, 'POS', mainAttributes(at)),
    ]),
    makePlay('SUM.ATTR', 'SUM', total),
    ...Object.entries(PARLAYS).map(([name, rule]) => makePlay(`PARLAY.${name}`, 'PARLAY', rule)),
    ...Object.entries(NUMBER_LINKS).map(([name, rule]) => makePlay(`LINK.${name}`, 'LINK', rule)),
    ...[2, 3, 4, 5].map((take) => makePlay(`ZLINK.${take}`, 'ZLINK', groupLink(byAnimal, take))),
    ...[2, 3, 4].map((take) => makePlay(`TLINK.${take}`, 'TLINK', groupLink(byTail, take))),
    ...[5, 6, 7, 8, 9, 10, 11, 12].map((take) => makePlay(`MISS.${take}`, 'MISS', miss(take))),
  ],
  draw(stream, day) {
    const balls = shuffle(
      stream,
      Array.from({ length: LAST }, (_, at) => at + 1),
    );
    return { main: balls.slice(0, MAIN), special: balls[MAIN]!, zodiac: animalOn(day) };
  },
  readDraw: readMarkSix,
  writeDraw: ({ main, special, zodiac }) => ({ main: [...main], special, zodiac }),
};
