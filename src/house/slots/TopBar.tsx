import { Trans, useLingui } from '@lingui/react/macro';
import { Info, ShieldCheck, Volume2, VolumeX } from 'lucide-react';
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
  const SoundMark = isLoud ? Volume2 : VolumeX;
  const mark = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>{name}</h1>
      {isTrial && (
        <span className={styles.trial}>
          <Trans
            id="house.trial"
            context="Badge beside the name of a game that is played for nothing"
          >
            Play money
          </Trans>
        </span>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={t({
          id: 'house.sound',
          context: 'Switch for the sound of a game, read to screen readers',
          message: 'Sound',
        })}
        aria-pressed={isLoud}
        onClick={() => onLoud(!isLoud)}
      >
        <SoundMark {...mark} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t({
          id: 'house.openFair',
          context: 'Button that opens the panel about seeds and results, read to screen readers',
          message: 'Fair play',
        })}
        onClick={() => onPanel('fairness')}
      >
        <ShieldCheck {...mark} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t({
          id: 'house.openPays',
          context: 'Button that opens the panel with pays and rules, read to screen readers',
          message: 'Pays and rules',
        })}
        onClick={() => onPanel('paytable')}
      >
        <Info {...mark} />
      </button>
    </header>
  );
}
