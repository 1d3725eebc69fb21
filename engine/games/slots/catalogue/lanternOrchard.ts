import type { SlotGame } from '../../../../schemas/slotGame.schema.ts';

/** A classic of ten lines: pays often and little, and has no free spins. */
export const lanternOrchard: SlotGame = {
  id: 'lantern-orchard',
  name: 'Lantern Orchard',
  theme: 'An orchard at dusk, lit by paper lanterns; ripe fruit, warm and calm.',
  rows: 3,
  wins: {
    kind: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [1, 0, 0, 0, 1],
      [1, 2, 2, 2, 1],
      [1, 0, 1, 2, 1],
    ],
  },
  coins: 10,
  levels: [1, 2, 5, 10, 20, 50, 100],
  symbols: [
    {
      id: 'wild',
      name: 'Golden Branch',
      kind: 'wild',
      pays: [0, 0, 0, 0],
    },
    {
      id: 'lantern',
      name: 'Paper Lantern',
      kind: 'scatter',
      pays: [0, 2, 10, 50],
    },
    {
      id: 'seven',
      name: 'Lucky Seven',
      kind: 'regular',
      pays: [4, 50, 200, 1000],
    },
    {
      id: 'bell',
      name: 'Bell',
      kind: 'regular',
      pays: [0, 30, 90, 250],
    },
    {
      id: 'melon',
      name: 'Melon',
      kind: 'regular',
      pays: [0, 18, 50, 200],
    },
    {
      id: 'grape',
      name: 'Grapes',
      kind: 'regular',
      pays: [0, 15, 50, 150],
    },
    {
      id: 'plum',
      name: 'Plum',
      kind: 'regular',
      pays: [0, 10, 30, 95],
    },
    {
      id: 'orange',
      name: 'Orange',
      kind: 'regular',
      pays: [0, 10, 25, 75],
    },
    {
      id: 'lemon',
      name: 'Lemon',
      kind: 'regular',
      pays: [2, 8, 18, 50],
    },
  ],
  reels: [
    'plum orange plum orange lemon grape seven plum orange grape plum lemon melon lemon orange bell melon grape plum melon lemon bell lemon orange melon lantern lemon orange bell grape seven lantern',
    'orange plum bell lemon melon lantern seven orange lemon plum grape melon orange lantern melon plum orange lemon grape melon plum grape wild bell lemon plum seven bell grape orange lemon wild grape lemon',
    'melon lemon plum orange seven plum melon lemon plum bell grape wild melon lemon grape wild orange bell orange bell melon plum lantern orange lemon plum lemon seven grape lemon lantern orange grape orange',
    'grape orange plum wild orange lantern bell lemon orange grape lemon orange seven melon wild melon bell plum lantern melon bell grape orange grape lemon seven lemon plum lemon plum lemon grape melon plum',
    'lantern plum bell plum lemon plum lemon grape melon bell seven orange plum lemon lantern grape orange lemon orange bell orange lemon orange lemon melon orange melon grape seven plum grape melon',
  ],
  published: {
    returnBasisPoints: 9564,
    hitRateBasisPoints: 5025,
    featureOneIn: 0,
    deviationHundredths: 223,
    volatility: 'low',
    mostTimesBet: 118,
  },
};
