import type { ThemeTokens } from '../types.ts';

/** A valid set of theme inputs for tests, with the given colours. */
export function plainTokens(color: Partial<ThemeTokens['color']> = {}): ThemeTokens {
  return {
    color: { brand: '#3563e0', accent: '#e0a02e', ...color },
    light: { color: {}, role: {} },
    dark: { color: {}, role: {} },
    radius: 8,
    displayFont: 'fraunces',
    textFont: 'manrope',
    displayWeight: 600,
    displayTracking: -0.01,
    depth: 'quiet',
    preferredScheme: 'system',
  };
}
