import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

/** Where visitors sign in. */
export const screens: readonly Screen[] = [
  {
    id: 'login',
    paths: ['/login'],
    label: msg({
      id: 'nav.login',
      context: 'Title of the page on which members sign in',
      message: 'Log in',
    }),
    icon: 'user',
    chrome: { ...FULL_CHROME, sideMenu: false },
    source: 'src/ui/ComingSoon/ComingSoonScreen.tsx',
    load: () => import('../../ui/ComingSoon/ComingSoonScreen.tsx'),
  },
];
