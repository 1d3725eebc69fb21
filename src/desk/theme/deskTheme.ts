import type { RaThemeOptions } from 'react-admin';
import { muiControls } from '../../platform/theme/muiControls.ts';
import { muiFields } from '../../platform/theme/muiFields.ts';
import { getMuiPalette } from '../../platform/theme/muiPalette.ts';
import { muiSurfaces } from '../../platform/theme/muiSurfaces.ts';

const step = (size: string, leading = 'body', weight = 400) => ({
  fontFamily: 'var(--font-text)',
  fontSize: `var(--type-${size})`,
  lineHeight: `var(--leading-${leading})`,
  fontWeight: weight,
  letterSpacing: 'inherit',
});

const heading = step('desk-heading', 'heading', 600);
const strong = step('body', 'heading', 600);

/** As many as MUI has elevations: what floats has one shadow, whatever its height. */
const shadows = Array.from({ length: 25 }, (_, level) => (level ? 'var(--shadow-float)' : 'none'));

/**
 * react-admin in the look of the house: the parts that the site's own forms and dialogs are drawn with, denser. Its values
 * are custom properties, so the scheme flips with `<html data-scheme>` and nothing renders again.
 */
export const deskTheme = {
  cssVariables: { nativeColor: true, cssVarPrefix: 'mui', disableCssColorScheme: true },
  palette: getMuiPalette(),
  spacing: 'var(--space-2)',
  shape: { borderRadius: 'var(--radius-control)' },
  shadows: shadows as RaThemeOptions['shadows'],
  focusVisible: { outlineColor: 'var(--focus)' },
  transitions: {
    easing: { easeInOut: 'var(--ease-out)', easeOut: 'var(--ease-out)', easeIn: 'var(--ease-in)' },
    duration: { shortest: 120, shorter: 120, short: 120, standard: 200, complex: 320 },
  },
  typography: {
    fontFamily: 'var(--font-text)',
    h1: heading,
    h2: heading,
    h3: strong,
    h4: strong,
    h5: strong,
    h6: strong,
    subtitle1: strong,
    subtitle2: step('small', 'heading', 600),
    body1: step('body'),
    body2: step('small'),
    caption: step('small'),
    button: { ...step('small', 'heading', 600), textTransform: 'none' },
  },
  components: {
    ...muiControls,
    ...muiFields,
    ...muiSurfaces,
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', fullWidth: true },
      // Selects have a margin below that texts have not: side by side they would not stand on one line.
      styleOverrides: { root: { marginBlockEnd: 0 } },
    },
    RaSimpleFormIterator: {
      styleOverrides: {
        root: { '& .RaSimpleFormIterator-form > .MuiFormControl-root': { marginBlockStart: 0 } },
      },
    },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiOutlinedInput: {
      ...muiFields.MuiOutlinedInput,
      styleOverrides: {
        ...muiFields.MuiOutlinedInput?.styleOverrides,
        root: {
          ...(muiFields.MuiOutlinedInput?.styleOverrides?.root as object),
          minBlockSize: 'var(--target)',
          background: 'var(--surface-1)',
        },
        input: {
          ...(muiFields.MuiOutlinedInput?.styleOverrides?.input as object),
          paddingBlock: 'var(--space-2)',
          paddingInline: 'var(--space-3)',
          fontSize: 'var(--type-field)',
        },
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderColor: 'var(--line)', borderRadius: 'var(--radius-card)' },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          blockSize: 'var(--desk-row)',
          paddingBlock: 'var(--space-1)',
          paddingInline: 'var(--space-3)',
          fontSize: 'var(--type-small)',
          fontVariantNumeric: 'tabular-nums',
          borderColor: 'var(--line)',
        },
        head: {
          color: 'var(--text-2)',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          background: 'var(--surface-1)',
        },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&:hover': { background: 'var(--surface-2)' } } },
    },
    MuiChip: {
      ...muiControls.MuiChip,
      defaultProps: { size: 'small' },
    },
    MuiTabs: {
      styleOverrides: {
        ...muiControls.MuiTabs?.styleOverrides,
        root: {
          ...(muiControls.MuiTabs?.styleOverrides?.root as object),
          marginBlockEnd: 'var(--space-4)',
        },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: { color: 'var(--text-1)', fontSize: 'var(--type-small)', fontWeight: 600 },
      },
    },
    // The name of a group of boxes is as large as that of a field.
    RaCheckboxGroupInput: {
      styleOverrides: { root: { '& .RaCheckboxGroupInput-label': { transform: 'none' } } },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          ...(muiControls.MuiTab?.styleOverrides?.root as object),
          fontSize: 'var(--type-small)',
        },
      },
    },
    // The filters of a list and what can be done with it, in one line above its rows.
    RaListToolbar: {
      styleOverrides: {
        root: {
          '&&': {
            flexFlow: 'row wrap',
            alignItems: 'center',
            gap: 'var(--space-2)',
            background: 'none',
            marginBlockEnd: 'var(--space-2)',
          },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          '&&': {
            flex: 'none',
            alignItems: 'center',
            gap: 'var(--space-1)',
            minHeight: 'var(--target)',
            background: 'none',
            marginInlineStart: 'auto',
            padding: 0,
          },
        },
      },
    },
    RaFilterForm: {
      styleOverrides: {
        root: {
          '&&': {
            flex: '1 1 20rem',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            gap: 'var(--space-2)',
            minHeight: 0,
            padding: 0,
          },
          '& .MuiFormControl-root': { inlineSize: 'min(20rem, 100%)' },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
    RaSearchInput: { styleOverrides: { root: { margin: 0 } } },
    MuiTooltip: { ...muiSurfaces.MuiTooltip, defaultProps: { enterDelay: 400 } },
    MuiDialog: { ...muiSurfaces.MuiDialog, defaultProps: { fullWidth: true, maxWidth: 'xs' } },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          padding: 'var(--space-5)',
          paddingBlockEnd: 'var(--space-2)',
          fontSize: 'var(--type-subheading)',
          fontWeight: 600,
        },
      },
    },
  },
} as RaThemeOptions;
