import { Trans, useLingui } from '@lingui/react/macro';
import { Info, ShieldCheck, Volume2, VolumeX, type LucideIcon } from 'lucide-react';
import styles from './TopBar.module.css';

/** What opens over the game. */
export type TopPanel = 'paytable' | 'fairness';

/** The game's name and what one wants to know of it. */
export function TopBar(props: {
  readonly name: string;
  readonly isTrial: boolean;
  readonly isLoud: boolean;
  readonly onLoud: (isLoud: boolean) => void;
  readonly onPanel: (panel: TopPanel) => void;
}) {
  const { name, isTrial, isLoud, onLoud, onPanel } = props;
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>{name}</h1>
      {isTrial && (
        <span className={styles.trial}>
          <Trans
            id="originals.trial"
            context="Badge beside the name of a game that is played for nothing"
          >
            Play money
          </Trans>
        </span>
      )}
      <BarButton
        mark={isLoud ? Volume2 : VolumeX}
        label={t({
          id: 'originals.sound',
          context: 'Switch for the sound of a game, read to screen readers',
          message: 'Sound',
        })}
        isPressed={isLoud}
        onPress={() => onLoud(!isLoud)}
      />
      <BarButton
        mark={ShieldCheck}
        label={t({
          id: 'originals.openFair',
          context: 'Button that opens the panel about seeds and results, read to screen readers',
          message: 'Fair play',
        })}
        onPress={() => onPanel('fairness')}
      />
      <BarButton
        mark={Info}
        label={t({
          id: 'originals.openPays',
          context: 'Button that opens the panel with pays and rules, read to screen readers',
          message: 'Pays and rules',
        })}
        onPress={() => onPanel('paytable')}
      />
    </header>
  );
}

function BarButton(props: {
  readonly mark: LucideIcon;
  readonly label: string;
  /** Of a switch: whether it is on. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}) {
  const { mark: Mark, label, isPressed, onPress } = props;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Mark size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
