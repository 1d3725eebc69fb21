import { fontFamilyIds, type FontFamilyId, type ThemeFile } from '../../../schemas/theme.schema.ts';
import type { ThemeMapping } from '../../../schemas/themeMapping.schema.ts';
import type { JsonPath } from '../../brand/jsonPath.ts';
import { nearestName } from '../../nearestName.ts';
import { themeFileOf } from '../themeFile.ts';
import type { SchemeTokens, ThemeTokens } from '../types.ts';
import { readAnyColor } from './anyColor.ts';
import { chooseFamily } from './families.ts';
import type { FoundToken } from './readTokens.ts';

/** What is wrong with a wish of a mapping. */
export interface MappingFault {
  readonly path: JsonPath;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

/** The theme that a mapping makes of tokens, or everything that is wrong with the mapping. */
export type AppliedMapping =
  | { readonly ok: true; readonly theme: ThemeFile }
  | { readonly ok: false; readonly faults: readonly MappingFault[] };

/** Where a file says nothing of it. */
const DEFAULTS = { radius: 8, font: 'hanken-grotesk' } as const;

const MOST_RADIUS = 20;

class Reader {
  readonly faults: MappingFault[] = [];
  readonly #tokens: ReadonlyMap<string, FoundToken>;

  constructor(tokens: readonly FoundToken[]) {
    this.#tokens = new Map(tokens.map((token) => [token.path, token]));
  }

  #refuse(path: JsonPath, wish: string, kind: FoundToken['value']['kind'], form: string): void {
    const ofKind = [...this.#tokens.values()].filter(({ value }) => value.kind === kind);
    const nearest = nearestName(
      wish,
      ofKind.map((token) => token.path),
    );
    this.faults.push({
      path,
      message: `"${wish.slice(0, 80)}" is no ${kind} of the file, and no value.`,
      suggestion: nearest === undefined ? `Write ${form}.` : `Did you mean "${nearest}"?`,
    });
  }

  color(wish: string, path: JsonPath): string | undefined {
    const value = this.#tokens.get(wish)?.value;
    const color = value?.kind === 'color' ? value : readAnyColor(wish);
    if (!color) {
      this.#refuse(path, wish, 'color', 'the path of a colour, or a colour such as "#0e7a5f"');
    } else if (color.alpha < 1) {
      const message = `"${wish.slice(0, 80)}" is see-through; colours of a theme are not.`;
      this.faults.push({ path, message, suggestion: `Write "${color.hex}", or another token.` });
    }
    return color?.hex;
  }

  colors(group: object | undefined, path: JsonPath): Record<string, string> {
    const entries = Object.entries(group ?? {}) as [string, string][];
    return Object.fromEntries(
      entries.flatMap(([name, wish]) => {
        const hex = this.color(wish, [...path, name]);
        return hex === undefined ? [] : [[name, hex]];
      }),
    );
  }

  radius(wish: string | undefined): number {
    if (wish === undefined) return DEFAULTS.radius;
    const value = this.#tokens.get(wish)?.value;
    const written = /^\d+(\.\d+)?(px)?$/.test(wish) ? Number.parseFloat(wish) : undefined;
    const px = value?.kind === 'size' ? value.px : written;
    if (px === undefined) this.#refuse(['radius'], wish, 'size', 'pixels, such as "8"');
    return Math.min(MOST_RADIUS, Math.max(0, px ?? 0));
  }

  font(wish: string | undefined, path: JsonPath): FontFamilyId {
    if (wish === undefined) return DEFAULTS.font;
    const value = this.#tokens.get(wish)?.value;
    const id = chooseFamily(value?.kind === 'font' ? value.families : [wish]);
    if (id === undefined) this.#refuse(path, wish, 'font', `one of ${fontFamilyIds.join(', ')}`);
    return id ?? DEFAULTS.font;
  }
}

/** Makes a theme of tokens as a mapping says. */
export function applyMapping(
  tokens: readonly FoundToken[],
  mapping: ThemeMapping,
  description?: string,
): AppliedMapping {
  const reader = new Reader(tokens);
  const schemeOf = (name: 'light' | 'dark'): SchemeTokens => ({
    color: reader.colors(mapping[name]?.color, [name, 'color']),
    role: reader.colors(mapping[name]?.role, [name, 'role']),
  });
  const color = reader.colors(mapping.color, ['color']);
  if (mapping.color.brand === undefined) {
    reader.faults.push({
      path: ['color'],
      message: 'Nothing is said of "brand".',
      suggestion: 'It is the one colour that a theme cannot do without.',
    });
  }
  const found: ThemeTokens = {
    color: { accent: color['brand'] ?? '', ...color } as ThemeTokens['color'],
    light: schemeOf('light'),
    dark: schemeOf('dark'),
    radius: reader.radius(mapping.radius),
    displayFont: reader.font(mapping.font?.display, ['font', 'display']),
    textFont: reader.font(mapping.font?.text, ['font', 'text']),
    displayWeight: 600,
    displayTracking: -0.01,
    depth: 'quiet',
    preferredScheme: mapping.scheme ?? 'system',
  };
  if (reader.faults.length > 0) return { ok: false, faults: reader.faults };
  return { ok: true, theme: themeFileOf({ tokens: found }, { description }) };
}
