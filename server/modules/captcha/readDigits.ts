/** First digit of each writing that people type digits in: ours, Arabic, Persian and full-width. */
const zeros = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** The digits of a text, whatever keyboard typed them, without the spaces between; undefined for anything else. */
export function readDigits(text: string): string | undefined {
  let digits = '';
  for (const character of text.replace(/\s+/gu, '')) {
    const code = character.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    if (zero === undefined) return undefined;
    digits += String(code - zero);
  }
  return digits;
}
