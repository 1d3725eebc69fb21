import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FavoriteButton.module.css';

/** A heart: keeps the game, or lets it go. It lies in the corner of a game card unless it is given a look of its own. */
export function FavoriteButton({
  gameName,
  isOn,
  onToggle,
  className = styles.corner,
  hint,
  size = 18,
  children,
}: {
  gameName: string;
  isOn: boolean;
  onToggle: () => void;
  /** The look of a heart that stands somewhere else. */
  className?: string;
  /** Says what it is to who rests on it. */
  hint?: string;
  /** How wide the heart is drawn, in pixels. */
  size?: number;
  /** What stands beside the heart; its words are part of the name that is read aloud. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={`${styles.heart} ${className}`}
      aria-pressed={isOn}
      aria-label={t({
        id: 'game.favorite',
        context: 'Heart of a game, read aloud: keep the named game among the favourites',
        message: `Keep ${gameName} as a favourite`,
      })}
      title={hint}
      onClick={onToggle}
    >
      <Heart size={size} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </button>
  );
}
