import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';
import { getPageSections } from './sections.ts';

/** The home page; `/register` is the home page with the registration open. */
export const screens: readonly Screen[] = [
  {
    id: 'home',
    paths: ['/', '/index', '/index.html', '/home', '/register', '/register.html'],
    label: msg({ id: 'nav.home', context: 'Menu entry: home page', message: 'Home' }),
    icon: 'home',
    chrome: FULL_CHROME,
    menus: { primary: 0, side: 0, bottom: 0 },
    source: 'src/features/home/HomeScreen.tsx',
    load: () => import('./HomeScreen.tsx'),
    prefetch: (context) =>
      Promise.allSettled(
        getPageSections(context.brand.sections, context.gates).map((section) =>
          section.prefetch(context),
        ),
      ),
  },
];
