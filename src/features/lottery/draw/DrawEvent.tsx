import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { DrawResult } from '../../../api/lottery.ts';
import { drawParts } from '../../../lib/drawBalls.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Ball, Die } from '../../../ui/Ball/Ball.tsx';
import { useReducedMotion } from '../../../ui/motion/useMediaQuery.ts';
import { Race } from './Race.tsx';
import styles from './DrawEvent.module.css';

/** How long a draw plays. */
const SHOW_MS = 2_600;

/**
 * A draw that became final while the page was open, played once: balls fall, horses run, dice roll. It makes no sound,
 * can be skipped, and does not play for whoever wants less motion.
 */
export function DrawEvent({ family, results }: { family: string; results: readonly DrawResult[] }) {
  const [newest] = results;
  const isStill = useReducedMotion();
  const [seen, setSeen] = useState(newest?.issue);
  const [playing, setPlaying] = useState<DrawResult>();
  const isNew = newest !== undefined && newest.issue !== seen && newest.state !== 'drawing';
  if (isNew) {
    setSeen(newest.issue);
    // The first result that a page gets is none that it watched.
    if (seen !== undefined && !isStill) setPlaying(newest);
  }
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setPlaying(undefined), SHOW_MS);
    return () => clearTimeout(timer);
  }, [playing]);
  if (!playing) return null;
  const { issue } = playing;
  const parts = drawParts(family, playing.draw);
  if (parts.length === 0) return null;
  return (
    <div className={styles.stage} data-family={family}>
      <p className={styles.title}>
        <Trans
          id="lottery.draw.title"
          context="Lottery: above a draw that is played; {issue} is its name"
        >
          Result of <bdi>{issue}</bdi>
        </Trans>
      </p>
      {family === 'PK10' ? (
        <Race order={parts.map(({ symbol }) => symbol)} durationMs={SHOW_MS} />
      ) : (
        <div className={styles.balls} dir="ltr">
          {parts.map(({ kind, symbol, tone }, at) => (
            <span
              key={at}
              className={styles.drop}
              data-kind={kind}
              style={{ animationDelay: `${at * 180}ms` }}
            >
              {kind === 'die' ? (
                <Die value={Number(symbol)} />
              ) : kind === 'ball' ? (
                <Ball symbol={symbol} tone={tone} />
              ) : (
                <span className={styles.number}>{symbol}</span>
              )}
            </span>
          ))}
        </div>
      )}
      <Button size="small" kind="quiet" onClick={() => setPlaying(undefined)}>
        <Trans id="lottery.draw.skip" context="Lottery: button that ends a draw that is played">
          Skip
        </Trans>
      </Button>
    </div>
  );
}
