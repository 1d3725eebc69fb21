import { msg } from '@lingui/core/macro';
import { fill, type Speaker } from './fill.ts';

const special = msg({
  id: 'lottery.prize.DB',
  context: 'Lottery: the special prize of a Vietnamese lottery, called đặc biệt',
  message: 'Special',
});
const nth = msg({
  id: 'lottery.prize.nth',
  context: 'Lottery: a prize of a lottery by its number, such as first or seventh',
  message:
    '{rank, selectordinal, one {#st prize} two {#nd prize} few {#rd prize} other {#th prize}}',
});
const starter = msg({
  id: 'lottery.prize.S',
  context: 'Lottery: the ten prizes after the first three of a four-digit lottery',
  message: 'Special / starter',
});
const consolation = msg({
  id: 'lottery.prize.C',
  context: 'Lottery: the last ten prizes of a four-digit lottery',
  message: 'Consolation',
});

/** A prize of a board by its code: `DB`, `G3`, `1`, `S`. */
export function namePrize(prize: string, i18n: Speaker): string {
  if (prize === 'DB') return i18n._(special);
  if (prize === 'S') return i18n._(starter);
  if (prize === 'C') return i18n._(consolation);
  const rank = Number(/^G?(\d)$/.exec(prize)?.[1]);
  return Number.isNaN(rank) ? prize : fill(i18n, nth, { rank });
}
