import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldFault } from '../../../engine/fields/fieldRule.ts';
import { EXACT_PATTERN_MESSAGES } from './exactPatternMessages.ts';
import { PATTERN_MESSAGES } from './patternMessages.ts';

const REQUIRED = msg({
  id: 'form.fault.required',
  context: 'Below a field that must be filled in',
  message: 'This cannot be empty.',
});

const MISMATCH = msg({
  id: 'form.fault.mismatch',
  context: 'Below a field that repeats another, such as the password',
  message: 'The two entries are not the same.',
});

const COMMON = msg({
  id: 'form.fault.common',
  context: 'Below a new password that is among those that most people choose',
  message: 'Many people use this password, so it is guessed first. Choose another one.',
});

const OWN_NAME = msg({
  id: 'form.fault.ownName',
  context: 'Below a new password that is hardly more than the username, e-mail or phone number',
  message: 'This is too close to your own name, e-mail or number. Choose another one.',
});

const MESSAGES = { mismatch: MISMATCH, common: COMMON, ownName: OWN_NAME } as const;

/**
 * What to say below a field, with its bounds as values. A wrong length is told by the words of the pattern, which
 * name both bounds, or the one length there is where they are the same.
 */
export function getFieldMessage(fault: FieldFault): MessageDescriptor {
  if (!('patternId' in fault)) return MESSAGES[fault.kind];
  if (fault.kind === 'required') return REQUIRED;
  const { patternId, min, max } = fault;
  const words = min === max ? EXACT_PATTERN_MESSAGES : PATTERN_MESSAGES;
  return { ...(words[patternId] ?? words[0]!), values: { min, max } };
}
