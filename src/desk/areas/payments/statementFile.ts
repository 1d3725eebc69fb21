/** Characters of a file that the gateway takes. */
export const MOST_CHARACTERS = 2_000_000;

/** Which kind of statement a text is, by what stands in it. */
export function formatOf(text: string): 'csv' | 'camt053' | 'mt940' {
  const head = text.slice(0, 2_000).trimStart();
  if (head.startsWith('<')) return 'camt053';
  return /^\{?[^\n]*:20:|\n:20:/.test(head) ? 'mt940' : 'csv';
}

/** The text of a file: UTF-8, or the eight bits that older banks write. */
export function decodeStatement(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
