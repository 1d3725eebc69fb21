import { msg } from '@lingui/core/macro';
import { vipProgramme } from '../../api/vip.ts';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

/** The VIP programme and the points mall: pages for everybody that use what the centre is made of. */
export const screens: readonly Screen[] = [
  {
    id: 'vip',
    paths: ['/vip'],
    label: msg({ id: 'nav.vip', context: 'Menu entry: VIP club', message: 'VIP' }),
    icon: 'vip',
    gate: 'vip',
    chrome: FULL_CHROME,
    menus: { primary: 90, side: 90 },
    source: 'src/features/centre/vip/VipScreen.tsx',
    load: () => import('./vip/VipScreen.tsx'),
    prefetch: ({ http, queryClient }) => queryClient.prefetchQuery(vipProgramme(http)),
  },
];
