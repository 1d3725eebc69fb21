import { useLingui } from '@lingui/react/macro';
import type { JudgedHand } from '../../../engine/games/baccarat/hand.ts';
import type { SpotId } from '../../../engine/games/baccarat/spots.ts';
import type { TableNames } from '../table/tableNames.ts';

/** What the spots of the cloth are called in the player's language. */
export function useSpotWords(): Readonly<Record<SpotId, string>> {
  const { t } = useLingui();
  return {
    player: t({
      id: 'originals.baccarat.player',
      context: 'Baccarat: the player’s hand, and the bet on it',
      message: 'Player',
    }),
    banker: t({
      id: 'originals.baccarat.banker',
      context: 'Baccarat: the banker’s hand, and the bet on it',
      message: 'Banker',
    }),
    tie: t({
      id: 'originals.baccarat.tie',
      context: 'Baccarat bet: both hands come to the same',
      message: 'Tie',
    }),
    playerPair: t({
      id: 'originals.baccarat.playerPair',
      context: 'Baccarat bet: the player’s first two cards are of one rank',
      message: 'Player pair',
    }),
    bankerPair: t({
      id: 'originals.baccarat.bankerPair',
      context: 'Baccarat bet: the banker’s first two cards are of one rank',
      message: 'Banker pair',
    }),
    eitherPair: t({
      id: 'originals.baccarat.eitherPair',
      context: 'Baccarat bet: one side or both have a pair',
      message: 'Either pair',
    }),
    small: t({
      id: 'originals.baccarat.small',
      context: 'Baccarat bet: four cards are dealt in all',
      message: 'Small',
    }),
    big: t({
      id: 'originals.baccarat.big',
      context: 'Baccarat bet: five or six cards are dealt in all',
      message: 'Big',
    }),
    bankerSix: t({
      id: 'originals.baccarat.bankerSix',
      context: 'Baccarat bet: the banker wins with a total of six',
      message: 'Banker six',
    }),
  };
}

/** What the table says of spots and of a hand. */
export function useBaccaratNames(): TableNames<JudgedHand> {
  const { t } = useLingui();
  const words = useSpotWords();
  return {
    spot: (spotId) => words[spotId as SpotId] ?? spotId,
    drawn: ({ winner, playerTotal, bankerTotal }) => {
      if (winner === 'player') {
        return t({
          id: 'originals.baccarat.playerWins',
          context: 'What came at a baccarat table; both are totals from 0 to 9',
          message: `Player wins ${playerTotal} to ${bankerTotal}`,
        });
      }
      return winner === 'banker'
        ? t({
            id: 'originals.baccarat.bankerWins',
            context: 'What came at a baccarat table; both are totals from 0 to 9',
            message: `Banker wins ${bankerTotal} to ${playerTotal}`,
          })
        : t({
            id: 'originals.baccarat.tied',
            context: 'What came at a baccarat table; a total from 0 to 9',
            message: `Tie at ${playerTotal}`,
          });
    },
  };
}
