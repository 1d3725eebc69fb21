import { settableRoles, themeSchema } from '../../schemas/theme.schema.ts';
import type { ThemeFile } from '../../schemas/theme.schema.ts';
import { formatPath } from '../brand/jsonPath.ts';
import { compileSchema, findSchemaFaults } from '../brand/schemaFaults.ts';
import { hexFromComponents, normalizeHex } from './color.ts';
import { colorInputs } from './types.ts';
import type { SchemeTokens, ThemeTokens } from './types.ts';

/** What is wrong at one place of a theme file. */
export interface ThemeFault {
  /** Dotted, such as `color.brand.$value`; empty for the whole file. */
  readonly path: string;
  /** One sentence. */
  readonly message: string;
  /** What to write instead. */
  readonly suggestion?: string | undefined;
}

/** Either the inputs of a theme, or everything that is wrong with its file. */
export type ParsedTheme =
  | { readonly ok: true; readonly tokens: ThemeTokens }
  | { readonly ok: false; readonly faults: readonly ThemeFault[] };

interface ColorToken {
  readonly $value?:
    string | { readonly hex?: string | undefined; readonly components: readonly unknown[] };
}

type SchemeGroup = NonNullable<ThemeFile['light']>;

const validate = compileSchema(themeSchema);

/** Reads a token file; every fault names its path and what to write instead. */
export function parseThemeTokens(file: unknown): ParsedTheme {
  const faults = findSchemaFaults(validate, file).map(({ path, message, suggestion }) => ({
    path: formatPath(path),
    message,
    suggestion,
  }));
  if (faults.length > 0) return { ok: false, faults };
  const theme = file as ThemeFile;
  const extensions = theme.$extensions ?? {};
  const color = readColors(colorInputs, theme.color);
  return {
    ok: true,
    tokens: {
      color: color as ThemeTokens['color'],
      light: readScheme(theme.light ?? {}),
      dark: readScheme(theme.dark ?? {}),
      radius: theme.radius.$value.value,
      displayFont: theme.font.display.$value,
      textFont: theme.font.text.$value,
      displayWeight: theme.typography?.displayWeight?.$value ?? 600,
      displayTracking: theme.typography?.displayTracking?.$value ?? -0.01,
      depth: extensions['livery.depth'] ?? 'quiet',
      preferredScheme: extensions['livery.scheme'] ?? 'system',
    },
  };
}

function readScheme(group: SchemeGroup): SchemeTokens {
  return {
    color: readColors(colorInputs, group.color ?? {}),
    role: readColors(settableRoles, group.role ?? {}),
  };
}

function readColors<Name extends string>(
  names: readonly Name[],
  group: object,
): Partial<Record<Name, string>> {
  const tokens = group as Partial<Record<Name, ColorToken>>;
  const colors: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = tokens[name]?.$value;
    if (value !== undefined) colors[name] = readColor(value);
  }
  return colors;
}

function readColor(value: NonNullable<ColorToken['$value']>): string {
  if (typeof value === 'string') return normalizeHex(value);
  if (value.hex !== undefined) return normalizeHex(value.hex);
  return hexFromComponents(value.components as [number, number, number]);
}
