import { useLingui } from '@lingui/react/macro';
import { SPOTS, type Spot } from '../../../engine/games/roulette/spots.ts';
import type { TableNames } from '../table/tableNames.ts';
import { colourOf } from './spotColour.ts';

/** Words of the table for spots and numbers. */
export interface SpotNames {
  /** Such as "Split 17 and 20". */
  name(spotId: string): string;
  /** Such as "Split 17 and 20, pays 17 to 1". */
  full(spotId: string): string;
  /** Such as "17 black". */
  number(number: number): string;
}

/** Words for the bets on the inside of the cloth. */
function useInsideNames(): (spot: Spot) => string | undefined {
  const { t } = useLingui();
  return ({ kind, numbers }: Spot): string | undefined => {
    const [first = 0, second = 0] = numbers;
    const last = numbers.at(-1)!;
    const list = numbers.join(', ');
    switch (kind) {
      case 'straight':
        return t({
          id: 'originals.roulette.straight',
          context: 'Roulette bet on one number; {first} is the number',
          message: `Number ${first}`,
        });
      case 'split':
        return t({
          id: 'originals.roulette.split',
          context: 'Roulette bet on two neighbouring numbers',
          message: `Split ${first} and ${second}`,
        });
      case 'street':
        return t({
          id: 'originals.roulette.street',
          context: 'Roulette bet on a row of three numbers; {list} names them',
          message: `Street ${list}`,
        });
      case 'corner':
        return t({
          id: 'originals.roulette.corner',
          context: 'Roulette bet on four numbers that touch; {list} names them',
          message: `Corner ${list}`,
        });
      case 'sixLine':
        return t({
          id: 'originals.roulette.sixLine',
          context: 'Roulette bet on two rows of three numbers',
          message: `Six-line ${first} to ${last}`,
        });
      case 'dozen':
        return t({
          id: 'originals.roulette.dozen',
          context: 'Roulette bet on twelve numbers in a row',
          message: `Dozen ${first} to ${last}`,
        });
      case 'column':
        return t({
          id: 'originals.roulette.column',
          context: 'Roulette bet on the twelve numbers of a column of the cloth',
          message: `Column from ${first} to ${last}`,
        });
      default:
        return undefined;
    }
  };
}

/** Words for the even chances. */
function useChanceNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    red: t({ id: 'originals.roulette.red', context: 'Roulette bet, and colour', message: 'Red' }),
    black: t({
      id: 'originals.roulette.black',
      context: 'Roulette bet, and colour',
      message: 'Black',
    }),
    odd: t({
      id: 'originals.roulette.odd',
      context: 'Roulette bet on odd numbers',
      message: 'Odd',
    }),
    even: t({
      id: 'originals.roulette.even',
      context: 'Roulette bet on even numbers',
      message: 'Even',
    }),
    low: t({
      id: 'originals.roulette.low',
      context: 'Roulette bet on the numbers from 1 to 18',
      message: 'Low, 1 to 18',
    }),
    high: t({
      id: 'originals.roulette.high',
      context: 'Roulette bet on the numbers from 19 to 36',
      message: 'High, 19 to 36',
    }),
  };
}

/** What the spots of the cloth are called in the player's language. */
export function useSpotNames(): SpotNames {
  const { t } = useLingui();
  const inside = useInsideNames();
  const chances = useChanceNames();
  const name = (spotId: string) => {
    const spot = SPOTS.get(spotId)!;
    return chances[spotId] ?? inside(spot) ?? spotId;
  };
  return {
    name,
    full: (spotId) => {
      const spot = name(spotId);
      const { odds } = SPOTS.get(spotId)!;
      return t({
        id: 'originals.roulette.pays',
        context: 'A spot of the roulette cloth and its odds, read to screen readers',
        message: `${spot}, pays ${odds} to 1`,
      });
    },
    number: (number) => {
      const colour = colourOf(number);
      if (colour === 'red') {
        return t({
          id: 'originals.roulette.numberRed',
          context: 'A number that came in roulette, with its colour',
          message: `${number} red`,
        });
      }
      return colour === 'black'
        ? t({
            id: 'originals.roulette.numberBlack',
            context: 'A number that came in roulette, with its colour',
            message: `${number} black`,
          })
        : t({
            id: 'originals.roulette.numberZero',
            context: 'The zero that came in roulette, with its colour',
            message: `${number} green`,
          });
    },
  };
}

/** What the table says of spots and of the number that came. */
export function useRouletteNames(): TableNames<number> {
  const { name, number } = useSpotNames();
  return { spot: name, drawn: number };
}
