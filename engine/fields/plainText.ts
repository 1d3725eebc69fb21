import { isSound } from './readField.ts';

/** Flags of regions, such as that of Scotland, are the only text that needs tags. */
const TAGGED_FLAGS = /\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}/gu;
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Code points that a character has at most on average: a family of four with skin colours has eleven. */
const MOST_POINTS = 14;

/** Characters as people count them: an emoji with its skin colour is one, so is a letter with its marks. */
export const countCharacters = (text: string): number =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)).length;

/** A text of several lines as it was typed: line ends of one kind, nothing around it. */
export const tidyText = (typed: string): string =>
  typed.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC').trim();

/**
 * What is wrong with a tidied text of `most` characters at most; null where nothing is. Unsafe is what nobody sees, or what
 * changes how the text around it is read.
 */
export function faultOfText(text: string, most: number): 'empty' | 'tooLong' | 'unsafe' | null {
  if (text.replaceAll(UNSEEN, '') === '') return 'empty';
  if (!isSound(text.replaceAll('\n', ' ').replaceAll(TAGGED_FLAGS, ''))) return 'unsafe';
  return Array.from(text).length > most * MOST_POINTS || countCharacters(text) > most
    ? 'tooLong'
    : null;
}
