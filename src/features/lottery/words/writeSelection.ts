import { nameToken } from './nameOf.ts';
import type { Speaker } from './fill.ts';

/** Characters of a selection that are shown; the whole stands in its title. */
const SHOWN = 160;

/** A selection for people: options in words, rows apart, empty places as a dash. */
export function writeSelection(selection: string, i18n: Speaker): string {
  const shown = selection.length > SHOWN ? `${selection.slice(0, SHOWN)}…` : selection;
  // Legs of a parlay are told apart by commas, since each is of several words.
  const between = /(?:^|,)(?:\d|SP)-[A-Z]/.test(shown) ? ', ' : ' ';
  return shown
    .replace(/\b(?:\d|SP)-[A-Z\d]+\b|[A-Z]{2,}|\b\d*[A-Z]\b|\b[RUG]-[BSOE]\b/g, (token) =>
      nameToken(token, i18n),
    )
    .replaceAll('|', ' | ')
    .replaceAll(',', between)
    .replaceAll(';', ' · ');
}
