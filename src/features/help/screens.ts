import { msg } from '@lingui/core/macro';
import { announcements, banners } from '../../api/content.ts';
import { helpCenter } from '../../api/system.ts';
import { FULL_CHROME, type Screen, type ScreenContext } from '../../platform/screens/screen.ts';

const help = {
  source: 'src/features/help/HelpScreen.tsx',
  load: () => import('./HelpScreen.tsx'),
  prefetch: ({ http, queryClient }: ScreenContext) => queryClient.prefetchQuery(helpCenter(http)),
} as const;

/** Help centre, announcements, app download and the page for affiliates. */
export const screens: readonly Screen[] = [
  {
    id: 'help',
    paths: ['/help'],
    label: msg({ id: 'nav.help', context: 'Menu entry: help centre', message: 'Help centre' }),
    icon: 'help',
    gate: 'helpCenter',
    chrome: FULL_CHROME,
    menus: { side: 110, footer: 10 },
    ...help,
  },
  {
    id: 'helpmc',
    paths: ['/helpmc'],
    label: msg({ id: 'nav.helpmc', context: 'Help centre shown inside the apps', message: 'Help' }),
    icon: 'help',
    gate: 'helpCenter',
    chrome: { ...FULL_CHROME, header: false },
    ...help,
  },
  {
    id: 'notices',
    paths: ['/noticePage'],
    label: msg({
      id: 'nav.notices',
      context: 'Menu entry: announcements',
      message: 'Announcements',
    }),
    icon: 'notice',
    gate: 'announcements',
    chrome: FULL_CHROME,
    menus: { side: 105, footer: 20 },
    source: 'src/features/help/NoticeScreen.tsx',
    load: () => import('./NoticeScreen.tsx'),
    prefetch: ({ http, queryClient }) => queryClient.prefetchQuery(announcements(http)),
  },
  {
    id: 'download',
    paths: ['/down', '/download'],
    label: msg({
      id: 'nav.download',
      context: 'Menu entry: app download',
      message: 'On your phone',
    }),
    icon: 'download',
    gate: 'appDownload',
    chrome: FULL_CHROME,
    menus: { side: 100, footer: 30 },
    source: 'src/features/help/DownloadScreen.tsx',
    load: () => import('./DownloadScreen.tsx'),
    prefetch: ({ http, queryClient }) => queryClient.prefetchQuery(banners(http, 'w_app')),
  },
  {
    id: 'affiliates',
    paths: ['/join'],
    label: msg({
      id: 'nav.affiliates',
      context: 'Menu entry: become an affiliate',
      message: 'Become an affiliate',
    }),
    icon: 'affiliate',
    gate: 'affiliate',
    chrome: FULL_CHROME,
    menus: { side: 120, footer: 50 },
    source: 'src/features/help/JoinScreen.tsx',
    load: () => import('./JoinScreen.tsx'),
  },
];
