import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** What emotion does to the styles of MUI where text runs from right to left. */
export const rtlStyles = [prefixer, rtlPlugin];
