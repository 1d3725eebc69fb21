import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import styles from './FavoriteButton.module.css';

/** The heart in the corner of a game card: keeps the game, or lets it go. */
export function FavoriteButton({
  gameName,
  isOn,
  onToggle,
}: {
  gameName: string;
  isOn: boolean;
  onToggle: () => void;
}) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isOn}
      aria-label={t({
        id: 'game.favorite',
        context: 'Heart on a game card, read aloud: keep the named game among the favourites',
        message: `Keep ${gameName} as a favourite`,
      })}
      onClick={onToggle}
    >
      <Heart size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
