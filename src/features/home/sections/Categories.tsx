import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { gameMenus } from '../../../api/games.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { CategoryMotif } from '../CategoryMotif.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { useCategoryScreens } from '../useCategoryScreen.ts';
import styles from './Categories.module.css';

/** Tiles that lead to the game categories that are open. */
export default function Categories({ limit }: SectionProps<'categories'>) {
  const headingId = useId();
  // The tiles stand without the counts, so those may come late or never.
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
        {screens.map(({ category, label, path, icon }) => {
          const count = menus.data?.categories.find(
            (entry) => entry.gameCategory === category,
          )?.gameCount;
          return (
            <li key={category}>
              <SiteLink href={path} className={styles.tile}>
                <CategoryMotif category={category} className={styles.motif} />
                <span className={styles.icon}>
                  <Icon name={icon} size={24} />
                </span>
                <span className={styles.label}>{label}</span>
                {count !== undefined && (
                  <span className={styles.count}>
                    <Plural
                      id="home.categories.count"
                      context="Under the name of a game category: how many games it has"
                      value={count}
                      one="# game"
                      other="# games"
                    />
                  </span>
                )}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
