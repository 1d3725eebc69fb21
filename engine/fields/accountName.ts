/** A username as it is checked and kept: full-width and other compatible letters become plain ones, without spaces around. */
export function normaliseAccount(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** A username as it is compared and counted, whatever its capitals. */
export function foldAccount(typed: string): string {
  return normaliseAccount(typed).toLowerCase();
}
