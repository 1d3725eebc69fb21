import type { Card } from '../../../engine/games/baccarat/cards.ts';
import styles from './Hands.module.css';

const SUITS: Readonly<Record<string, string>> = {
  S: 'M12 2C9 7 3 10 3 15a4.6 4.6 0 0 0 7.8 3.2C10.7 20 10 21.2 8.6 22h6.8c-1.4-.8-2.1-2-2.2-3.8A4.6 4.6 0 0 0 21 15c0-5-6-8-9-13Z',
  H: 'M12 21.5C6 16.5 2.5 13 2.5 8.8A4.9 4.9 0 0 1 12 6.7a4.9 4.9 0 0 1 9.5 2.1c0 4.2-3.5 7.7-9.5 12.7Z',
  D: 'M12 1.5 20 12l-8 10.5L4 12Z',
  C: 'M12 2a4.5 4.5 0 0 0-3.7 7.1 4.6 4.6 0 1 0 2.6 7.9c-.1 2.4-.8 4-2.3 5h6.8c-1.5-1-2.2-2.6-2.3-5a4.6 4.6 0 1 0 2.6-7.9A4.5 4.5 0 0 0 12 2Z',
};

/** A card as it lies open. */
export function CardFace({ card, isThird }: { readonly card: Card; readonly isThird: boolean }) {
  const [rank = '', suit = ''] = card;
  return (
    <span
      className={styles.card}
      data-colour={suit === 'H' || suit === 'D' ? 'red' : 'black'}
      data-third={isThird || undefined}
      aria-hidden="true"
    >
      <span className={styles.back} />
      <span className={styles.face}>
        <b className={styles.rank}>{rank === 'T' ? '10' : rank}</b>
        <svg className={styles.suit} viewBox="0 0 24 24">
          <path d={SUITS[suit]} />
        </svg>
      </span>
    </span>
  );
}
