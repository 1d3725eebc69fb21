import type { SlotGame } from '../../../../schemas/slotGame.schema.ts';

/** 243 ways, and free spins that pay double and can come again. */
export const tideOfPearls: SlotGame = {
  id: 'tide-of-pearls',
  name: 'Tide of Pearls',
  theme: 'A lagoon at low tide: pearls, sea animals and foam in clear green water.',
  rows: 3,
  wins: {
    kind: 'ways',
  },
  coins: 25,
  levels: [1, 2, 4, 10, 20, 40],
  mostASpin: 400,
  symbols: [
    {
      id: 'wild',
      name: 'Breaking Wave',
      kind: 'wild',
      pays: [0, 0, 0, 0],
    },
    {
      id: 'shell',
      name: 'Open Shell',
      kind: 'scatter',
      pays: [0, 2, 10, 50],
    },
    {
      id: 'pearl',
      name: 'Black Pearl',
      kind: 'regular',
      pays: [0, 50, 175, 750],
    },
    {
      id: 'turtle',
      name: 'Turtle',
      kind: 'regular',
      pays: [0, 30, 100, 400],
    },
    {
      id: 'seahorse',
      name: 'Seahorse',
      kind: 'regular',
      pays: [0, 25, 75, 250],
    },
    {
      id: 'starfish',
      name: 'Starfish',
      kind: 'regular',
      pays: [0, 15, 45, 150],
    },
    {
      id: 'coral',
      name: 'Coral',
      kind: 'regular',
      pays: [0, 12, 35, 120],
    },
    {
      id: 'ace',
      name: 'Ace',
      kind: 'regular',
      pays: [0, 7, 18, 75],
    },
    {
      id: 'king',
      name: 'King',
      kind: 'regular',
      pays: [0, 7, 18, 75],
    },
    {
      id: 'queen',
      name: 'Queen',
      kind: 'regular',
      pays: [0, 5, 15, 50],
    },
    {
      id: 'jack',
      name: 'Jack',
      kind: 'regular',
      pays: [0, 5, 15, 50],
    },
  ],
  reels: [
    'ace coral starfish ace king jack queen starfish ace queen turtle coral queen starfish turtle jack seahorse king jack pearl king starfish king ace turtle queen jack queen king ace seahorse coral queen seahorse jack coral jack shell pearl',
    'queen coral jack ace queen coral king turtle starfish pearl queen jack seahorse turtle queen starfish coral jack queen starfish wild seahorse turtle ace pearl king ace seahorse ace king coral starfish shell jack king wild jack king queen jack ace',
    'king jack ace jack starfish ace queen ace seahorse king shell jack king wild turtle coral king pearl queen jack king coral starfish jack wild jack seahorse coral seahorse starfish ace starfish queen coral turtle queen pearl queen ace turtle queen',
    'starfish pearl starfish ace seahorse turtle coral king seahorse coral starfish queen turtle wild turtle queen ace jack king ace coral shell coral queen king pearl jack starfish jack king wild king queen ace queen jack ace jack seahorse queen jack',
    'jack ace king ace turtle coral queen jack ace king pearl starfish jack turtle coral ace jack queen starfish king jack pearl ace seahorse starfish queen coral queen shell seahorse king turtle jack queen coral queen starfish king seahorse',
  ],
  freeSpins: {
    spins: [0, 10, 15, 20],
    again: [0, 10, 15, 20],
    most: 60,
    multiplier: 2,
    expandingWilds: false,
  },
  published: {
    returnBasisPoints: 9562,
    hitRateBasisPoints: 4553,
    featureOneIn: 270,
    deviationHundredths: 295,
    volatility: 'medium',
    mostTimesBet: 23451,
  },
};
