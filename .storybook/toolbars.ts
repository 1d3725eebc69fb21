import { brands } from 'virtual:livery-brands';
import { LOCALES } from '../locales/locales.ts';

const toolbar = (
  title: string,
  icon: string,
  items: readonly { value: string; title: string }[],
) => ({ description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } });

/** What the toolbar offers: every brand of brands/ and every language, so that nothing has to be listed twice. */
export const globalTypes = {
  brand: toolbar(
    'Brand',
    'paintbrush',
    brands.map(({ id, name }) => ({ value: id, title: name })),
  ),
  scheme: toolbar('Scheme', 'mirror', [
    { value: 'dark', title: 'Dark' },
    { value: 'light', title: 'Light' },
  ]),
  locale: toolbar(
    'Language',
    'globe',
    LOCALES.map(({ tag, nativeName }) => ({ value: tag, title: nativeName })),
  ),
  direction: toolbar('Direction', 'transfer', [
    { value: 'auto', title: 'As the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  member: toolbar('Visitor', 'user', [
    { value: 'guest', title: 'Guest' },
    { value: 'member', title: 'Member' },
  ]),
};

/** Where the toolbar starts. */
export const initialGlobals = {
  brand: brands[0]!.id,
  scheme: 'dark',
  locale: 'en',
  direction: 'auto',
  member: 'guest',
};

/** The toolbar's state, as the decorators read it. */
export type Globals = {
  [Name in keyof typeof initialGlobals]: string;
};
