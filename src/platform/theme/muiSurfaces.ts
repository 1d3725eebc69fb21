import type { Components, Theme } from '@mui/material/styles';

const floating = {
  border: '1px solid var(--line)',
  background: 'var(--surface-2)',
  boxShadow: 'var(--shadow-float)',
};

/** What lies on the page and what floats over it: hairlines and tones in place of shadows. */
export const muiSurfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        background: 'transparent',
        color: 'inherit',
        '&::before': { display: 'none' },
        '&:not(:last-child)': { borderBlockEnd: '1px solid var(--line)' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        gap: 'var(--space-4)',
        minBlockSize: '3.5rem',
        paddingInline: 'var(--space-4)',
        '--_focusVisible-offset': -1,
        '&:hover': { background: 'var(--surface-2)' },
      },
      content: {
        marginBlock: 'var(--space-3)',
        fontSize: 'var(--type-body)',
        fontWeight: 600,
        lineHeight: 'var(--leading-heading)',
      },
      expandIconWrapper: { color: 'var(--text-3)' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: {
        paddingBlock: 'var(--space-1) var(--space-5)',
        paddingInline: 'var(--space-4)',
        color: 'var(--text-2)',
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 'var(--radius-sheet)' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: 'var(--space-5)', paddingBlockEnd: 'var(--space-3)' } },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 'var(--space-5)' } } },
  MuiDialogActions: {
    styleOverrides: { root: { gap: 'var(--space-2)', padding: 'var(--space-5)' } },
  },
  MuiDrawer: {
    styleOverrides: { paper: { ...floating, border: 0, background: 'var(--surface-1)' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 'var(--radius-card)' },
      list: { padding: 'var(--space-1)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minBlockSize: 'var(--target)',
        borderRadius: 'var(--radius-control)',
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--surface-4)' },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: 'var(--space-2) var(--space-3)',
        borderRadius: 'var(--radius-control)',
        color: 'var(--text-1)',
        fontSize: 'var(--type-small)',
        fontWeight: 400,
      },
    },
  },
  MuiAlert: {
    styleOverrides: { root: { borderRadius: 'var(--radius-card)', fontSize: 'var(--type-body)' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { paddingBlock: 'var(--space-3)', fontVariantNumeric: 'tabular-nums' },
      head: { color: 'var(--text-2)', fontSize: 'var(--type-small)', fontWeight: 600 },
    },
  },
};
