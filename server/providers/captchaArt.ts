import type { LocaleTag } from '../../locales/locales.ts';

/** Makes one code of digits seen and heard. */
export interface CaptchaArt {
  /** A code of digits, never the same digit twice in a row. */
  createCode(): string;
  /** PNG of the code, base64; readable on light and dark pages. */
  png(code: string): Promise<string>;
  /** WAV that reads the code aloud in a language, base64. */
  wav(code: string, locale: LocaleTag): string;
}
