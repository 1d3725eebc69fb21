import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hotGames } from '../../api/games.ts';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useCurrentScreen } from '../../platform/screens/ScreensContext.tsx';
import { GameCard } from '../../ui/GameCard/GameCard.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Shelf } from '../../ui/Shelf/Shelf.tsx';
import styles from './LobbyComingSoon.module.css';
import { MEANWHILE } from './meanwhile.ts';
import type { Vendor } from './PanelGames.tsx';
import { VendorPicture } from './VendorPicture.tsx';

/** A category of which nothing can be played yet: says so, names who will come, and offers what there is. */
export function LobbyComingSoon({ vendors }: { vendors: readonly Vendor[] }) {
  const { i18n } = useLingui();
  const screen = useCurrentScreen();
  const count = vendors.length;
  const { data } = useQuery(hotGames(useHttp(), MEANWHILE));
  const meanwhile = data?.list ?? [];
  return (
    <>
      <section className={styles.head}>
        <span className={styles.emblem} aria-hidden="true">
          {screen && <Icon name={screen.icon} size={32} />}
        </span>
        <h1>{screen && i18n._(screen.label)}</h1>
        <p className={styles.note}>
          <Trans
            id="status.comingSoon.note"
            context="Small label under the name of a page that is not finished yet"
          >
            Coming soon
          </Trans>
        </p>
        {count > 0 && (
          <>
            <p className={styles.text}>
              <Plural
                id="lobby.comingSoon.text"
                context="On the page of a category whose games are not open yet, above the game makers that will come"
                value={count}
                one="There is nothing to play here yet. This provider is on its way."
                other="There is nothing to play here yet. These providers are on their way."
              />
            </p>
            <ul role="list" className={styles.vendors}>
              {vendors.map((vendor) => (
                <li key={vendor.vassalage} className={styles.vendor}>
                  <VendorPicture vendor={{ ...vendor, status: 'normal' }} />
                  <span className={styles.name}>{vendor.displayName}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {meanwhile.length > 0 && (
        <Shelf
          title={
            <Trans
              id="lobby.meanwhile"
              context="Heading above games that can be played while others are not open yet"
            >
              Ready to play now
            </Trans>
          }
        >
          {meanwhile.map((game) => (
            <GameCard key={game.id} game={game} href={getPlayPath(game.id)} />
          ))}
        </Shelf>
      )}
    </>
  );
}
