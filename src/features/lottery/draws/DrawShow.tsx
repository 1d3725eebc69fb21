import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { WithMessages } from '../../../platform/i18n/WithMessages.tsx';
import { Ball, Die } from '../../../ui/Ball/Ball.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { namePrize } from '../words/prizes.ts';
import { playTones, tonesOf } from './drawSound.ts';
import { isSoundOn } from './SoundChoice.tsx';
import { Race } from './Race.tsx';
import { showOf, type Show } from './showParts.ts';
import styles from './DrawShow.module.css';

interface DrawShowProps {
  readonly family: string;
  readonly issue: string;
  /** A result that is final; nothing plays before. */
  readonly draw: unknown;
  /** It has played, or was skipped. */
  readonly onDone: () => void;
}

/** Plays a draw once, over what it is mounted in: silent unless sound was asked for, no longer than six seconds, and one press ends it. */
// eslint-disable-next-line livery/named-exports -- the bet screen loads it lazily
export default function DrawShow(props: DrawShowProps) {
  return (
    <WithMessages part="lotteryRecords">
      <Stage {...props} />
    </WithMessages>
  );
}

function Stage({ family, issue, draw, onDone }: DrawShowProps) {
  const show = showOf(family, draw);
  const durationMs = show?.durationMs ?? 0;
  useEffect(() => {
    if (show && isSoundOn()) return playTones(tonesOf(show));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one draw is heard once
  }, [issue]);
  useEffect(() => {
    const timer = setTimeout(onDone, durationMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one draw plays once, whoever listens
  }, [durationMs, issue]);
  if (!show) return null;
  return (
    <div className={styles.stage} data-kind={show.kind}>
      <p className={styles.title}>
        <Trans
          id="lottery.draw.title"
          context="Lottery: above a draw that is played; {issue} is its name"
        >
          Result of <bdi>{issue}</bdi>
        </Trans>
      </p>
      <div className={styles.scene} dir="ltr">
        <Scene show={show} />
      </div>
      <div className={styles.skip}>
        <Button size="small" kind="quiet" onClick={onDone}>
          <Trans id="lottery.draw.skip" context="Lottery: button that ends a draw that is played">
            Skip
          </Trans>
        </Button>
      </div>
    </div>
  );
}

function Scene({ show }: { show: Show }) {
  if (show.kind === 'race') return <Race order={show.parts.map(({ symbol }) => symbol)} />;
  if (show.kind === 'board') return <BoardFill show={show} />;
  return (
    <div className={styles.balls}>
      {show.parts.map(({ kind, symbol, tone }, at) => (
        <span
          key={at}
          className={styles.drop}
          data-kind={kind}
          style={{ animationDelay: `${at * show.gapMs}ms` }}
        >
          {kind === 'die' ? (
            <Die value={Number(symbol)} />
          ) : kind === 'ball' ? (
            <Ball symbol={symbol} tone={tone} />
          ) : (
            <span className={styles.large}>{symbol}</span>
          )}
        </span>
      ))}
    </div>
  );
}

/** Prize by prize from the lowest, the special one last, as the stations draw. */
function BoardFill({ show }: { show: Show }) {
  const { i18n } = useI18n();
  const prizes = [...new Set(show.board.map(({ prize }) => prize))].reverse();
  return (
    <dl className={styles.board}>
      {prizes.map((prize) => (
        <div key={prize} className={styles.prize} data-prize={prize}>
          <dt>{namePrize(prize, i18n)}</dt>
          <dd>
            {show.board.map((entry, at) =>
              entry.prize === prize ? (
                <span key={at} className={styles.slot}>
                  <span className={styles.roll} style={{ animationDelay: `${at * show.gapMs}ms` }}>
                    {entry.number}
                  </span>
                </span>
              ) : null,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
