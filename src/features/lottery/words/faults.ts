import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Speaker } from './fill.ts';

/** What is wrong with a selection, for whoever picked it. */
const FAULTS: Readonly<Record<string, MessageDescriptor>> = {
  TOO_FEW: msg({
    id: 'lottery.fault.tooFew',
    context: 'Lottery: below numbers of which too few are picked for a bet',
    message: 'Pick more to make a bet.',
  }),
  TOO_MANY: msg({
    id: 'lottery.fault.tooMany',
    context: 'Lottery: below numbers of which too many are picked',
    message: 'Too many are picked in one place.',
  }),
  UNKNOWN_TOKEN: msg({
    id: 'lottery.fault.unknown',
    context: 'Lottery: below typed numbers; what cannot be picked follows',
    message: 'This cannot be picked here:',
  }),
  REPEATED: msg({
    id: 'lottery.fault.repeated',
    context: 'Lottery: below picked numbers; the number that is there twice follows',
    message: 'The same number is picked twice where it can be once.',
  }),
  SHAPE: msg({
    id: 'lottery.fault.shape',
    context: 'Lottery: picked numbers do not make a bet of this kind',
    message: 'These picks do not make a bet of this kind.',
  }),
  TOO_MANY_UNITS: msg({
    id: 'lottery.fault.tooManyUnits',
    context: 'Lottery: picks that make more single bets than may be placed at once',
    message: 'These are more bets than can be placed at once. Pick fewer numbers.',
  }),
  UNITS: msg({
    id: 'lottery.fault.units',
    context: 'Lottery: the page counted another number of bets than the gateway',
    message: 'The number of bets changed. Remove this line and pick it again.',
  }),
  PLAY: msg({
    id: 'lottery.fault.play',
    context: 'Lottery: a way to bet that is not offered any more',
    message: 'This way to bet is not offered any more.',
  }),
  UNIT_PRICE: msg({
    id: 'lottery.fault.unitPrice',
    context: 'Lottery: the price of one bet is not offered',
    message: 'This price for one bet is not offered. Choose another one.',
  }),
  SERIES: msg({
    id: 'lottery.fault.series',
    context: 'Lottery: the prize group of a bet is not offered to this member',
    message: 'This prize level is not offered to you. Move the slider and try again.',
  }),
  ISSUE: msg({
    id: 'lottery.fault.issue',
    context: 'Lottery: a draw of a chase cannot be bet on',
    message: 'One of these draws cannot be bet on. Choose them again.',
  }),
};

/** A fault of a selection in words. */
export const nameFault = (code: string, i18n: Speaker): string =>
  i18n._(FAULTS[code] ?? (code === 'SAME_ISSUE' ? FAULTS['ISSUE']! : FAULTS['SHAPE']!));
