import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Words } from '../../i18n/recordWords.ts';

/** What checks say, by the gateway's own words. */
const SAID: Words = {
  'nobody else': msg({
    id: 'desk.riskDetail.nobodyElse',
    context: 'Outcome of a check before money is paid out',
    message: 'Nobody else',
  }),
  'the first withdrawal': msg({
    id: 'desk.riskDetail.first',
    context: 'Outcome of a check before money is paid out',
    message: 'The first withdrawal',
  }),
  'a deposit since the last': msg({
    id: 'desk.riskDetail.deposit',
    context: 'Outcome of a check before money is paid out',
    message: 'Paid in since the last withdrawal',
  }),
  'no deposit since the last': msg({
    id: 'desk.riskDetail.noDeposit',
    context: 'Outcome of a check before money is paid out',
    message: 'Nothing paid in since the last withdrawal',
  }),
  'nothing was ever paid in': msg({
    id: 'desk.riskDetail.never',
    context: 'Outcome of a check before money is paid out',
    message: 'Nothing was ever paid in',
  }),
  'paid in and not played': msg({
    id: 'desk.riskDetail.notPlayed',
    context: 'Outcome of a check before money is paid out',
    message: 'Paid in and not played',
  }),
  'played less than paid in': msg({
    id: 'desk.riskDetail.playedLess',
    context: 'Outcome of a check before money is paid out',
    message: 'Played less than paid in',
  }),
  shown: msg({
    id: 'desk.riskDetail.shown',
    context: 'Outcome of a check: the member has shown who they are',
    message: 'High enough for this sum',
  }),
  played: msg({
    id: 'desk.riskDetail.played',
    context: 'Outcome of a check before money is paid out',
    message: 'Played',
  }),
  'more than ten times what was paid in': msg({
    id: 'desk.riskDetail.tenTimes',
    context: 'Outcome of a check before money is paid out',
    message: 'More than ten times what was paid in',
  }),
  'within ten times what was paid in': msg({
    id: 'desk.riskDetail.within',
    context: 'Outcome of a check before money is paid out',
    message: 'Within ten times what was paid in',
  }),
};

const MISSING = /^missing ([a-z ]{1,80})$/;
const COUNTED = /^([0-9]{1,9}) (days|others)$/;

/** What a check says, in words to translate; undefined where no word is known, and its own text shows. */
export function describeRisk(detail: string): MessageDescriptor | undefined {
  const [, digits, unit] = COUNTED.exec(detail) ?? [];
  const count = Number(digits);
  if (unit === 'days') {
    return msg({
      id: 'desk.riskDetail.days',
      context: 'Outcome of a check: how old an account is',
      message: plural(count, { one: '# day', other: '# days' }),
    });
  }
  if (unit === 'others') {
    return msg({
      id: 'desk.riskDetail.others',
      context: 'Outcome of a check: how many other members have the same',
      message: plural(count, { one: '# other member', other: '# other members' }),
    });
  }
  const missing = MISSING.exec(detail)?.[1]?.split(' ').length;
  if (missing !== undefined) {
    return msg({
      id: 'desk.riskDetail.missing',
      context: 'Outcome of a check: how many things the member has to show first',
      message: plural(missing, {
        one: 'The member has to show # more thing first',
        other: 'The member has to show # more things first',
      }),
    });
  }
  return Object.hasOwn(SAID, detail) ? SAID[detail] : undefined;
}
