import { DislikeAnalyzer, TemperatureCache } from '@material/material-color-utilities';
import { hct, hctOf, normalizeHex } from '../../../engine/theme/color.ts';

/** The input colours of a theme that one colour yields. */
export interface Palette {
  readonly brand: string;
  readonly accent: string;
  readonly neutral: string;
}

/** Greys have no complement; gold goes with all of them. */
const GREY_CHROMA = 6;
const GOLD_HUE = 82;

/** Strong enough to shine on dark pages, light enough to carry dark text. */
const ACCENT_TONE = 72;
const ACCENT_CHROMA = { least: 44, most: 64 } as const;

/** Pages and text take a breath of the colour, never more. */
const NEUTRAL = { share: 0.35, most: 14, tone: 45 } as const;

/**
 * A brand's own colour, the accent that goes with it (its complement by temperature, steered clear of hues that
 * nobody likes) and the tint of pages and text. Throws a TypeError for what is no colour.
 */
export function paletteFrom(color: string): Palette {
  const brand = normalizeHex(color);
  const { hue, chroma } = hctOf(brand);
  const neutralChroma = Math.min(chroma * NEUTRAL.share, NEUTRAL.most);
  return {
    brand,
    accent: accentOf(brand),
    neutral: hct(hue, neutralChroma, NEUTRAL.tone),
  };
}

function accentOf(brand: string): string {
  const source = hctOf(brand);
  const isGrey = source.chroma < GREY_CHROMA;
  const hue = isGrey ? GOLD_HUE : new TemperatureCache(source).complement.hue;
  const chroma = Math.min(ACCENT_CHROMA.most, Math.max(ACCENT_CHROMA.least, source.chroma));
  const liked = DislikeAnalyzer.fixIfDisliked(hctOf(hct(hue, chroma, ACCENT_TONE)));
  return hct(liked.hue, liked.chroma, liked.tone);
}
