import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import styles from './PauseButton.module.css';

/** Stops what moves by itself, and lets it move again. */
export function PauseButton({ paused, onToggle }: { paused: boolean; onToggle: () => void }) {
  const { t } = useLingui();
  const Drawing = paused ? Play : Pause;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={
        paused
          ? t({
              id: 'motion.play',
              context: 'Button: let banners or messages move by themselves again',
              message: 'Resume',
            })
          : t({
              id: 'motion.pause',
              context: 'Button: stop banners or messages from moving by themselves',
              message: 'Pause',
            })
      }
      onClick={onToggle}
    >
      <Drawing size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
