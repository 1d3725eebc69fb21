import { Trans } from '@lingui/react/macro';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import type { Vendor } from './PanelGames.tsx';
import styles from './VendorComingSoon.module.css';
import { VendorPicture } from './VendorPicture.tsx';

const SHOWN = 4;

/** Above the games of a vendor that has not opened here: says so, and offers what can be played meanwhile. */
export function VendorComingSoon({
  vendor,
  games,
}: {
  vendor: Vendor;
  /** The lobby's, the most played first. */
  games: readonly Game[];
}) {
  const meanwhile = games.filter(({ status }) => status === 'normal').slice(0, SHOWN);
  const { displayName } = vendor;
  return (
    <section className={styles.notice}>
      <div className={styles.mark}>
        <VendorPicture vendor={{ ...vendor, status: 'normal' }} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Trans
            id="lobby.vendorSoon.title"
            context="Heading above the games of a game maker that has not opened yet; {displayName} is its name"
          >
            {displayName} is coming soon
          </Trans>
        </h2>
        <p className={styles.text}>
          <Trans
            id="lobby.vendorSoon.text"
            context="Above the games of a game maker that has not opened yet; the heart on a game keeps it as a favourite"
          >
            Look around and press the heart on the games you like. You can play them as soon as they
            open.
          </Trans>
        </p>
      </div>
      {meanwhile.length > 0 && (
        <div className={styles.meanwhile}>
          <h3 className={styles.heading}>
            <Trans
              id="lobby.meanwhile"
              context="Heading above games that can be played while others are not open yet"
            >
              Ready to play now
            </Trans>
          </h3>
          <ul role="list" className={styles.games}>
            {meanwhile.map((game) => (
              <li key={game.id}>
                <SiteLink href={getPlayPath(game.id)} className={styles.game}>
                  <span className={styles.picture}>
                    <GamePicture game={game} sizes="48px" />
                  </span>
                  <span className={styles.name}>{game.gameName}</span>
                  <Icon name="play" size={16} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
