import type { CaseDetail } from '../../deskArea.ts';
import { Draw } from './Draw.tsx';
import { EffectView } from './EffectView.tsx';
import styles from './lotteries.module.css';

/** What a result that waits will do. */
export function ResultEffect({ waiting }: { waiting: CaseDetail }) {
  const { id = '', draw } = (waiting.input ?? {}) as { id?: string; draw?: string };
  return (
    <div className={styles.stack}>
      {draw === undefined ? null : <Draw draw={draw} />}
      {waiting.state === 'waiting' ? <EffectView id={id} draw={draw} /> : null}
    </div>
  );
}
