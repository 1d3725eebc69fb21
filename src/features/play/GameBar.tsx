import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { formatMinor } from '../../lib/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { BackLink } from './BackLink.tsx';
import { GameTools, type ToolProps } from './GameTools.tsx';
import { formatPlayed, type Sitting } from './sitting.ts';
import pageStyles from './GamePage.module.css';
import styles from './GameBar.module.css';

/** What a player must always see: the game, the money it is played with, for how long, and what came of it. */
export function GameBar({
  game,
  mode,
  amount,
  sitting,
  isHeading = true,
  ...tools
}: {
  game: Game;
  /** Whether the game is what the page is about; else what lies over it says that. */
  isHeading?: boolean;
  mode: PlayMode;
  /** What can be staked, as a decimal; undefined until it is known. */
  amount: string | undefined;
  sitting: Sitting;
} & ToolProps) {
  const Name = isHeading ? 'h1' : 'p';
  return (
    <header className={pageStyles.bar}>
      <BackLink category={game.category} />
      <div className={styles.middle}>
        <div className={styles.title}>
          <Name className={styles.name} title={game.gameName}>
            {game.gameName}
          </Name>
          {mode === 'play' && (
            <Badge tone="info">
              <Trans id="play.money" context="Mark beside a game that is not played for real money">
                Play money
              </Trans>
            </Badge>
          )}
        </div>
        <dl className={styles.figures}>
          <Balance amount={amount} />
          <Played playedMs={sitting.playedMs} />
          <Net minor={sitting.netMinor} />
        </dl>
      </div>
      <GameTools {...tools} />
    </header>
  );
}

function Balance({ amount }: { amount: string | undefined }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        <Trans id="play.balance" context="Above the amount of money that one can stake in a game">
          Balance
        </Trans>
      </dt>
      <dd className={styles.balance}>
        {amount === undefined ? (
          <span className={styles.amountShape}>
            <Skeleton />
          </span>
        ) : (
          <MoneyText amount={amount} />
        )}
      </dd>
    </div>
  );
}

function Played({ playedMs }: { playedMs: number }) {
  const { t } = useLingui();
  return (
    <div
      className={styles.figure}
      title={t({
        id: 'play.time.hint',
        context: 'Hint on how long one has played',
        message: 'How long you have played, without the time you looked at something else',
      })}
    >
      <dt className={styles.label}>
        <Trans id="play.time" context="Above how long one has played: 1:04:09">
          Time
        </Trans>
      </dt>
      <dd className={styles.value}>
        <span role="timer" dir="ltr">
          {formatPlayed(playedMs)}
        </span>
      </dd>
    </div>
  );
}

function Net({ minor }: { minor: bigint }) {
  const { t } = useLingui();
  const { decimals } = useBrand().currency;
  const amount = formatMinor(minor < 0n ? -minor : minor, decimals);
  const direction = minor === 0n ? undefined : minor < 0n ? 'out' : 'in';
  return (
    <div
      className={`${styles.figure} ${styles.net}`}
      title={t({
        id: 'play.net.hint',
        context: 'Hint on the result of this sitting at a game',
        message: 'What you won in this sitting, less what you staked',
      })}
    >
      <dt className={styles.label}>
        <Trans id="play.net" context="Above what one won in this sitting, less what was staked">
          Result
        </Trans>
      </dt>
      <dd className={styles.value}>
        <MoneyText amount={amount} direction={direction} />
      </dd>
    </div>
  );
}
