import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a text of one length must be, by the number of its pattern. */
export const EXACT_PATTERN_MESSAGES: readonly MessageDescriptor[] = [
  msg({
    id: 'reg_pattern_0_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: any text',
    message: 'Enter exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_1_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: a letter, then letters and digits',
    message:
      'Start with a letter and go on with letters and digits, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_2_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: Chinese characters and digits',
    message:
      'Use Chinese characters and digits only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_3_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: an e-mail address',
    message:
      'Enter an e-mail address such as name@example.com, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_4_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: English letters or digits',
    message:
      'Use only letters from A to Z or digits, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_5_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: letters and digits, both',
    message:
      'Use both letters and digits, at least one of each, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_6_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: digits',
    message: 'Use digits only, exactly {min, plural, one {# digit} other {# digits}}.',
  }),
  msg({
    id: 'reg_pattern_7_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: letters and digits with a capital letter',
    message:
      'Use letters and digits with at least one capital letter, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_8_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: English letters and spaces',
    message:
      'Use English letters and spaces only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_9_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: no spaces',
    message: 'Leave out spaces, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_10_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: Chinese characters and punctuation',
    message:
      'Use Chinese characters and Chinese punctuation only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_11_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: a date yyyy-MM-dd',
    message:
      'Enter an existing date as year-month-day, such as 1990-12-31, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_12_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: letters of any script and spaces',
    message:
      'Use letters and spaces only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_13_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: a date MM-dd-yyyy',
    message:
      'Enter an existing date as month-day-year, such as 12-31-1990, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_14_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: letters of any script and digits',
    message:
      'Use letters and digits only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_15_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: Korean',
    message:
      'Use Korean characters only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_16_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: Thai',
    message:
      'Use Thai characters only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_17_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: Thai or English and spaces',
    message:
      'Use Thai or English letters and spaces only, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_18_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: capital letters and spaces',
    message:
      'Use capital letters and spaces, with at least one letter, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_19_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: visible ASCII characters',
    message:
      'Use English letters, digits and symbols without spaces, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_20_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: a strong password',
    message:
      'Include a capital letter, a small letter, a digit and a symbol, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_21_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: a full name',
    message:
      'Enter the first and last name with one space between them, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_22_exact',
    context:
      'Below a field whose text is wrong, of one length only; it must be: full-width Japanese',
    message:
      'Use full-width Japanese characters without spaces, exactly {min, plural, one {# character} other {# characters}}.',
  }),
  msg({
    id: 'reg_pattern_23_exact',
    context: 'Below a field whose text is wrong, of one length only; it must be: capital letters',
    message:
      'Use capital letters only, without spaces, exactly {min, plural, one {# character} other {# characters}}.',
  }),
];
