import type { ThemeSource } from '../engine/theme/resolveTheme.ts';
import type { ResolvedBrand } from '../schemas/resolvedBrand.ts';

/** A brand as stories know it. */
export interface StoryBrand {
  readonly brand: ResolvedBrand;
  readonly theme: {
    readonly name: string;
    /** Where the theme is written, from the root of the project. */
    readonly file: string;
    /** Where the brand is written, from the root of the project. */
    readonly brandFile: string;
    readonly source: ThemeSource;
  };
}
