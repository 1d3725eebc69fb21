import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocaleTag } from '../../../locales/locales.ts';
import { BRAND_VERSION, type BrandFile } from '../../../schemas/brand.schema.ts';
import { oklabDistance } from '../../../engine/theme/oklabDistance.ts';
import { schemes, type Scheme } from '../../../engine/theme/roles.ts';
import type { ResolvedTheme } from '../../../engine/theme/types.ts';
import { paletteFrom } from './palette.ts';
import type { Plan } from './plan.ts';
import { seoTexts, usualCurrency } from './texts.ts';

/** Distance in OKLab from which a colour looks like another one. */
const SEEN_DISTANCE = 0.03;

/** What a brand file says of its pictures. */
export type Assets = NonNullable<BrandFile['assets']>;

/** A brand file as it is written: what has a default may be left out. */
export type WrittenBrand = Partial<Omit<BrandFile, 'theme'>> & {
  readonly theme?: Partial<NonNullable<BrandFile['theme']>>;
};

/** The brand file of a plan, without pictures, and without texts where its languages are inherited. */
export function composeBrand(plan: Plan, schema: string | undefined): WrittenBrand {
  const { languages } = plan;
  return {
    ...(schema !== undefined && { $schema: schema }),
    version: BRAND_VERSION,
    ...(plan.extends !== undefined && { extends: plan.extends }),
    name: plan.name,
    merchantCode: plan.merchantCode,
    hosts: [...plan.hosts],
    ...(languages && {
      languages: {
        offered: [...languages],
        default: languages[0]!,
        fallback: languages.includes('en') ? 'en' : languages[0]!,
      },
    }),
    ...composeTheme(plan),
    ...(languages && !plan.extends && { currency: usualCurrency(languages[0]!) }),
    // Inherited ones would be in languages that this brand may not offer.
    ...(languages && { seo: seoTexts(plan.name, languages) }),
  };
}

/** A colour that a scheme shows otherwise than it was asked for. */
export interface MovedColor {
  readonly scheme: Scheme;
  readonly role: 'brand' | 'accent';
  readonly wanted: string;
  readonly used: string;
}

/** Where a colour had to move so far to stay readable that people would see it. */
export function findMoved(theme: ResolvedTheme): readonly MovedColor[] {
  return schemes.flatMap((scheme) =>
    (['brand', 'accent'] as const).flatMap((role) => {
      const { hex: wanted, askedBy } = theme.requested[scheme][role];
      const used = theme[scheme][role];
      const isSeen = askedBy === 'override' && oklabDistance(wanted, used) >= SEEN_DISTANCE;
      return isSeen ? [{ scheme, role, wanted, used }] : [];
    }),
  );
}

/** Writes down what a colour becomes in a scheme, so that the file says what members see. */
export function writeMoved(brand: WrittenBrand, moved: readonly MovedColor[]): WrittenBrand {
  const overrides = { ...brand.theme?.overrides };
  for (const { scheme, role, used } of moved) {
    overrides[scheme] = { ...overrides[scheme], [role]: used };
  }
  return moved.length === 0 ? brand : { ...brand, theme: { ...brand.theme, overrides } };
}

/** Adds what search engines show and the pictures. */
export function completeBrand(
  brand: WrittenBrand,
  languages: readonly LocaleTag[],
  assets: Assets,
): WrittenBrand {
  return { ...brand, seo: seoTexts(brand.name!, languages), assets };
}

/** Where an editor finds the schema from a brand's folder; undefined outside of the checkout. */
export function schemaPathFrom(folder: string, root: string): string {
  const inside = path.relative(root, folder);
  const schema = path.join(root, 'schemas/generated/brand.schema.json');
  if (inside.startsWith('..') || path.isAbsolute(inside)) return pathToFileURL(schema).href;
  return path.relative(folder, schema).split(path.sep).join('/');
}

/** A brand file as the shipped ones are formatted. */
export function formatBrand(brand: WrittenBrand): string {
  return `${JSON.stringify(brand, null, 2)}\n`;
}

/** A colour alone tints the pages too; on a theme that was chosen by name only what stands out changes. */
function composeTheme({
  theme,
  color,
  colorScheme,
  isThemeChosen,
}: Plan): Pick<WrittenBrand, 'theme'> {
  const palette = color === undefined ? undefined : paletteFrom(color);
  const overrides = palette && {
    brand: palette.brand,
    accent: palette.accent,
    ...(!isThemeChosen && { neutral: palette.neutral }),
  };
  if (!theme && !colorScheme && !overrides) return {};
  return {
    theme: {
      ...(theme !== undefined && { tokens: theme }),
      ...(colorScheme && { scheme: colorScheme }),
      ...(overrides && { overrides }),
    },
  };
}
