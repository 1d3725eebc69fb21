import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LotteryCard } from '../../../api/lottery.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { IssueClock } from '../../../ui/IssueClock/IssueClock.tsx';
import { writePlace } from '../lotteryPaths.ts';
import styles from './Hall.module.css';

/** A lottery: its clock first, then its last draw; the whole of it leads to the bet. */
export function LotteryTile(props: {
  card: LotteryCard;
  path: string;
  isFavorite: boolean;
  onFavorite: () => void;
}) {
  const { card, path, isFavorite } = props;
  const { lottery, family, source, current, last, everySeconds, isHot } = card;
  const { t } = useLingui();
  const name = useLotteryName()(card);
  return (
    <li className={styles.tile}>
      <div className={styles.tileHead}>
        <h3 className={styles.name} title={name}>
          <SiteLink href={writePlace(path, { gameCode: lottery })} className={styles.tileLink}>
            {name}
          </SiteLink>
        </h3>
        {isHot && (
          <Badge tone="accent">
            <Trans id="lottery.tile.hot" context="Lottery: badge of a lottery that is played a lot">
              Hot
            </Trans>
          </Badge>
        )}
        <button
          type="button"
          className={styles.keep}
          aria-pressed={isFavorite}
          aria-label={t({
            id: 'lottery.tile.keep',
            context:
              'Lottery: button that keeps a lottery among the favourites; {name} is its name',
            message: `Keep ${{ name }} as a favourite`,
          })}
          onClick={props.onFavorite}
        >
          <Icon name="star" size={20} />
        </button>
      </div>
      <div className={styles.clock}>
        {current ? <IssueClock issue={current} size="large" /> : <NoClock source={source} />}
        {everySeconds !== null && <Every everySeconds={everySeconds} />}
      </div>
      <div className={styles.last}>
        {source !== 'instant' && <DrawnBalls family={family} draw={last?.draw ?? null} />}
        {last?.demo && (
          <span className={styles.demo}>
            <Trans
              id="lottery.demo"
              context="Lottery: beside the numbers of a draw that was made up for a demonstration"
            >
              Demo draw
            </Trans>
          </span>
        )}
      </div>
      <span className={styles.bet} aria-hidden="true">
        <Trans
          id="lottery.tile.bet"
          context="Lottery: on a card of a lottery, which leads to the page where one bets"
        >
          Bet now
        </Trans>
        <Icon name="chevronForward" size={16} />
      </span>
    </li>
  );
}

/** In place of a clock, where there is no draw to count down to. */
function NoClock({ source }: Pick<LotteryCard, 'source'>) {
  return (
    <span className={styles.closed}>
      {source === 'instant' ? (
        <Trans
          id="lottery.tile.instant"
          context="Lottery: in place of a clock, on a lottery that is drawn for each bet by itself"
        >
          Drawn as soon as you bet
        </Trans>
      ) : (
        <Trans id="lottery.tile.closed" context="Lottery: in place of a clock, no draw is known">
          No draw is planned
        </Trans>
      )}
    </span>
  );
}

/** How often it is drawn. */
function Every({ everySeconds }: { everySeconds: number }) {
  const minutes = everySeconds / 60;
  return (
    <span className={styles.every}>
      {everySeconds % 60 === 0 ? (
        <Plural
          id="lottery.tile.minutes"
          context="Lottery: how often it is drawn, # is minutes"
          value={minutes}
          one="every minute"
          other="every # minutes"
        />
      ) : (
        <Plural
          id="lottery.tile.seconds"
          context="Lottery: how often it is drawn, # is seconds"
          value={everySeconds}
          one="every # second"
          other="every # seconds"
        />
      )}
    </span>
  );
}
