import { faultOfText, tidyText } from '../../engine/fields/plainText.ts';
import { Problem } from './problem.ts';

/** Reads a text of several lines as somebody typed it, of `most` characters at most. Throws Problem bodyInvalid. */
export function readPlainText(typed: string, field: string, most: number): string {
  const text = tidyText(typed);
  const fault = faultOfText(text, most);
  if (fault === null) return text;
  throw new Problem(
    'bodyInvalid',
    fault === 'unsafe'
      ? `Field "${field}" holds characters that nobody sees.`
      : `Field "${field}" takes 1 to ${most} characters.`,
  );
}
