import type { SlotGame } from '../../../../schemas/slotGame.schema.ts';

/** 1,024 ways on four rows: pays most of the time, and wilds fill their reels in free spins. */
export const blossomFestival: SlotGame = {
  id: 'blossom-festival',
  name: 'Blossom Festival',
  theme: 'A river festival under cherry blossom: cranes, koi, fans and ribbons.',
  rows: 4,
  wins: {
    kind: 'ways',
  },
  coins: 50,
  levels: [1, 2, 4, 10, 20],
  mostASpin: 500,
  symbols: [
    {
      id: 'wild',
      name: 'Petal Storm',
      kind: 'wild',
      pays: [0, 0, 0, 0],
    },
    {
      id: 'blossom',
      name: 'Cherry Blossom',
      kind: 'scatter',
      pays: [0, 2, 10, 50],
    },
    {
      id: 'crane',
      name: 'Crane',
      kind: 'regular',
      pays: [0, 25, 65, 250],
    },
    {
      id: 'koi',
      name: 'Koi',
      kind: 'regular',
      pays: [0, 16, 40, 125],
    },
    {
      id: 'fan',
      name: 'Fan',
      kind: 'regular',
      pays: [0, 9, 25, 75],
    },
    {
      id: 'drum',
      name: 'Drum',
      kind: 'regular',
      pays: [0, 9, 25, 75],
    },
    {
      id: 'tea',
      name: 'Tea Bowl',
      kind: 'regular',
      pays: [0, 6, 16, 50],
    },
    {
      id: 'red',
      name: 'Red Ribbon',
      kind: 'regular',
      pays: [0, 3, 6, 18],
    },
    {
      id: 'blue',
      name: 'Blue Ribbon',
      kind: 'regular',
      pays: [0, 3, 6, 18],
    },
    {
      id: 'green',
      name: 'Green Ribbon',
      kind: 'regular',
      pays: [0, 2, 5, 16],
    },
  ],
  reels: [
    'fan koi red koi drum tea red drum green blue drum blossom blue crane fan tea green tea koi green red green tea fan blue red tea green koi drum green blue crane blue red blue green fan red blue drum fan red blue green tea red green crane',
    'red koi red fan blue green tea wild green drum green koi tea blue red tea green drum red green crane green blue red blue fan green crane drum blue drum fan blue fan tea wild koi blue green red koi drum blue green fan blossom red crane tea red tea',
    'koi green red green blue koi blue red blue green drum blue tea crane drum blue red koi fan wild red green crane drum green red wild blue tea green fan crane red koi tea drum green red blue green blossom fan tea fan tea blue green fan tea drum red',
    'green fan red blossom koi tea blue koi blue drum green wild blue crane drum red tea green wild red green fan tea red green drum blue red tea blue green fan blue green koi red fan red tea blue crane drum koi green crane tea blue green drum red fan',
    'red wild red green tea green blue tea red tea drum koi green red crane green tea red drum crane blue fan drum green blue crane fan green blossom green blue tea fan blue green wild blue drum fan koi red tea red fan koi blue red koi blue green drum',
  ],
  freeSpins: {
    spins: [0, 8, 12, 20],
    again: [0, 4, 6, 10],
    most: 40,
    multiplier: 1,
    expandingWilds: true,
  },
  published: {
    returnBasisPoints: 9526,
    hitRateBasisPoints: 7579,
    featureOneIn: 229,
    deviationHundredths: 542,
    volatility: 'medium',
    mostTimesBet: 19159,
  },
};
