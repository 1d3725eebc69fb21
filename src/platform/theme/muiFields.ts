import type { Components, Theme } from '@mui/material/styles';

/** Fields with the label above, the help below, and nothing that moves when they are entered. */
export const muiFields: Components<Theme> = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxInlineSize: 'none',
        marginBlockEnd: 'var(--space-2)',
        overflow: 'visible',
        color: 'var(--text-1)',
        fontSize: 'var(--type-small)',
        fontWeight: 600,
        lineHeight: 'var(--leading-heading)',
        pointerEvents: 'auto',
        transform: 'none',
        whiteSpace: 'normal',
        '&.Mui-focused': { color: 'var(--text-1)' },
        '&.Mui-error': { color: 'var(--loss)' },
        '&.Mui-disabled': { color: 'var(--text-3)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minBlockSize: '3rem',
        background: 'var(--surface-2)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-3)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: 'var(--focus)',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--loss)' },
        '&.Mui-disabled': { background: 'var(--surface-1)' },
      },
      input: {
        blockSize: 'auto',
        paddingBlock: 'var(--space-3)',
        // Anything smaller makes phones zoom into the field.
        fontSize: 'max(1rem, var(--type-body))',
        lineHeight: 'var(--leading-body)',
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      notchedOutline: {
        insetBlockStart: 0,
        borderColor: 'var(--line-strong)',
        '& legend': { display: 'none' },
      },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: 'var(--text-3)' } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginBlockStart: 'var(--space-2)',
        color: 'var(--text-2)',
        '&.Mui-error': { color: 'var(--loss)' },
      },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 'var(--type-body)' } } },
  MuiSelect: { styleOverrides: { icon: { color: 'var(--text-2)' } } },
};
