import { Trans } from '@lingui/react/macro';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getWinners } from '../../../schemas/api/games.ts';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { GamePicture } from '../GameCard/GamePicture.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useLotteryName } from '../LotteryName/useLotteryName.ts';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx';
import styles from './WinCard.module.css';

const TENTHS_BELOW = 100;

type Win = ValueOf<typeof getWinners>['list'][number];

/** Where a win was made: what it is called, and where that can be played; undefined where it cannot. */
function usePlace({ game, lottery }: Win): { readonly name: string; readonly href?: string } {
  const nameOf = useLotteryName();
  const paths = {
    lottery: useScreenPath('lottery'),
    vnLottery: useScreenPath('vnLottery'),
    seaLottery: useScreenPath('seaLottery'),
    elott: useScreenPath('elott'),
  };
  if (game) return { name: game.gameName, href: getPlayPath(game.id) };
  if (!lottery) return { name: '' };
  const path = paths[lottery.feature];
  return {
    name: nameOf(lottery),
    ...(path !== undefined && {
      href: `${path}?${new URLSearchParams({ gameCode: lottery.lottery }).toString()}`,
    }),
  };
}

/** A digit after the point says something of small ones alone. */
const roundTimes = (times: number) =>
  times < TENTHS_BELOW ? Math.round(times * 10) / 10 : Math.round(times);

/** One win: what, how much, who (masked) and when. */
export function WinCard({
  win,
  leads = false,
  rank,
}: {
  win: Win;
  /** Whether the whole card leads to where it was won. */
  leads?: boolean;
  /** Place among the largest, from 1. */
  rank?: number;
}) {
  const formats = useFormats();
  const { name, href } = usePlace(win);
  const { game, lottery, multiple } = win;
  return (
    <article className={styles.card} data-rank={rank}>
      <div className={styles.picture}>
        {game ? (
          <GamePicture game={game} sizes="56px" />
        ) : (
          <span className={styles.ticket}>
            <Icon name="lottery" size={24} />
          </span>
        )}
        {rank !== undefined && <span className={styles.rank}>{formats.number(rank)}</span>}
      </div>
      <div className={styles.words}>
        <p className={styles.top}>
          <span className={styles.amount}>
            <MoneyText amount={win.amount} direction="in" />
          </span>
          {multiple !== null && (
            <span className={styles.multiple}>
              <Trans
                id="win.multiple"
                context="Beside what was won: how many times the stake it is; {times} is a number"
              >
                ×{{ times: formats.number(roundTimes(Number(multiple))) }}
              </Trans>
            </span>
          )}
        </p>
        <p className={styles.game} title={name}>
          {leads && href !== undefined ? (
            <SiteLink href={href} className={styles.link}>
              {name}
            </SiteLink>
          ) : (
            name
          )}
          {lottery?.issue != null && <bdi className={styles.issue}>{lottery.issue}</bdi>}
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
