import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TwoWay } from '../../../../engine/lottery/statistics.ts';
import { fill, type Speaker } from '../words/fill.ts';
import { namePlay, nameRow, nameToken } from '../words/nameOf.ts';

const PLACES: Readonly<Record<string, MessageDescriptor>> = {
  tens: msg({
    id: 'lottery.place.tens',
    context:
      'Lottery statistics: the tens digit of the special prize of a Vietnamese draw, called đầu',
    message: 'Special prize, tens',
  }),
  units: msg({
    id: 'lottery.place.units',
    context:
      'Lottery statistics: the units digit of the special prize of a Vietnamese draw, called đuôi',
    message: 'Special prize, units',
  }),
  tails: msg({
    id: 'lottery.place.tails',
    context:
      'Lottery statistics: the last two digits of all prizes of a Vietnamese draw, called lô',
    message: 'Last two of all prizes',
  }),
};

const top = msg({
  id: 'lottery.place.top',
  context: 'Lottery statistics: a digit of the upper number of a Thai-style draw, by its place',
  message: 'Top, digit {place}',
});
const bottom = msg({
  id: 'lottery.place.bottom',
  context: 'Lottery statistics: a digit of the lower number of a Thai-style draw, by its place',
  message: 'Bottom, digit {place}',
});

/** What a place of a result is called. */
export function namePlace(id: string, i18n: Speaker): string {
  const known = PLACES[id];
  if (known) return i18n._(known);
  const [, half, digit] = /^(top|bottom)(\d)$/.exec(id) ?? [];
  if (digit) return fill(i18n, half === 'top' ? top : bottom, { place: digit });
  const [, first, second] = /^dt(\d+)-?(\d+)$/.exec(id) ?? [];
  return first ? namePlay(`DT.${first}${second}`, i18n) : nameRow(id, i18n);
}

/** A question with two answers: `Place 1 · Big / Small`. */
export function nameQuestion({ place, answers }: TwoWay, i18n: Speaker): string {
  const words = answers.map((answer) => nameToken(answer, i18n));
  return `${namePlace(place, i18n)} · ${words.join(' / ')}`;
}
