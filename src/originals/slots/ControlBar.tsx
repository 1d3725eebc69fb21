import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus, RotateCw, Square } from 'lucide-react';
import type { SlotLimitsJson } from '../../../engine/games/slots/slotKind.ts';
import type { SlotMoney } from './slotMoney.ts';
import type { SlotState } from './slotState.ts';
import styles from './ControlBar.module.css';

/** What a round is played with: balance, bet and the button. */
export function ControlBar(props: {
  readonly state: SlotState;
  readonly levels: SlotLimitsJson['levels'];
  readonly money: SlotMoney;
  readonly onStep: (by: 1 | -1) => void;
  readonly onSpin: () => void;
}) {
  const { state, levels, money, onStep, onSpin } = props;
  const { house } = state;
  const at = levels.findIndex(({ level }) => level === state.level);
  const isResting = state.phase === 'rest' && !state.ended;
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <dl className={styles.balance}>
          <dt>
            <Trans id="originals.balance" context="Label of the player's money in a game">
              Balance
            </Trans>
          </dt>
          <dd>{money.amount(state.balance)}</dd>
        </dl>
        <dl className={styles.bet}>
          <dt>
            {house ? (
              <Trans
                id="originals.house.bet"
                context="Label of a bet that the operator pays, not the player"
              >
                Bet, on the house
              </Trans>
            ) : (
              <Trans id="originals.bet" context="Label of what the next round costs">
                Bet
              </Trans>
            )}
          </dt>
          <dd aria-live="polite">{money.amount(house?.stake ?? levels[at]?.stake ?? '0')}</dd>
        </dl>
        <StepButton by={-1} isOff={!isResting || house !== undefined || at <= 0} onStep={onStep} />
        <SpinButton
          isResting={isResting}
          isOff={state.ended !== undefined || (at < 0 && !house)}
          onSpin={onSpin}
        />
        <StepButton
          by={1}
          isOff={!isResting || house !== undefined || at >= levels.length - 1}
          onStep={onStep}
        />
      </div>
    </div>
  );
}

function StepButton(props: {
  readonly by: 1 | -1;
  readonly isOff: boolean;
  readonly onStep: (by: 1 | -1) => void;
}) {
  const { by, isOff, onStep } = props;
  const { t } = useLingui();
  const Mark = by > 0 ? Plus : Minus;
  return (
    <button
      type="button"
      className={styles.step}
      data-way={by > 0 ? 'more' : 'less'}
      disabled={isOff}
      aria-label={
        by > 0
          ? t({
              id: 'originals.bet.more',
              context: 'Button that raises the bet, read to screen readers',
              message: 'Raise the bet',
            })
          : t({
              id: 'originals.bet.less',
              context: 'Button that lowers the bet, read to screen readers',
              message: 'Lower the bet',
            })
      }
      onClick={() => onStep(by)}
    >
      <Mark size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

function SpinButton(props: {
  readonly isResting: boolean;
  readonly isOff: boolean;
  readonly onSpin: () => void;
}) {
  const { isResting, isOff, onSpin } = props;
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.spin}
      disabled={isOff}
      aria-label={
        isResting
          ? t({
              id: 'originals.spin',
              context: 'Button that plays a round of a slot game, read to screen readers',
              message: 'Spin',
            })
          : t({
              id: 'originals.stop',
              context: 'Button that stops the reels at once, read to screen readers',
              message: 'Stop',
            })
      }
      onClick={onSpin}
    >
      {isResting ? (
        <RotateCw size={34} strokeWidth={2} aria-hidden="true" />
      ) : (
        <Square size={26} strokeWidth={2} fill="currentColor" aria-hidden="true" />
      )}
    </button>
  );
}
