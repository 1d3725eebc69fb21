import { msg } from '@lingui/core/macro';
import { banners } from '../../api/content.ts';
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
    source: 'src/features/session/LoginScreen.tsx',
    load: () => import('./LoginScreen.tsx'),
    prefetch: ({ http, queryClient }) => queryClient.prefetchQuery(banners(http, 'w_login')),
  },
];
