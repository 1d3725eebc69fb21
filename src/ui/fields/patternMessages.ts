import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a text must be, by the number of its pattern, with fewest and most characters. */
export const PATTERN_MESSAGES: readonly MessageDescriptor[] = [
  msg({
    id: 'reg_pattern_0',
    context: 'Below a field whose text is wrong; it must be: any text',
    message: 'Enter {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_1',
    context: 'Below a field whose text is wrong; it must be: a letter, then letters and digits',
    message:
      'Start with a letter and go on with letters and digits, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_2',
    context: 'Below a field whose text is wrong; it must be: Chinese characters and digits',
    message:
      'Use Chinese characters and digits only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_3',
    context: 'Below a field whose text is wrong; it must be: an e-mail address',
    message:
      'Enter an e-mail address such as name@example.com, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_4',
    context: 'Below a field whose text is wrong; it must be: English letters or digits',
    message:
      'Use only letters from A to Z or digits, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_5',
    context: 'Below a field whose text is wrong; it must be: letters and digits, both',
    message:
      'Use both letters and digits, at least one of each, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_6',
    context: 'Below a field whose text is wrong; it must be: digits',
    message: 'Use digits only, {min} to {max, plural, one {# digit} other {# digits}}.',
  }),
  msg({
    id: 'reg_pattern_7',
    context:
      'Below a field whose text is wrong; it must be: letters and digits with a capital letter',
    message:
      'Use letters and digits with at least one capital letter, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_8',
    context: 'Below a field whose text is wrong; it must be: English letters and spaces',
    message:
      'Use English letters and spaces only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_9',
    context: 'Below a field whose text is wrong; it must be: no spaces',
    message: 'Leave out spaces, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_10',
    context: 'Below a field whose text is wrong; it must be: Chinese characters and punctuation',
    message:
      'Use Chinese characters and Chinese punctuation only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_11',
    context: 'Below a field whose text is wrong; it must be: a date yyyy-MM-dd',
    message:
      'Enter an existing date as year-month-day, such as 1990-12-31, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_12',
    context: 'Below a field whose text is wrong; it must be: letters of any script and spaces',
    message:
      'Use letters and spaces only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_13',
    context: 'Below a field whose text is wrong; it must be: a date MM-dd-yyyy',
    message:
      'Enter an existing date as month-day-year, such as 12-31-1990, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_14',
    context: 'Below a field whose text is wrong; it must be: letters of any script and digits',
    message:
      'Use letters and digits only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_15',
    context: 'Below a field whose text is wrong; it must be: Korean',
    message:
      'Use Korean characters only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_16',
    context: 'Below a field whose text is wrong; it must be: Thai',
    message:
      'Use Thai characters only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_17',
    context: 'Below a field whose text is wrong; it must be: Thai or English and spaces',
    message:
      'Use Thai or English letters and spaces only, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_18',
    context: 'Below a field whose text is wrong; it must be: capital letters and spaces',
    message:
      'Use capital letters and spaces, with at least one letter, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_19',
    context: 'Below a field whose text is wrong; it must be: visible ASCII characters',
    message:
      'Use English letters, digits and symbols without spaces, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_20',
    context: 'Below a field whose text is wrong; it must be: a strong password',
    message:
      'Include a capital letter, a small letter, a digit and a symbol, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_21',
    context: 'Below a field whose text is wrong; it must be: a full name',
    message:
      'Enter the first and last name with one space between them, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_22',
    context: 'Below a field whose text is wrong; it must be: full-width Japanese',
    message:
      'Use full-width Japanese characters without spaces, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_23',
    context: 'Below a field whose text is wrong; it must be: capital letters',
    message:
      'Use capital letters only, without spaces, {min} to {max, plural, one {# character} other {# characters}}.',
  }),
];
