import type { ColorSystemOptions } from '@mui/material/styles';

type Palette = NonNullable<ColorSystemOptions['palette']>;

/** A colour that is AA as text on the page: then the page's colour is AA as text on it, too. */
const strong = (color: string) => ({
  main: color,
  light: color,
  dark: color,
  contrastText: 'var(--surface-0)',
});

const KINDS = { error: 'loss', info: 'info', success: 'win', warning: 'warning' } as const;

const alert = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, role]) => [
    [`${kind}Color`, 'var(--text-1)'],
    [`${kind}StandardBg`, `var(--${role}-quiet)`],
    [`${kind}IconColor`, `var(--${role})`],
    [`${kind}FilledBg`, `var(--${role})`],
    [`${kind}FilledColor`, 'var(--surface-0)'],
  ]),
);

const HUES = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;

/** The same quiet value for every hue of a component, such as the track of a slider. */
const each = (suffix: string, color: string) =>
  Object.fromEntries(HUES.map((hue) => [`${hue}${suffix}`, color]));

const text = {
  primary: 'var(--text-1)',
  secondary: 'var(--text-2)',
  disabled: 'var(--text-3)',
};

/** From the page's ground to its text, as the greys of MUI run where the page is light. */
const grey = {
  50: 'var(--surface-0)',
  100: 'var(--surface-1)',
  200: 'var(--surface-2)',
  300: 'var(--surface-3)',
  400: 'var(--surface-4)',
  500: 'var(--line-strong)',
  600: 'var(--text-3)',
  700: 'var(--text-2)',
  800: 'var(--text-2)',
  900: 'var(--text-1)',
  A100: 'var(--surface-1)',
  A200: 'var(--surface-2)',
  A400: 'var(--surface-4)',
  A700: 'var(--text-2)',
};

/**
 * The palette of MUI in our own roles. Every value is a custom property that changes with the brand and the scheme, so
 * one palette serves all brands and both schemes.
 */
export const getMuiPalette = (): Palette => ({
  primary: {
    main: 'var(--brand)',
    light: 'var(--brand-quiet)',
    dark: 'var(--brand-hover)',
    contrastText: 'var(--on-brand)',
  },
  secondary: {
    main: 'var(--accent)',
    light: 'var(--accent)',
    dark: 'var(--accent)',
    contrastText: 'var(--on-accent)',
  },
  error: strong('var(--loss)'),
  info: strong('var(--info)'),
  success: strong('var(--win)'),
  warning: strong('var(--warning)'),
  text: { ...text, icon: 'var(--text-2)' } as typeof text,
  divider: 'var(--line)',
  background: { default: 'var(--surface-0)', paper: 'var(--surface-1)' },
  common: { background: 'var(--surface-0)', onBackground: 'var(--text-1)' },
  action: {
    active: 'var(--text-2)',
    hover: 'var(--surface-3)',
    selected: 'var(--surface-4)',
    focus: 'var(--surface-3)',
    disabled: 'var(--text-3)',
    disabledBackground: 'var(--surface-2)',
  },
  grey,
  Alert: alert,
  AppBar: { defaultBg: 'var(--surface-1)', darkBg: 'var(--surface-1)', darkColor: 'var(--text-1)' },
  Avatar: { defaultBg: 'var(--surface-3)' },
  Button: { inheritContainedBg: 'var(--surface-2)', inheritContainedHoverBg: 'var(--surface-3)' },
  Chip: {
    defaultBorder: 'var(--line-strong)',
    defaultAvatarColor: 'var(--text-2)',
    defaultIconColor: 'var(--text-2)',
  },
  FilledInput: {
    bg: 'var(--surface-2)',
    hoverBg: 'var(--surface-3)',
    disabledBg: 'var(--surface-1)',
  },
  Input: { autofillWebkitBoxShadow: 'none' },
  LinearProgress: each('Bg', 'var(--surface-3)'),
  Skeleton: { bg: 'var(--surface-2)' },
  Slider: each('Track', 'var(--surface-4)'),
  SnackbarContent: { bg: 'var(--surface-3)', color: 'var(--text-1)' },
  SpeedDialAction: { fabHoverBg: 'var(--surface-3)' },
  StepConnector: { border: 'var(--line-strong)' },
  StepContent: { border: 'var(--line-strong)' },
  Switch: {
    defaultColor: 'var(--text-2)',
    defaultDisabledColor: 'var(--text-3)',
    ...each('DisabledColor', 'var(--text-3)'),
  },
  TableCell: { border: 'var(--line)' },
  Tooltip: { bg: 'var(--surface-4)' },
});
