import { msg } from '@lingui/core/macro';
import { lotteryHall, type LotteryFeature } from '../../api/lottery.ts';
import type { Chrome, Screen, ScreenContext } from '../../platform/screens/screen.ts';

const HEADER_ONLY: Chrome = { header: true, footer: false, sideMenu: false };

/** One page for all lotteries of a feature: its hall, and with `gameCode` in its address a lottery of it. */
const hallOf = (feature: LotteryFeature) =>
  ({
    gate: feature,
    lotteries: feature,
    chrome: HEADER_ONLY,
    source: 'src/features/lottery/LotteryScreen.tsx',
    load: () => import('./LotteryScreen.tsx'),
    prefetch: ({ http, queryClient }: ScreenContext) =>
      queryClient.prefetchQuery(lotteryHall(http, feature)),
  }) as const;

/** The lotteries, screen by screen. */
export const screens: readonly Screen[] = [
  {
    id: 'lottery',
    paths: ['/lottery'],
    label: msg({ id: 'nav.lottery', context: 'Menu entry: lottery games', message: 'Lottery' }),
    icon: 'lottery',
    category: 'LOTT',
    menus: { primary: 10, side: 10, bottom: 40 },
    ...hallOf('lottery'),
  },
  {
    id: 'vnLottery',
    paths: ['/vnlottery'],
    label: msg({
      id: 'nav.vnLottery',
      context: 'Menu entry: Vietnamese lotteries',
      message: 'Vietnam lottery',
    }),
    icon: 'lottery',
    menus: { side: 12 },
    ...hallOf('vnLottery'),
  },
  {
    id: 'seaLottery',
    paths: ['/seaLottery'],
    label: msg({
      id: 'nav.seaLottery',
      context: 'Menu entry: lotteries of south-east Asia',
      message: 'SEA lottery',
    }),
    icon: 'lottery',
    menus: { side: 14 },
    ...hallOf('seaLottery'),
  },
  {
    id: 'elott',
    paths: ['/elott'],
    label: msg({
      id: 'nav.elott',
      context: 'Menu entry: instant electronic lottery',
      message: 'E-lottery',
    }),
    icon: 'elott',
    category: 'ELOTT',
    menus: { side: 75 },
    ...hallOf('elott'),
    chrome: { header: true, footer: true, sideMenu: true },
  },
];
