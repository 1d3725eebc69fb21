import { themeOverridesSchema } from '../../schemas/theme.schema.ts';
import { describeLift } from '../theme/describeLift.ts';
import { roles, schemes, type ColorRole, type Role, type Scheme } from '../theme/roles.ts';
import { colorInputs, type ColorInput, type ResolvedTheme } from '../theme/types.ts';
import { isWritten, originOf, type ExplainedLeaf, type ExplainSource } from './explainedLeaf.ts';
import { readAt, type JsonPath } from './jsonPath.ts';
import { themeNameOf } from './resolveBrand.ts';

type Origin = Pick<ExplainedLeaf, 'layer' | 'place'>;
type Override = keyof typeof themeOverridesSchema.properties;

/** Where a theme's file says what a brand may override. */
const THEME_PATHS: Readonly<Partial<Record<Override, JsonPath>>> = {
  radius: ['radius', '$value', 'value'],
  displayFont: ['font', 'display', '$value'],
  textFont: ['font', 'text', '$value'],
  displayWeight: ['typography', 'displayWeight', '$value'],
  displayTracking: ['typography', 'displayTracking', '$value'],
  depth: ['$extensions', 'livery.depth'],
};

/** Where the finished value of an override stands. */
const RESOLVED_AT: Readonly<Partial<Record<Override, JsonPath>>> = {
  displayFont: ['brand', 'fonts', 'display'],
  textFont: ['brand', 'fonts', 'text'],
};

/** Theme, scheme, what the brand may override, and every finished colour, length and weight. */
export function explainTheme(source: ExplainSource): readonly ExplainedLeaf[] {
  const { merged, brand, theme } = source;
  const tokens: JsonPath = ['theme', 'tokens'];
  return [
    {
      path: tokens,
      value: themeNameOf(merged.value),
      ...(isWritten(merged, tokens) ? originOf(merged, tokens) : DEFAULT),
    },
    {
      path: ['theme', 'scheme'],
      value: brand.scheme,
      at: ['brand', 'scheme'],
      ...originOfSetting(source, ['theme', 'scheme'], ['$extensions', 'livery.scheme']),
    },
    ...explainOverrides(source),
    ...schemes.flatMap((scheme) => roles.map((role) => explainRole(source, scheme, role))),
    ...schemes.map((scheme) => ({
      path: ['theme', 'browserBar', scheme],
      value: brand.themeColor[scheme],
      at: ['brand', 'themeColor', scheme],
      layer: { kind: 'derived' as const },
      note: `the same as theme.colors.${scheme}.surface-0`,
    })),
    ...explainMeasures(theme, 'shape', 'from theme.overrides.radius'),
    ...explainMeasures(theme, 'type', 'from theme.overrides'),
  ];
}

const DEFAULT = { layer: { kind: 'default' } } as const;

/** Written by the brand, else by its theme, else a default. */
function originOfSetting(
  { merged, themeDocument }: ExplainSource,
  inBrand: JsonPath,
  inTheme: JsonPath | undefined,
): Origin {
  if (isWritten(merged, inBrand)) return originOf(merged, inBrand);
  if (inTheme && themeDocument.has(inTheme)) {
    return {
      layer: { kind: 'theme', name: themeNameOf(merged.value) },
      place: { file: themeDocument.file, ...themeDocument.locate(inTheme) },
    };
  }
  return DEFAULT;
}

function explainOverrides(source: ExplainSource): readonly ExplainedLeaf[] {
  const names = Object.keys(themeOverridesSchema.properties) as Override[];
  return names.flatMap((name) => {
    const path: JsonPath = ['theme', 'overrides', name];
    if (name === 'light' || name === 'dark') return explainRoleOverrides(source, path);
    const isColor = colorInputs.some((input) => input === name);
    return [isColor ? explainInput(source, name as ColorInput) : explainSetting(source, name)];
  });
}

function explainSetting(source: ExplainSource, name: Override): ExplainedLeaf {
  const { merged, tokens } = source;
  const path: JsonPath = ['theme', 'overrides', name];
  const at = RESOLVED_AT[name];
  return {
    path,
    value: readAt(merged.value, path) ?? readAt(tokens, [name]),
    ...(at && { at }),
    ...originOfSetting(source, path, THEME_PATHS[name]),
  };
}

/** An input colour of the theme; a theme may give the light scheme another one. */
function explainInput(source: ExplainSource, name: ColorInput): ExplainedLeaf {
  const { merged, tokens } = source;
  const path: JsonPath = ['theme', 'overrides', name];
  const written = readAt(merged.value, path);
  if (written !== undefined) return { path, value: written, ...originOf(merged, path) };
  const bySchemes = schemes.filter((scheme) => tokens[scheme].color[name] !== undefined);
  const particular = bySchemes.map(
    (scheme) => `${tokens[scheme].color[name]} in the ${scheme} scheme`,
  );
  const value = tokens.color[name];
  return {
    path,
    value,
    ...originOfSetting(source, path, value === undefined ? undefined : ['color', name, '$value']),
    ...(particular.length > 0 && { note: particular.join(', ') }),
    ...(value === undefined && particular.length === 0 && { note: 'the theme engine chooses it' }),
  };
}

function explainRoleOverrides({ merged }: ExplainSource, base: JsonPath): readonly ExplainedLeaf[] {
  const written = readAt(merged.value, base) ?? {};
  return Object.entries(written).map(([role, value]) => {
    const path = [...base, role];
    return { path, value, ...originOf(merged, path) };
  });
}

function explainRole(source: ExplainSource, scheme: Scheme, role: Role): ExplainedLeaf {
  const { theme, merged, themeDocument } = source;
  const common = {
    path: ['theme', 'colors', scheme, role],
    value: theme[scheme][role],
    at: ['theme', scheme, role],
  };
  const request = Object.hasOwn(theme.requested[scheme], role)
    ? theme.requested[scheme][role as ColorRole]
    : undefined;
  const lift = request && describeLift(theme, scheme, role as ColorRole);
  const note = lift && { note: lift };
  if (request?.askedBy === 'override')
    return { ...common, ...originOf(merged, request.path), ...note };
  if (request?.askedBy !== 'theme') return { ...common, layer: { kind: 'derived' }, ...note };
  const place = themeDocument.locate([...request.path, '$value']);
  return {
    ...common,
    layer: { kind: 'theme', name: themeNameOf(merged.value) },
    place: { file: themeDocument.file, ...place },
    ...note,
  };
}

function explainMeasures(
  theme: ResolvedTheme,
  group: 'shape' | 'type',
  note: string,
): readonly ExplainedLeaf[] {
  return Object.entries(theme[group]).map(([name, value]) => ({
    path: ['theme', group, name],
    value,
    at: ['theme', group, name],
    layer: { kind: 'derived' },
    note,
  }));
}
