import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * What emotion does to the styles of MUI where text runs from right to left. No vendor prefixes: emotion keeps its own
 * prefixer to itself, and that of another stylis breaks on its rules, while our browsers need none.
 */
export const rtlStyles = [rtlPlugin];
