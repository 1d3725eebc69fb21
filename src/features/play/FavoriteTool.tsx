import { useLingui } from '@lingui/react/macro';
import { useFavorites } from '../../api/useFavorites.ts';
import { FavoriteButton } from '../../ui/GameCard/FavoriteButton.tsx';
import { FavoriteFault } from '../../ui/GameCard/FavoriteFault.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import styles from './FavoriteTool.module.css';
import pageStyles from './GamePage.module.css';
import toolStyles from './GameTools.module.css';

/** The heart of the game that a page is about: the one that lobbies show on its card. */
export function FavoriteTool({
  game,
  isListed = false,
}: {
  game: Game;
  /** Whether it is one of the tools, which have their word beside them on phones. */
  isListed?: boolean;
}) {
  const { t } = useLingui();
  const { favorites, toggle, isRefused } = useFavorites();
  const isOn = favorites.has(game.id);
  const word = t({
    id: 'play.favorite',
    context: 'Beside a heart that is filled while the game is a favourite of the member',
    message: 'Favourite',
  });
  return (
    <div className={`${styles.place} ${isListed ? styles.listed : ''}`}>
      <FavoriteButton
        gameName={game.gameName}
        isOn={isOn}
        onToggle={() => toggle(game.id, !isOn)}
        className={`${pageStyles.tool} ${isListed ? toolStyles.tool : ''}`}
        hint={word}
        size={20}
      >
        {isListed && <span className={toolStyles.label}>{word}</span>}
      </FavoriteButton>
      {isRefused && <FavoriteFault className={styles.fault} />}
    </div>
  );
}
