import type { ThemeOverrides } from '../../schemas/theme.schema.ts';
import { hctOf, normalizeHex, withAlpha } from './color.ts';
import { atTone, lift } from './lift.ts';
import type { Constraint } from './lift.ts';
import { PAIRS } from './pairs.ts';
import { recipeOrder, recipes } from './recipes.ts';
import type { Palette } from './recipes.ts';
import type { ColorRole, Role, RoleSource, Scheme } from './roles.ts';
import { resolveTextLevels } from './textLevels.ts';
import { colorInputs } from './types.ts';
import type { ColorInput, ResolvedTheme, ThemeTokens, ColorRequest } from './types.ts';

/** What a theme is resolved from. */
export interface ThemeSource {
  readonly tokens: ThemeTokens;
  readonly overrides?: ThemeOverrides | undefined;
  /** The brand's chat header colour, for both schemes. */
  readonly chatHeaderColor?: string | undefined;
}

type Chosen = ColorRequest & { readonly askedBy: 'theme' | 'override' };

interface ResolvedScheme {
  readonly values: Record<Role, string>;
  readonly sources: Record<Role, RoleSource>;
  readonly requested: Record<ColorRole, ColorRequest>;
}

/** Levels of text, the strongest first; they are finished together, once all surfaces are. */
const TEXT_LEVELS = ['text-1', 'text-2', 'text-3'] as const;

/** A dark scheme's surfaces stay below this tone and a light one's above, so text always finds room. */
const SURFACE_LIMIT = { dark: 35, light: 75 } as const;

/**
 * Resolves a theme to both schemes; every pair of {@link PAIRS} holds, whatever the colours.
 * Throws a TypeError for a value that is not an opaque hex colour.
 */
export function resolveTheme(source: ThemeSource): ResolvedTheme {
  const { tokens, overrides = {} } = source;
  const light = resolveScheme('light', source);
  const dark = resolveScheme('dark', source);
  return {
    light: light.values,
    dark: dark.values,
    shape: shapeOf(overrides.radius ?? tokens.radius),
    type: {
      'display-weight': String(overrides.displayWeight ?? tokens.displayWeight),
      'display-tracking': `${overrides.displayTracking ?? tokens.displayTracking}em`,
    },
    fonts: {
      display: overrides.displayFont ?? tokens.displayFont,
      text: overrides.textFont ?? tokens.textFont,
    },
    preferredScheme: tokens.preferredScheme,
    sources: { light: light.sources, dark: dark.sources },
    requested: { light: light.requested, dark: dark.requested },
  };
}

function shapeOf(radius: number): ResolvedTheme['shape'] {
  return {
    control: `${radius}px`,
    card: `${radius * 1.5}px`,
    sheet: `${radius * 2}px`,
    pill: '999px',
  };
}

function resolveScheme(scheme: Scheme, source: ThemeSource): ResolvedScheme {
  const chosenInputs = chooseInputs(scheme, source);
  const chosenRoles = chooseRoles(scheme, source, chosenInputs);
  const finished = new Map<ColorRole, string>();
  const palette: Palette = {
    scheme,
    depth: source.overrides?.depth ?? source.tokens.depth,
    input: hexesOf(chosenInputs) as Palette['input'],
    get: (role) => {
      const hex = finished.get(role);
      if (hex === undefined) throw new Error(`The recipe of "${role}" comes too late.`);
      return hex;
    },
  };
  const sources = {} as Record<Role, RoleSource>;
  const requested = {} as Record<ColorRole, ColorRequest>;
  const finishText = () =>
    resolveTextLevels(
      TEXT_LEVELS.map((role) => ({
        hex: chosenRoles[role]?.hex ?? recipes[role](palette),
        isChosen: chosenRoles[role] !== undefined,
        constraints: constraintsOf(role, finished),
      })) as unknown as Parameters<typeof resolveTextLevels>[0],
      palette.get('surface-0'),
    );
  let texts: readonly string[] | undefined;
  for (const role of recipeOrder) {
    const chosen = chosenRoles[role];
    const wanted = chosen?.hex ?? recipes[role](palette);
    const level = TEXT_LEVELS.indexOf(role as 'text-1');
    if (level === 0) texts = finishText();
    const hex =
      texts?.[level] ?? lift(keepInZone(role, wanted, scheme), constraintsOf(role, finished));
    finished.set(role, hex);
    requested[role] = chosen ?? { hex: wanted, askedBy: 'recipe', path: [] };
    sources[role] = chosen === undefined ? 'derived' : hex === wanted ? chosen.askedBy : 'lifted';
  }
  const effects = effectsOf(palette);
  const derived = { scrim: 'derived', 'shadow-float': 'derived', glow: 'derived' } as const;
  return {
    values: { ...(Object.fromEntries(finished) as Record<ColorRole, string>), ...effects },
    sources: { ...sources, ...derived },
    requested,
  };
}

function chooseInputs(
  scheme: Scheme,
  { tokens, overrides = {} }: ThemeSource,
): Partial<Record<ColorInput, Chosen>> {
  const chosen: Partial<Record<ColorInput, Chosen>> = {};
  for (const input of colorInputs) {
    const ofScheme = tokens[scheme].color[input];
    const fromTheme = ofScheme ?? tokens.color[input];
    const fromBrand = overrides[input];
    if (fromBrand) chosen[input] = overridden(fromBrand, ['theme', 'overrides', input]);
    else if (fromTheme) {
      chosen[input] = themed(fromTheme, ofScheme ? [scheme, 'color', input] : ['color', input]);
    }
  }
  return chosen;
}

/** The most particular request for each role: brand's role, chat header, brand's input, theme's role, theme's input. */
function chooseRoles(
  scheme: Scheme,
  { tokens, overrides = {}, chatHeaderColor }: ThemeSource,
  inputs: Partial<Record<ColorInput, Chosen>>,
): Partial<Record<ColorRole, Chosen>> {
  const { brand, accent, win, loss, warning, info } = inputs;
  const chosen: Partial<Record<ColorRole, Chosen>> = { brand, accent, win, loss, warning, info };
  for (const role of recipeOrder) {
    const fromTheme = tokens[scheme].role[role];
    if (fromTheme && chosen[role]?.askedBy !== 'override') {
      chosen[role] = themed(fromTheme, [scheme, 'role', role]);
    }
    const fromBrand = overrides[scheme]?.[role];
    const fromChat = role === 'chat-header' ? chatHeaderColor : undefined;
    if (fromBrand) chosen[role] = overridden(fromBrand, ['theme', 'overrides', scheme, role]);
    else if (fromChat) chosen[role] = overridden(fromChat, ['chat', 'headerColor']);
  }
  return chosen;
}

function themed(hex: string, path: readonly string[]): Chosen {
  return { hex: normalizeHex(hex), askedBy: 'theme', path };
}

function overridden(hex: string, path: readonly string[]): Chosen {
  return { hex: normalizeHex(hex), askedBy: 'override', path };
}

function hexesOf(chosen: Partial<Record<ColorInput, Chosen>>): Partial<Record<ColorInput, string>> {
  return Object.fromEntries(Object.entries(chosen).map(([input, { hex }]) => [input, hex]));
}

function keepInZone(role: ColorRole, hex: string, scheme: Scheme): string {
  if (!role.startsWith('surface-')) return hex;
  const { tone } = hctOf(hex);
  const limit = SURFACE_LIMIT[scheme];
  return (scheme === 'dark' ? tone > limit : tone < limit) ? atTone(hex, limit) : hex;
}

/** Of two roles that meet, the one finished first stands and the later one moves. */
function constraintsOf(role: ColorRole, finished: ReadonlyMap<ColorRole, string>): Constraint[] {
  return PAIRS.flatMap(({ foreground, background, minimum }) => {
    const other = foreground === role ? background : background === role ? foreground : undefined;
    const against = other && finished.get(other);
    return against === undefined ? [] : [{ against, minimum }];
  });
}

function effectsOf({ scheme, get }: Palette): Record<'scrim' | 'shadow-float' | 'glow', string> {
  const ink = atTone(get('text-1'), 6);
  if (scheme === 'dark') {
    return {
      scrim: withAlpha(atTone(get('surface-0'), 3), 0.72),
      'shadow-float': `0 0 0 1px ${get('line')},0 16px 40px -12px ${withAlpha(ink, 0.6)}`,
      glow: withAlpha(get('brand'), 0.18),
    };
  }
  return {
    scrim: withAlpha(ink, 0.44),
    'shadow-float': `0 1px 2px ${withAlpha(ink, 0.06)},0 12px 32px -8px ${withAlpha(ink, 0.16)}`,
    glow: withAlpha(get('brand'), 0.08),
  };
}
