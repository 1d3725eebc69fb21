import { createTheme, type Theme } from '@mui/material/styles';
import type { LocaleState } from '../i18n/LocaleContext.tsx';
import { muiControls } from './muiControls.ts';
import { muiFields } from './muiFields.ts';
import { getMuiPalette } from './muiPalette.ts';
import { muiSurfaces } from './muiSurfaces.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

type Direction = LocaleState['dir'];

const step = (size: string, leading = 'body', weight: string | number = 400) => ({
  fontSize: `var(--type-${size})`,
  lineHeight: `var(--leading-${leading})`,
  fontWeight: weight,
  letterSpacing: 'inherit',
});

const heading = (size: 'display' | 'title' | 'heading') => ({
  ...step(size, size, 'var(--display-weight)'),
  fontFamily: 'var(--font-display)',
  letterSpacing: 'var(--display-tracking)',
});

const subheading = step('subheading', 'heading', 600);

/** As many as MUI has elevations: what floats has one shadow, whatever its height. */
const shadows = Array.from({ length: 25 }, (_, level) => (level ? 'var(--shadow-float)' : 'none'));

/** Papers of a higher elevation are not lighter: our surfaces say which lies above which. */
const scheme = () => ({ palette: getMuiPalette(), overlays: [] as never });

const create = (direction: Direction): Theme =>
  createTheme({
    direction,
    cssVariables: {
      nativeColor: true,
      cssVarPrefix: 'mui',
      colorSchemeSelector: '[data-scheme="%s"]',
      disableCssColorScheme: true,
    },
    defaultColorScheme: 'dark',
    colorSchemes: { dark: scheme(), light: scheme() },
    spacing: 'var(--space-2)',
    shape: { borderRadius: 'var(--radius-control)' },
    shadows: shadows as Theme['shadows'],
    focusVisible: { outlineColor: 'var(--focus)' },
    motion: { reducedMotion: 'system' },
    transitions: {
      easing: {
        easeInOut: 'var(--ease-out)',
        easeOut: 'var(--ease-out)',
        easeIn: 'var(--ease-in)',
        sharp: 'var(--ease-in)',
      },
      duration: {
        shortest: 120,
        shorter: 120,
        short: 200,
        standard: 200,
        complex: 320,
        enteringScreen: 200,
        leavingScreen: 120,
      },
    },
    typography: {
      fontFamily: 'var(--font-text)',
      h1: heading('title'),
      h2: heading('heading'),
      h3: subheading,
      h4: subheading,
      h5: subheading,
      h6: subheading,
      subtitle1: subheading,
      subtitle2: step('body', 'heading', 600),
      body1: step('body'),
      body2: step('small'),
      caption: step('small'),
      overline: { ...step('micro'), letterSpacing: 'var(--tracking-micro)', textTransform: 'none' },
      button: { ...step('body', 'heading', 600), textTransform: 'none' },
    },
    components: { ...muiControls, ...muiFields, ...muiSurfaces },
  });

const themes = new Map<Direction, Theme>();

/**
 * The product's one MUI theme. It knows no brand and no scheme: its values are custom properties, which the document
 * fills for the brand and flips with `<html data-scheme>`, so that nothing renders again when either changes.
 */
export function getMuiTheme(direction: Direction): Theme {
  const theme = themes.get(direction) ?? create(direction);
  themes.set(direction, theme);
  return theme;
}
