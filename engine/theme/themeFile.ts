import { settableRoles, type ThemeFile } from '../../schemas/theme.schema.ts';
import { componentsOf, normalizeHex } from './color.ts';
import { resolveTheme, type ThemeSource } from './resolveTheme.ts';
import { schemes, type ColorRole, type DefaultScheme, type Scheme } from './roles.ts';
import { colorInputs, type ColorInput } from './types.ts';

/** How a theme is written down. */
export interface ThemeFileOptions {
  /** The scheme that pages open in, where it is not the theme's own. */
  readonly scheme?: DefaultScheme | undefined;
  /** A note for people. */
  readonly description?: string | undefined;
  /** `inputs`: the few colours that the rest is derived from; `roles`: every finished colour as well. */
  readonly colors?: 'inputs' | 'roles';
}

type Colors<Name extends string> = Partial<Record<Name, string>>;

/** A token file (W3C DTCG) that resolves to the same theme as `source`, what a brand changes included. */
export function themeFileOf(source: ThemeSource, options: ThemeFileOptions = {}): ThemeFile {
  const { tokens, overrides = {} } = source;
  const { scheme = tokens.preferredScheme, description, colors = 'inputs' } = options;
  const finished = colors === 'roles' ? resolveTheme(source) : undefined;
  const rolesOf = (name: Scheme) =>
    finished ? pickRoles(settableRoles, finished[name]) : listRequested(name, source);
  return {
    $schema: '../schemas/generated/theme.schema.json',
    ...(description ? { $description: description } : {}),
    color: colorGroup({ ...tokens.color, ...pickInputs(overrides) }),
    ...Object.fromEntries(
      schemes.flatMap((name) => {
        const group = schemeGroup(inputsOf(name, source), rolesOf(name));
        return group ? [[name, group]] : [];
      }),
    ),
    radius: {
      $type: 'dimension',
      $value: { value: overrides.radius ?? tokens.radius, unit: 'px' },
    },
    font: {
      $type: 'fontFamily',
      display: { $value: overrides.displayFont ?? tokens.displayFont },
      text: { $value: overrides.textFont ?? tokens.textFont },
    },
    typography: {
      displayWeight: {
        $type: 'fontWeight',
        $value: overrides.displayWeight ?? tokens.displayWeight,
      },
      displayTracking: {
        $type: 'number',
        $value: overrides.displayTracking ?? tokens.displayTracking,
      },
    },
    $extensions: { 'livery.depth': overrides.depth ?? tokens.depth, 'livery.scheme': scheme },
  } as ThemeFile;
}

/** The inputs that a scheme has for itself; a brand's own colour stands for both. */
function inputsOf(scheme: Scheme, { tokens, overrides = {} }: ThemeSource): Colors<ColorInput> {
  const own = Object.entries(tokens[scheme].color) as [ColorInput, string][];
  return Object.fromEntries(own.filter(([input]) => overrides[input] === undefined));
}

/** The roles that are set by hand: the brand's, and the theme's where no colour of the brand stands before it. */
function listRequested(scheme: Scheme, source: ThemeSource): Colors<ColorRole> {
  const { tokens, overrides = {}, chatHeaderColor } = source;
  const themes = Object.entries(tokens[scheme].role) as [ColorRole, string][];
  const kept = themes.filter(([role]) => pickInputs(overrides)[role as ColorInput] === undefined);
  return {
    ...Object.fromEntries(kept),
    ...(chatHeaderColor ? { 'chat-header': chatHeaderColor } : {}),
    ...overrides[scheme],
  };
}

function pickInputs(overrides: Colors<ColorInput>): Colors<ColorInput> {
  return pickRoles(colorInputs, overrides);
}

function pickRoles<Name extends string>(names: readonly Name[], from: Colors<Name>): Colors<Name> {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Colors<Name>;
}

function schemeGroup(inputs: Colors<ColorInput>, roles: Colors<ColorRole>): object | undefined {
  const groups = {
    ...(Object.keys(inputs).length > 0 ? { color: colorGroup(inputs) } : {}),
    ...(Object.keys(roles).length > 0 ? { role: colorGroup(roles) } : {}),
  };
  return Object.keys(groups).length > 0 ? groups : undefined;
}

function colorGroup(colors: Colors<string>): object {
  const tokens = Object.entries(colors).map(([name, hex]) => [name, colorToken(hex ?? '')]);
  return { $type: 'color', ...Object.fromEntries(tokens) };
}

function colorToken(written: string): object {
  const hex = normalizeHex(written);
  return { $value: { colorSpace: 'srgb', components: componentsOf(hex), hex } };
}
