import { contrastReport, type MeasuredPair } from '../../../engine/theme/contrastReport.ts';
import { resolveTheme, type ThemeSource } from '../../../engine/theme/resolveTheme.ts';
import type { DefaultScheme, Scheme } from '../../../engine/theme/roles.ts';
import type { ColorInput, ResolvedTheme, Wish } from '../../../engine/theme/types.ts';
import type { StoryBrand } from '../../storyBrand.ts';

/** The theme that the page is about: a brand's own, or one that was dropped on it. */
export interface ShownTheme {
  readonly name: string;
  readonly source: ThemeSource;
  readonly scheme: DefaultScheme;
  readonly theme: ResolvedTheme;
  readonly pairs: readonly MeasuredPair[];
  /** File of the theme, and of what changes it, as people know them. */
  readonly files: { readonly theme: string; readonly override: string };
}

/** The theme of a brand of the catalogue. */
export function themeOfBrand({
  brand,
  theme: { source, file, brandFile },
}: StoryBrand): ShownTheme {
  return show(brand.name, source, brand.scheme, { theme: file, override: brandFile });
}

/** A theme that came by itself, with no brand to change it. */
export function themeOfFile(file: string, tokens: ThemeSource['tokens']): ShownTheme {
  return show(file, { tokens }, tokens.preferredScheme, { theme: file, override: file });
}

/** A theme with some of its inputs in other colours, `#rrggbb`. */
export function themeWithColors(
  { name, source, scheme, files }: ShownTheme,
  colors: Partial<Record<ColorInput, string>>,
): ShownTheme {
  const overrides = { ...source.overrides, ...colors };
  return show(name, { ...source, overrides }, scheme, files);
}

/** What an input is, or what stands in for one that nobody wrote. */
export function colorOf({ source, theme }: ShownTheme, input: ColorInput): string {
  const { tokens, overrides } = source;
  const written = overrides?.[input] ?? tokens.color[input];
  if (written) return written;
  return input === 'neutral' ? colorOfBrand(source) : theme.requested.dark[input].hex;
}

const colorOfBrand = ({ tokens, overrides }: ThemeSource) => overrides?.brand ?? tokens.color.brand;

function show(
  name: string,
  source: ThemeSource,
  scheme: DefaultScheme,
  files: ShownTheme['files'],
): ShownTheme {
  const theme = resolveTheme(source);
  return { name, source, scheme, theme, pairs: contrastReport(theme), files };
}

/** Where a colour is written: file and place; undefined where a recipe made it. */
export function placeOf({ askedBy, path }: Wish, files: ShownTheme['files']): string | undefined {
  return askedBy === 'recipe' ? undefined : `${files[askedBy]}: ${path.join('.')}`;
}

/** The pairs that a role is in, closest to their limit first. */
export function pairsOf(pairs: readonly MeasuredPair[], scheme: Scheme, role: string) {
  return pairs
    .filter((pair) => pair.scheme === scheme)
    .filter(({ foreground, background }) => foreground === role || background === role)
    .sort((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
}
