import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { BackLink } from './BackLink.tsx';
import { GameTools, type ToolProps } from './GameTools.tsx';
import { SignedMoney } from './SignedMoney.tsx';
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
      <GameTools game={game} lastRound={sitting.lastRound} {...tools} />
    </header>
  );
}

/** What is shown, under its name; `hint` says more to who rests on it. */
function Figure(props: {
  name: ReactNode;
  hint?: string;
  className?: string;
  valueClass?: string;
  children: ReactNode;
}) {
  const { name, hint, className = '', valueClass = styles.value } = props;
  return (
    <div className={`${styles.figure} ${className}`} title={hint}>
      <dt className={styles.label}>{name}</dt>
      <dd className={valueClass}>{props.children}</dd>
    </div>
  );
}

function Balance({ amount }: { amount: string | undefined }) {
  return (
    <Figure
      valueClass={styles.balance}
      name={
        <Trans id="play.balance" context="Above the amount of money that one can stake in a game">
          Balance
        </Trans>
      }
    >
      {amount === undefined ? (
        <span className={styles.amountShape}>
          <Skeleton />
        </span>
      ) : (
        <MoneyText amount={amount} />
      )}
    </Figure>
  );
}

function Played({ playedMs }: { playedMs: number }) {
  const { t } = useLingui();
  return (
    <Figure
      name={
        <Trans id="play.time" context="Above how long one has played: 1:04:09">
          Time
        </Trans>
      }
      hint={t({
        id: 'play.time.hint',
        context: 'Hint on how long one has played',
        message: 'How long you have played, without the time you looked at something else',
      })}
    >
      <span role="timer" dir="ltr">
        {formatPlayed(playedMs)}
      </span>
    </Figure>
  );
}

function Net({ minor }: { minor: bigint | undefined }) {
  const { t } = useLingui();
  return (
    <Figure
      className={styles.net}
      name={
        <Trans id="play.net" context="Above what one won in this sitting, less what was staked">
          Result
        </Trans>
      }
      hint={t({
        id: 'play.net.hint',
        context: 'Hint on the result of this sitting at a game',
        message: 'What you won in this sitting, less what you staked',
      })}
    >
      {minor === undefined ? (
        <span className={styles.amountShape}>
          <Skeleton />
        </span>
      ) : (
        <SignedMoney minor={minor} />
      )}
    </Figure>
  );
}
