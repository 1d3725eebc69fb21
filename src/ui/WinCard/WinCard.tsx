import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getWinners } from '../../../schemas/api/games.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { GamePicture } from '../GameCard/GamePicture.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx';
import styles from './WinCard.module.css';

/** One win: what, how much, who (masked) and when. */
export function WinCard({
  win,
  href,
  rank,
}: {
  win: ValueOf<typeof getWinners>['list'][number];
  /** Where the whole card leads. */
  href?: string;
  /** Place among the largest, from 1. */
  rank?: number;
}) {
  const formats = useFormats();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GamePicture game={win.game} sizes="56px" />
        {rank !== undefined && <span className={styles.rank}>{formats.number(rank)}</span>}
      </div>
      <div className={styles.words}>
        <p className={styles.amount}>
          <MoneyText amount={win.amount} direction="in" />
        </p>
        <p className={styles.game} title={win.game.gameName}>
          {href === undefined ? (
            win.game.gameName
          ) : (
            <SiteLink href={href} className={styles.link}>
              {win.game.gameName}
            </SiteLink>
          )}
        </p>
        <p className={styles.who}>
          <bdi className={styles.account} title={win.account}>
            {win.account}
          </bdi>
          <TimeAgo iso={win.wonAt} className={styles.when} />
        </p>
      </div>
    </article>
  );
}
