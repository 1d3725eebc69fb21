import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { legsOfPrice } from '../../../../engine/lottery/prices.ts';
import { fill, type Speaker } from './fill.ts';
import { namePrize } from './prizes.ts';
import { GROUP_WORDS, PLAY_WORDS, PRICE_WORDS, ROW_WORDS, TOKEN_WORDS } from './playWords.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

const has = (words: Words, key: string): boolean => Object.hasOwn(words, key);

/** Codes whose last piece says something else in another family or group. */
const WHOLE: Readonly<Record<string, string>> = {
  'DE.HEAD': 'VNHEAD',
  'C3.HEAD': 'VNHEAD',
  'DE.G1': 'G1',
  C3: 'C3T',
  'TRIPLE.ONE': 'TRIPLEONE',
  'TRIPLE.ANY': 'TRIPLEALL',
  'STRAIGHT.ANY': 'STRAIGHT',
  'PAIR.ONE': 'PAIRSINGLE',
  'PAIR.ANY': 'PAIRANY',
  THREE: 'THREEDIFF',
  TWO: 'TWODIFF',
  'SP.TAIL': 'DTAIL',
  'ALL.TAIL': 'DTAIL',
  'PARLAY.TAIL': 'DTAIL',
  'SP.HEAD': 'HEAD',
  'F3.ANY1': 'ANYWHERE',
  'Z.POS': 'BALLS',
  'Z.SUM': 'TOTAL',
  'Z.DT': 'VERSUS',
  POS: 'PLACE',
  'MAIN.NUM': 'NUM',
};

/** Pieces whose name in the table is another, since the piece alone means a tab as well. */
const PIECES: Readonly<Record<string, string>> = { SUM: 'BYSUM', POS: 'PLACE' };

const groupOfAny = msg({
  id: 'lottery.play.combination',
  context: 'Lottery: numbers in any order of which so many orders win; {orders} is a number',
  message: 'Any order ({orders})',
});
const anyOf = msg({
  id: 'lottery.play.any',
  context: 'Lottery: bet that {count} numbers are among those drawn, wherever they are',
  message: 'Any {count}',
});
const kOf = msg({
  id: 'lottery.play.several',
  context: 'Lottery: bet on {count} numbers or animals at once',
  message: '{count} at once',
});
const versus = msg({
  id: 'lottery.play.versus',
  context: 'Lottery: bet on which of two places shows the higher number, by their numbers',
  message: 'Place {first} against {second}',
});
const tier = msg({
  id: 'lottery.price.tier',
  context:
    'Lottery: a tier of prizes of a bet, in a table of odds; {tier} is its number, 1 the highest',
  message: 'Tier {tier}',
});
const animals = msg({
  id: 'lottery.price.animals',
  context:
    'Lottery: a bet on so many zodiac animals at once, in a table of odds; {count} is a number',
  message: '{count} animals',
});
const place = msg({
  id: 'lottery.play.place',
  context: 'Lottery: the number in a place, such as the third; {place} is its number',
  message: 'Place {place}',
});

const wordOf = (words: Words, key: string | undefined, i18n: Speaker): string | undefined =>
  key !== undefined && has(words, key) ? i18n._(words[key]!) : undefined;

/** Tabs whose plays are those of another one. */
const GROUPS: Readonly<Record<string, string>> = { D3F2: 'F2', D3L2: 'L2' };

/** The tab that plays stand under; its code where nobody has a word for it. */
export const nameGroup = (group: string, i18n: Speaker): string =>
  wordOf(GROUP_WORDS, GROUPS[group] ?? group, i18n) ?? group;

/** Plays about certain places: `DT.15`, `POS.3.NUM`. */
function namePlaced(code: string, i18n: Speaker): string | undefined {
  const [first, second, last] = code.split('.');
  if (second === undefined) return undefined;
  if (first === 'DT') return fill(i18n, versus, { first: second[0]!, second: second.slice(1) });
  if (first !== 'POS') return undefined;
  const name = wordOf(PLAY_WORDS, last, i18n);
  return fill(i18n, place, { place: second }) + (name === undefined ? '' : ` · ${name}`);
}

/** Plays whose last piece is a number, or ends with one: `F5.G120`, `ANY.5`, `XIEN2`. */
function nameCounted(code: string, i18n: Speaker): string | undefined {
  const pieces = code.split('.');
  const last = pieces.at(-1)!;
  const [, kind, count] = /^(G|ANY|XIEN|TRUOT|)(\d+)$/.exec(last) ?? [];
  if (count === undefined) return undefined;
  if (kind === 'G') return fill(i18n, groupOfAny, { orders: count });
  return fill(i18n, kind === 'ANY' || pieces[0] === 'ANY' ? anyOf : kOf, { count });
}

/** The name of a play within its tab, put together from the pieces of its code. */
export function namePlay(code: string, i18n: Speaker): string {
  const last = code.split('.').at(-1)!;
  return (
    wordOf(PLAY_WORDS, WHOLE[code] ?? code, i18n) ??
    namePlaced(code, i18n) ??
    nameCounted(code, i18n) ??
    wordOf(PLAY_WORDS, PIECES[last] ?? last, i18n) ??
    last
  );
}

/** The name of a play where no tab stands over it: with the tab, since many have plays of the same name. */
export function nameBet(code: string, i18n: Speaker): string {
  const [first, second] = code.split('.');
  const group =
    second === undefined ? undefined : wordOf(GROUP_WORDS, GROUPS[first!] ?? first, i18n);
  const name = namePlay(code, i18n);
  return group === undefined || namePlaced(code, i18n) !== undefined || group === name
    ? name
    : `${group} · ${name}`;
}

/** A token of a selection in words: `B` is big, `3-7` and `07` stay as they are, `1B` and `1-B` are big in place 1. */
export function nameToken(token: string, i18n: Speaker): string {
  const whole = wordOf(TOKEN_WORDS, token, i18n);
  if (whole !== undefined) return whole;
  const both = /^([BS])([OE])$/.exec(token);
  if (both) return `${nameToken(both[1]!, i18n)} ${nameToken(both[2]!, i18n)}`;
  const [, ball, leg] = /^(\d|SP)-([A-Z]+)$/.exec(token) ?? /^(SP)-(\d+)$/.exec(token) ?? [];
  if (ball !== undefined && leg !== undefined) {
    return `${ball === 'SP' ? i18n._(ROW_WORDS.special) : ball}: ${nameToken(leg, i18n)}`;
  }
  const [, before, rest] = /^(\d+|[RUG]-)([A-Z]+)$/.exec(token) ?? [];
  const word = wordOf(TOKEN_WORDS, rest, i18n);
  if (word === undefined || before === undefined) return token;
  const first = before.endsWith('-') ? i18n._((TOKEN_WORDS as Words)[before[0]!]!) : before;
  return `${first} ${word}`;
}

/** What is hit at a price: `W`, `T2`, `G6`, `1` (a prize of 4D), an option, or the legs of a parlay. */
export function namePrice(price: string, family: string, i18n: Speaker): string {
  const legs = legsOfPrice(price);
  if (legs.length > 1) return legs.map((leg) => namePrice(leg, family, i18n)).join(' × ');
  const word = wordOf(PRICE_WORDS, price, i18n);
  if (word !== undefined) return word;
  const tierOf = /^T(\d)$/.exec(price)?.[1];
  if (tierOf !== undefined) return fill(i18n, tier, { tier: tierOf });
  const count = /^Z(\d+)$/.exec(price)?.[1];
  if (count !== undefined) return fill(i18n, animals, { count });
  if (family !== '4D') return nameToken(price, i18n);
  const [prize = '', share] = price.split('/');
  return namePrize(prize, i18n) + (share === undefined ? '' : ` ÷ ${share}`);
}

/** What a row, a group of options or a place of a result is for. */
export function nameRow(id: string, i18n: Speaker): string {
  const [, first, second] = /^dt(\d)-?(\d+)$/.exec(id) ?? [];
  if (first !== undefined) return fill(i18n, versus, { first, second: second! });
  const pair = /^pair(\d+)$/.exec(id)?.[1];
  if (pair !== undefined) return fill(i18n, versus, { first: pair, second: 11 - Number(pair) });
  const [, kind, number] = /^(pos|ball|rank|top|bottom)(\d+)$/.exec(id) ?? [];
  if (number === undefined) return wordOf(ROW_WORDS, id, i18n) ?? nameToken(id, i18n);
  const side = wordOf(GROUP_WORDS, kind?.toUpperCase(), i18n);
  const name = fill(i18n, place, { place: number });
  return side === undefined || kind === 'pos' ? name : `${side} · ${name}`;
}
