import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { gameMenus } from '../../../api/games.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import type { Game } from '../../../ui/GameCard/GameCard.tsx';
import { GamePicture } from '../../../ui/GameCard/GamePicture.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { CategoryMotif } from '../CategoryMotif.tsx';
import { countOpenGames } from '../openGames.ts';
import type { SectionProps } from '../sectionProps.ts';
import { useCategoryScreens, type CategoryScreen } from '../useCategoryScreen.ts';
import styles from './Categories.module.css';

/** Tiles that lead to the game categories that have something to play. */
export default function Categories({ limit }: SectionProps<'categories'>) {
  const headingId = useId();
  // The tiles stand without counts and pictures, so those may come late or never.
  const menus = useQuery(gameMenus(useHttp()));
  const screens = useCategoryScreens().slice(0, limit);
  if (screens.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className="visuallyHidden">
        <Trans id="home.categories.title" context="Heading above the game categories, read aloud">
          Game categories
        </Trans>
      </h2>
      <ul role="list" className={styles.tiles}>
        {screens.map((screen) => {
          const entry = menus.data?.categories.find(
            ({ gameCategory }) => gameCategory === screen.category,
          );
          return (
            <li key={screen.category} className={styles.item}>
              <Tile
                screen={screen}
                picture={entry?.topGame}
                count={countOpenGames(menus.data, screen.category)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Tile({
  screen,
  picture,
  count,
}: {
  screen: CategoryScreen;
  picture?: Game | null;
  /** How many games can be played; undefined while nobody knows, 0 where what is played is no game, as a lottery. */
  count?: number;
}) {
  return (
    <SiteLink href={screen.path} className={styles.tile}>
      <span className={styles.picture}>
        {picture ? (
          <GamePicture game={picture} sizes="(min-width: 600px) 120px, 90px" />
        ) : (
          <CategoryMotif category={screen.category} className={styles.motif} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{screen.label}</span>
        {count !== undefined && count > 0 && (
          <span className={styles.count}>
            <Plural
              id="home.categories.count"
              context="Under the name of a game category: how many of its games can be played now"
              value={count}
              one="# game"
              other="# games"
            />
          </span>
        )}
      </span>
    </SiteLink>
  );
}
