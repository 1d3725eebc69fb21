import type { Components, Theme } from '@mui/material/styles';

const moves = (...properties: string[]) =>
  properties.map((property) => `${property} var(--duration-1) var(--ease-out)`).join(', ');

/** What is chosen among others: tabs, switches, boxes. The brand's colour as a mark needs contrast, not a surface. */
const chosen = { '&.Mui-checked, &.Mui-selected': { color: 'var(--brand-text)' } };

/** Buttons, tabs and choices, drawn like `src/ui/Button`. */
export const muiControls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minBlockSize: 'var(--target)',
        paddingBlock: 0,
        paddingInline: 'var(--space-4)',
        lineHeight: 1.2,
        transition: moves('background-color', 'border-color', 'transform'),
        '&:active': { transform: 'scale(0.98)' },
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'var(--line-strong)',
              background: 'var(--surface-2)',
              color: 'var(--text-1)',
              '&:hover': { borderColor: 'var(--line-strong)', background: 'var(--surface-3)' },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: 'var(--text-2)',
              '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
            },
          },
          { props: { size: 'small' }, style: { minBlockSize: '2.25rem' } },
          {
            props: { size: 'large' },
            style: { minBlockSize: '3.25rem', fontSize: 'var(--type-subheading)' },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minInlineSize: 'var(--target)',
        minBlockSize: 'var(--target)',
        borderRadius: 'var(--radius-control)',
        color: 'var(--text-2)',
        '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 'var(--radius-pill)', fontSize: 'var(--type-small)' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { color: 'var(--text-3)', ...chosen } } },
  MuiRadio: { styleOverrides: { root: { color: 'var(--text-3)', ...chosen } } },
  MuiSwitch: {
    styleOverrides: {
      switchBase: chosen,
      track: {
        background: 'var(--surface-4)',
        opacity: 1,
        '.Mui-checked + &': { background: 'var(--brand-quiet)', opacity: 1 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minBlockSize: 'var(--target)', borderBlockEnd: '1px solid var(--line)' },
      indicator: { background: 'var(--brand)' },
      list: { gap: 'var(--space-1)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minInlineSize: 0,
        minBlockSize: 'var(--target)',
        paddingBlock: 0,
        paddingInline: 'var(--space-3)',
        transition: moves('color'),
        '&:hover': { color: 'var(--text-1)' },
        '&.Mui-selected': { color: 'var(--brand-text)' },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minBlockSize: 'var(--target)',
        paddingBlock: 0,
        borderColor: 'var(--line-strong)',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--brand-quiet)',
          color: 'var(--on-brand-quiet)',
        },
      },
    },
  },
};
