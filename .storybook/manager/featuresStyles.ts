import { styled } from 'storybook/theming';

export const Head = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  fontSize: 12,
}));

export const Search = styled.input(({ theme }) => ({
  flex: '1 1 140px',
  minWidth: 0,
  height: 32,
  padding: '0 10px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
}));

export const Only = styled.label(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.textMutedColor,
}));

export const Reset = styled.button(({ theme }) => ({
  height: 32,
  padding: '0 12px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: 'transparent',
  color: theme.color.defaultText,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:disabled': { color: theme.textMutedColor, fontWeight: 400, cursor: 'default' },
}));

export const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0 });

export const Row = styled.li(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  borderInlineStart: '3px solid transparent',
  '& > div:first-of-type': { flex: '1 1 180px' },
  '&[data-forced=true]': { borderInlineStartColor: theme.color.secondary },
}));

export const Id = styled.code(({ theme }) => ({
  display: 'block',
  padding: 0,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  fontWeight: 600,
}));

export const Meaning = styled.span(({ theme }) => ({
  color: theme.textMutedColor,
  fontSize: 12,
  lineHeight: 1.4,
}));

export const Note = styled.span(({ theme }) => ({
  display: 'block',
  color: theme.base === 'dark' ? '#f0b95c' : '#8a5300',
  fontSize: 12,
}));

export const Choices = styled.div(({ theme }) => ({
  display: 'flex',
  padding: 2,
  borderRadius: theme.input.borderRadius,
  background: theme.boolean.background,
}));

export const Choice = styled.label(({ theme }) => ({
  position: 'relative',
  padding: '4px 10px',
  borderRadius: Number(theme.input.borderRadius) - 1,
  color: theme.textMutedColor,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[data-chosen=true]': {
    background: theme.boolean.selectedBackground,
    color: theme.color.defaultText,
    fontWeight: 600,
    boxShadow: '0 1px 2px rgb(0 0 0 / .16)',
  },
  '&:focus-within': { outline: `2px solid ${theme.barSelectedColor}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}));

export const Empty = styled.p(({ theme }) => ({
  margin: 0,
  padding: 24,
  color: theme.textMutedColor,
  fontSize: 13,
  textAlign: 'center',
}));
