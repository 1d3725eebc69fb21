import { Trans } from '@lingui/react/macro';
import { readHand } from '../../../engine/games/baccarat/baccaratKind.ts';
import { judgeHand } from '../../../engine/games/baccarat/hand.ts';
import type { OutcomeProps } from '../parts/outcomeProps.ts';
import styles from '../parts/Outcome.module.css';

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const write = (cards: readonly string[]) =>
  cards
    .map(([rank = '', suit = '']) => `${rank === 'T' ? '10' : rank}${SIGNS[suit] ?? ''}`)
    .join(' ');

/** Both hands with their totals, on the site's page about fairness. */
export default function Outcome({ outcome }: OutcomeProps) {
  const { player, banker, playerTotal, bankerTotal } = judgeHand(readHand(outcome));
  const [playerCards, bankerCards] = [write(player), write(banker)];
  return (
    <div className={styles.spins}>
      <p className={styles.strong}>
        <Trans
          id="fairness.baccaratPlayer"
          context="The player’s hand of baccarat: its cards, then their total from 0 to 9"
        >
          Player: {playerCards}, total {playerTotal}
        </Trans>
      </p>
      <p className={styles.strong}>
        <Trans
          id="fairness.baccaratBanker"
          context="The banker’s hand of baccarat: its cards, then their total from 0 to 9"
        >
          Banker: {bankerCards}, total {bankerTotal}
        </Trans>
      </p>
    </div>
  );
}
