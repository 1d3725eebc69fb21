import { useLingui } from '@lingui/react/macro';
import type { FloorProps } from '../table/tableScreen.ts';
import { Cloth } from './Cloth.tsx';
import { History } from './History.tsx';
import { useClothLayout } from './useClothLayout.ts';
import { Wheel } from './Wheel.tsx';
import styles from './Floor.module.css';

/** Wheel and cloth, with what the table tells. */
export function Floor({ state, director, money, isMoving, status }: FloorProps<number>) {
  const layout = useClothLayout();
  const { t } = useLingui();
  const isRunning = ['waiting', 'coming', 'come'].includes(state.shown);
  return (
    <main
      className={styles.floor}
      data-layout={layout}
      data-watching={(isMoving && isRunning) || undefined}
      aria-label={t({
        id: 'originals.roulette.table',
        context: 'Name of the part of the page with wheel and cloth, read to screen readers',
        message: 'Roulette table',
      })}
    >
      <div className={styles.seat}>
        <div className={styles.wheel}>
          <Wheel state={state} isMoving={isMoving} />
        </div>
      </div>
      <div className={styles.told}>{status}</div>
      <div className={styles.board}>
        <History numbers={state.history} />
      </div>
      {/* Scrolls where a screen is too low for the whole cloth. */}
      <div className={styles.field}>
        <div className={styles.cloth}>
          <Cloth layout={layout} state={state} director={director} money={money} />
        </div>
      </div>
    </main>
  );
}
