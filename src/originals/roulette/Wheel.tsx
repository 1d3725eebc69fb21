import { useLingui } from '@lingui/react/macro';
import { colourOf } from './spotColour.ts';
import type { TableState } from '../table/tableState.ts';
import { useSpotNames } from './useSpotNames.ts';
import { useWheelMotion } from './useWheelMotion.ts';
import { Bowl, Rotor } from './WheelDrawing.tsx';
import styles from './Wheel.module.css';

/** The wheel with its ball, and over its middle the number once the ball lies. */
export function Wheel({
  state,
  isMoving,
}: {
  readonly state: TableState<number>;
  readonly isMoving: boolean;
}) {
  const { shown, drawn: number, history } = state;
  const { t } = useLingui();
  const names = useSpotNames();
  const { rotor, ball } = useWheelMotion(state, isMoving);
  const isOver = shown === 'come' || shown === 'told';
  const lies = isOver ? number : null;
  const isRunning = shown === 'waiting' || shown === 'coming';
  const place = lies ?? history[0];
  const where = place === undefined ? '' : names.number(place);
  return (
    <div
      className={styles.wheel}
      role="img"
      aria-label={
        isRunning || place === undefined
          ? t({
              id: 'originals.roulette.wheelRuns',
              context: 'The roulette wheel while the ball runs, read to screen readers',
              message: 'Roulette wheel, the ball is running',
            })
          : t({
              id: 'originals.roulette.wheelLies',
              context: 'The roulette wheel; {where} is a number with its colour',
              message: `Roulette wheel, the ball lies on ${where}`,
            })
      }
    >
      <Bowl />
      <div ref={rotor} className={styles.layer}>
        <Rotor />
      </div>
      <div
        ref={ball}
        className={styles.layer}
        data-hidden={(isRunning ? !isMoving : place === undefined) || undefined}
      >
        <span className={styles.ball} />
      </div>
      {lies !== null && (
        <div className={styles.readout} data-colour={colourOf(lies)} aria-hidden="true">
          {lies}
        </div>
      )}
    </div>
  );
}
