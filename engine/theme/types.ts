import { colorInputNames, type FontFamilyId } from '../../schemas/theme.schema.ts';
import type { ColorRole, DefaultScheme, Role, RoleSource, Scheme } from './roles.ts';

/** The input colours of a theme. */
export const colorInputs = colorInputNames;

/** The name of an input colour. */
export type ColorInput = (typeof colorInputs)[number];

/** The inputs of a theme, read from a token file; colours are `#rrggbb`. */
export interface ThemeTokens {
  readonly color: Partial<Record<ColorInput, string>> & { brand: string; accent: string };
  readonly light: SchemeTokens;
  readonly dark: SchemeTokens;
  /** Pixels. */
  readonly radius: number;
  readonly displayFont: FontFamilyId;
  readonly textFont: FontFamilyId;
  readonly displayWeight: number;
  /** Em. */
  readonly displayTracking: number;
  readonly depth: 'quiet' | 'rich';
  readonly preferredScheme: DefaultScheme;
}

/** What a theme sets for one scheme only; colours are `#rrggbb`. */
export interface SchemeTokens {
  readonly color: Partial<Record<ColorInput, string>>;
  readonly role: Partial<Record<ColorRole, string>>;
}

/** What a role was asked to be, before it had to be readable beside its neighbours. */
export interface ColorRequest {
  /** `#rrggbb`. */
  readonly hex: string;
  /** Who asked: the theme's file, the brand's, or the recipe that derives the role. */
  readonly askedBy: 'theme' | 'override' | 'recipe';
  /** Where in that file; empty for a recipe. */
  readonly path: readonly string[];
}

/** A finished theme: both schemes, shape, type and where each colour came from. */
export interface ResolvedTheme {
  readonly light: Readonly<Record<Role, string>>;
  readonly dark: Readonly<Record<Role, string>>;
  /** CSS lengths. */
  readonly shape: Readonly<Record<'control' | 'card' | 'sheet' | 'pill', string>>;
  /** CSS values of `--display-weight` and `--display-tracking`. */
  readonly type: Readonly<Record<'display-weight' | 'display-tracking', string>>;
  readonly fonts: { readonly display: FontFamilyId; readonly text: FontFamilyId };
  readonly preferredScheme: DefaultScheme;
  readonly sources: Readonly<Record<Scheme, Readonly<Record<Role, RoleSource>>>>;
  /** What each colour was before it was moved to stay readable. */
  readonly requested: Readonly<Record<Scheme, Readonly<Record<ColorRole, ColorRequest>>>>;
}
