import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getWinners } from '../../../schemas/api/games.ts';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { TimeAgo } from '../../ui/TimeAgo/TimeAgo.tsx';
import styles from './WinCard.module.css';

/** One recent win: what, how much, who (masked) and when. */
export function WinCard({ win }: { win: ValueOf<typeof getWinners>['list'][number] }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GamePicture game={win.game} sizes="56px" />
      </div>
      <div className={styles.words}>
        <p className={styles.amount}>
          <MoneyText amount={win.amount} direction="in" />
        </p>
        <p className={styles.game} title={win.game.gameName}>
          {win.game.gameName}
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
