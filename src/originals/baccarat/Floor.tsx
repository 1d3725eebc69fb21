import { useLingui } from '@lingui/react/macro';
import type { JudgedHand } from '../../../engine/games/baccarat/hand.ts';
import type { FloorProps } from '../table/tableScreen.ts';
import { Cloth } from './Cloth.tsx';
import { Hands } from './Hands.tsx';
import { LastHands, Roads } from './Roads.tsx';
import styles from './Floor.module.css';

/** Hands, roads and cloth, with what the table tells. */
export function Floor({ state, director, money, names, status }: FloorProps<JudgedHand>) {
  const { t } = useLingui();
  return (
    <main
      className={styles.floor}
      aria-label={t({
        id: 'originals.baccarat.table',
        context: 'Name of the part of the page with hands and cloth, read to screen readers',
        message: 'Baccarat table',
      })}
    >
      <div className={styles.told}>{status}</div>
      <div className={styles.hands}>
        <Hands state={state} />
      </div>
      <div className={styles.board}>
        <Roads history={state.history} />
        <LastHands history={state.history} nameOf={names.drawn} />
      </div>
      <div className={styles.cloth}>
        <Cloth state={state} director={director} money={money} />
      </div>
    </main>
  );
}
