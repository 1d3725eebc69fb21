import { brandSchema } from '../../../schemas/brand.schema.ts';
import { suggestName } from '../../../engine/nearestName.ts';
import { isBrandId } from '../../../server/brands/brandFolders.ts';

/** A text as it may be used, or why not, in one sentence. */
export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** Names that Windows keeps for devices, with and without an ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const MAX_ID = 63;
const MAX_CODE = 32;

/** Reads the id of a new brand: the name of its folder, on every system. */
export function readId(written: string): Read<string> {
  if (DEVICES.test(written)) {
    return refuse(`"${written}" cannot be an id: Windows keeps this name for a device.`);
  }
  if (isBrandId(written) && !written.endsWith('-')) return { ok: true, value: written };
  const shown = JSON.stringify(written.slice(0, 80));
  if (written.length > MAX_ID) {
    return refuse(
      `${shown} cannot be an id: it has ${written.length} letters, at most ${MAX_ID} are allowed.`,
    );
  }
  const slug = slugOf(written);
  const meant = slug && !DEVICES.test(slug) ? ` Did you mean "${slug}"?` : '';
  return refuse(
    `${shown} cannot be an id: small letters a to z, digits and "-" between them are allowed.${meant}`,
  );
}

/** "nova-bet" as a name: "Nova Bet". */
export function nameFromId(id: string): string {
  const words = id.split('-').filter((word) => word !== '');
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ');
}

const SHOWABLE = new RegExp(brandSchema.properties.name.pattern, 'u');

/** Reads a brand's name. */
export function readName(written: string): Read<string> {
  const name = written.trim().normalize('NFC');
  const length = [...name].length;
  if (length === 0) return refuse('A brand needs a name.');
  if (/[\p{Cn}\p{Co}]/u.test(name) || !SHOWABLE.test(name)) {
    return refuse('The name holds a line break or another character that cannot be shown.');
  }
  if (length > 60) return refuse(`The name has ${length} letters; at most 60 are allowed.`);
  return { ok: true, value: name };
}

/** Reads a merchant code. */
export function readMerchantCode(written: string): Read<string> {
  if (/^[A-Z0-9][A-Z0-9_]{1,31}$/.test(written)) return { ok: true, value: written };
  const meant = codeFrom(written);
  return refuse(
    `"${written.slice(0, 80)}" is no merchant code: 2 to ${MAX_CODE} capital letters, digits and "_" are allowed. Did you mean "${meant}"?`,
  );
}

/** A merchant code from an id that no other merchant has. */
export function freeMerchantCode(id: string, isTaken: (code: string) => boolean): string {
  const code = codeFrom(id);
  if (!isTaken(code)) return code;
  for (let number = 2; ; number += 1) {
    const ending = `_${number}`;
    const next = code.slice(0, MAX_CODE - ending.length) + ending;
    if (!isTaken(next)) return next;
  }
}

function codeFrom(text: string): string {
  const code = slugOf(text).toUpperCase().replaceAll('-', '_').slice(0, MAX_CODE);
  return code.length < 2 ? `${code || 'M'}_1` : code;
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_ID)
    .replace(/-+$/, '');
}

/** Reads one of a few names, with the nearest where it is none of them. */
export function readChoice<T extends string>(
  what: string,
  written: string,
  choices: readonly T[],
): Read<T> {
  const found = choices.find((choice) => choice === written);
  if (found !== undefined) return { ok: true, value: found };
  const nearest = suggestName(written, choices);
  return refuse(
    [`There is no ${what} "${written.slice(0, 80)}".`, nearest].filter(Boolean).join(' '),
  );
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#2563eb',
  brown: '#92400e',
  cyan: '#06b6d4',
  gold: '#d4a017',
  gray: '#6b7280',
  green: '#16a34a',
  grey: '#6b7280',
  indigo: '#4f46e5',
  lime: '#84cc16',
  magenta: '#d946ef',
  navy: '#1e3a8a',
  orange: '#ea580c',
  pink: '#ec4899',
  purple: '#9333ea',
  red: '#dc2626',
  silver: '#94a3b8',
  teal: '#0d9488',
  turquoise: '#14b8a6',
  violet: '#7c3aed',
  white: '#ffffff',
  yellow: '#eab308',
};

/** Reads a colour in hexadecimal; the "#", which many shells swallow, may be missing. */
export function readColor(written: string): Read<string> {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written.trim())?.[1];
  if (digits) return { ok: true, value: `#${digits.toLowerCase()}` };
  const known = written.trim().toLowerCase();
  const withAlpha = /^#?([0-9a-f]{6})[0-9a-f]{2}$/i.exec(known)?.[1];
  const word = suggestName(known, Object.keys(COLOR_WORDS));
  const meant = /^Did you mean "(\w+)"/.exec(word ?? '')?.[1];
  const remedy = withAlpha
    ? `Did you mean "#${withAlpha}"?`
    : meant
      ? `Did you mean "${COLOR_WORDS[meant]}" (${meant})?`
      : "Write it in hexadecimal and in quotes, such as '#0e7a5f'.";
  return refuse(`"${written.slice(0, 80)}" is no colour. ${remedy}`);
}

function refuse(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}
