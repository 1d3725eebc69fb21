import { useLingui } from '@lingui/react/macro';
import { totalOf, type JudgedHand } from '../../../engine/games/baccarat/hand.ts';
import type { TableState } from '../table/tableState.ts';
import { CardFace } from './CardFace.tsx';
import { useSpotWords } from './useBaccaratNames.ts';
import { placesOf, useDealt } from './useDealt.ts';
import styles from './Hands.module.css';

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const nameOf = ([rank = '', suit = '']: string) =>
  `${rank === 'T' ? '10' : rank}${SIGNS[suit] ?? ''}`;

/** Both hands, card by card as they are dealt. */
export function Hands({ state }: { readonly state: TableState<JudgedHand> }) {
  const dealt = useDealt(state);
  const isOver = state.shown === 'come' || state.shown === 'told';
  return (
    // As in every casino the player's hand lies left, in every language.
    <div className={styles.hands} dir="ltr">
      {(['player', 'banker'] as const).map((side) => (
        <HandOf
          key={side}
          side={side}
          hand={state.drawn}
          dealt={dealt}
          isWon={isOver && state.drawn?.winner === side}
        />
      ))}
    </div>
  );
}

function HandOf(props: {
  readonly side: 'player' | 'banker';
  readonly hand: JudgedHand | null;
  readonly dealt: number;
  readonly isWon: boolean;
}) {
  const { side, hand, dealt, isWon } = props;
  const { t } = useLingui();
  const name = useSpotWords()[side];
  const places = hand ? placesOf(hand, side) : [];
  const open = hand ? hand[side].filter((_, at) => places[at]! < dealt) : [];
  const cards = open.map(nameOf).join(' ');
  const total = totalOf(open);
  return (
    <section
      className={styles.hand}
      data-side={side}
      data-won={isWon || undefined}
      aria-label={
        open.length === 0
          ? name
          : t({
              id: 'originals.baccarat.hand',
              context: 'A hand of baccarat, read to screen readers: its side, cards and total',
              message: `${name}: ${cards}, total ${total}`,
            })
      }
    >
      <h2 className={styles.name}>
        {name}
        <span className={styles.total} aria-hidden="true">
          {open.length === 0 ? '–' : total}
        </span>
      </h2>
      <div className={styles.cards}>
        {[0, 1, 2].map((at) => (
          <span key={at} className={styles.place} data-third={at === 2 || undefined}>
            {open[at] !== undefined && <CardFace card={open[at]} isThird={at === 2} />}
          </span>
        ))}
      </div>
    </section>
  );
}
