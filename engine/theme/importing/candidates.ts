import { converter } from 'culori';
import type { Scheme } from '../roles.ts';
import type { FoundToken } from './readTokens.ts';

/** A colour that a theme could use, with what its name and its looks say. */
export interface Candidate {
  readonly path: string;
  readonly hex: string;
  /** The words of its path in small letters, the last name's last. */
  readonly words: readonly string[];
  /** The scheme that its path names. */
  readonly scheme: Scheme | undefined;
  /** Perceived lightness, 0 to 1. */
  readonly lightness: number;
  /** Strength of the colour: grey is 0, the strongest some 0.3. */
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

const toOklch = converter('oklch');

const LIGHT = new Set(['light', 'day', 'lightmode']);
const DARK = new Set(['dark', 'night', 'darkmode']);

/** A path in words: `color.bgPrimary-hover` is color, bg, primary, hover. */
function wordsOf(path: string): readonly string[] {
  return path
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/(?<=[a-zA-Z])(?=\d)/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** A name such as `text-light` is about looks; only a group or a mode names a scheme. */
function schemeOf(path: string): Scheme | undefined {
  const mode = /@(light|dark)$/.exec(path)?.[1];
  if (mode) return mode as Scheme;
  const groups = path.split('.').slice(0, -1).flatMap(wordsOf);
  if (groups.some((word) => DARK.has(word))) return 'dark';
  return groups.some((word) => LIGHT.has(word)) ? 'light' : undefined;
}

/** Every opaque colour among tokens. */
export function findCandidates(tokens: readonly FoundToken[]): readonly Candidate[] {
  return tokens.flatMap(({ path, value }): Candidate[] => {
    if (value.kind !== 'color' || value.alpha < 1) return [];
    const { l = 0, c = 0, h = 0 } = toOklch(value.hex) ?? {};
    const words = wordsOf(path.replace(/@(light|dark)$/, ''));
    const looks = { lightness: l, chroma: c, hue: h };
    return [{ path, hex: value.hex, words, scheme: schemeOf(path), ...looks }];
  });
}
