import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Speaker } from './fill.ts';

/** Groups of the hall; abbreviations that all players know stay as they are. */
const GROUPS: Readonly<Record<string, MessageDescriptor>> = {
  SSC: msg({
    id: 'lottery.hall.SSC',
    context: 'Lottery: heading above five-digit lotteries, called SSC',
    message: 'SSC, five digits',
  }),
  '11X5': msg({
    id: 'lottery.hall.n11X5',
    context: 'Lottery: heading above lotteries that draw 5 numbers of 11',
    message: '11 pick 5',
  }),
  PK10: msg({
    id: 'lottery.hall.PK10',
    context: 'Lottery: heading above races of ten, called PK10',
    message: 'PK10 racing',
  }),
  LHC: msg({
    id: 'lottery.hall.LHC',
    context: 'Lottery: heading above lotteries of 6 numbers of 49',
    message: 'Mark Six',
  }),
  LF: msg({
    id: 'lottery.hall.LF',
    context: 'Lottery: heading above lotteries drawn once a day: 3D, P3, P5',
    message: 'Daily 3D, P3 and P5',
  }),
  PCB: msg({
    id: 'lottery.hall.PCB',
    context: 'Lottery: heading above lotteries on the sum of three digits, called 28',
    message: 'Lucky 28',
  }),
  K3: msg({
    id: 'lottery.hall.K3',
    context: 'Lottery: heading above lotteries of three dice, called K3',
    message: 'K3 dice',
  }),
  VN: msg({
    id: 'lottery.hall.VN',
    context: 'Lottery: heading above Vietnamese lotteries',
    message: 'Vietnam',
  }),
  VNC: msg({
    id: 'lottery.hall.VNC',
    context: 'Lottery: heading above lotteries of Thailand, Laos, Hanoi and Malaysia',
    message: 'Thailand, Laos, Hanoi, Malaysia',
  }),
  SEA: msg({
    id: 'lottery.hall.SEA',
    context: 'Lottery: heading above lotteries of south-east Asia',
    message: 'South-East Asia',
  }),
  '4D': msg({
    id: 'lottery.hall.n4D',
    context: 'Lottery: heading above four-digit lotteries of Malaysia and Singapore',
    message: '4D Malaysia and Singapore',
  }),
};

/** A group of the hall; its code where nobody has a word for it. */
export const nameHallGroup = (group: string, i18n: Speaker): string =>
  GROUPS[group] ? i18n._(GROUPS[group]) : group;
