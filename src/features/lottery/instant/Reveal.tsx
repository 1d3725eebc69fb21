import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { InstantPlays } from '../../../api/lottery.ts';
import { lazyPart } from '../../../platform/chunks/lazyPart.tsx';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { useReducedMotion } from '../../../ui/motion/useMediaQuery.ts';
import { LeftWord, StakeWord } from '../bet/Receipt.tsx';
import { Facts } from '../Facts.tsx';
import { writePlace } from '../lotteryPaths.ts';
import styles from './Instant.module.css';

const DrawShow = lazyPart(loadChunk(() => import('../draws/DrawShow.tsx')));

/**
 * Draws one after the other, each until it has played or is skipped, then what they came to. Everything is decided when it
 * begins: who wants less motion sees it at once.
 */
export function Reveal(props: {
  played: InstantPlays;
  path: string;
  isBusy: boolean;
  onAgain: () => void;
  onDone: () => void;
}) {
  const { played, path } = props;
  const { plays } = played;
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(isStill ? plays.length : 0);
  const next = plays[shown];
  const isOver = next === undefined;
  return (
    <div className={styles.reveal}>
      {next && (
        <div className={styles.stage} data-family={next.order.family}>
          <Suspense fallback={null}>
            <DrawShow
              key={next.order.order}
              family={next.order.family}
              issue={`${shown + 1} / ${plays.length}`}
              draw={next.order.draw}
              onDone={() => setShown(shown + 1)}
            />
          </Suspense>
        </div>
      )}
      <div role="status">
        <ol className={styles.plays}>
          {plays.slice(0, shown).map(({ order }) => (
            <li key={order.order} className={styles.play} data-state={order.state}>
              <DrawnBalls family={order.family} draw={order.draw} />
              <Outcome prize={order.prize} isPushed={order.state === 'pushed'} />
            </li>
          ))}
        </ol>
      </div>
      {isOver && <Sums played={played} />}
      <DialogActions>
        {isOver ? (
          <>
            <Button kind="primary" size="large" loading={props.isBusy} onClick={props.onAgain}>
              <Trans
                id="lottery.instant.again"
                context="Lottery: button that places the same instant bet once more"
              >
                Draw again
              </Trans>
            </Button>
            <Button size="large" data-first-focus onClick={props.onDone}>
              <Trans
                id="lottery.receipt.on"
                context="Lottery: button that closes the receipt of a bet"
              >
                Done
              </Trans>
            </Button>
            <ButtonLink size="large" kind="quiet" href={writePlace(path, { view: 'orders' })}>
              <Trans id="lottery.view.orders" context="Lottery: link to one's own bets">
                My bets
              </Trans>
            </ButtonLink>
          </>
        ) : (
          plays.length > 1 && (
            <Button size="large" onClick={() => setShown(plays.length)}>
              <Trans
                id="lottery.instant.skip"
                context="Lottery: button that shows the outcome of all draws at once"
              >
                Show all
              </Trans>
            </Button>
          )
        )}
      </DialogActions>
    </div>
  );
}

/** What all draws cost and won. */
function Sums({ played }: { played: InstantPlays }) {
  return (
    <Facts
      facts={[
        {
          id: 'stake',
          name: <StakeWord />,
          value: <MoneyText amount={played.stake} direction="out" />,
        },
        {
          id: 'prize',
          name: (
            <Trans id="lottery.sum.prize" context="Lottery: above what was won">
              Prize
            </Trans>
          ),
          value: <MoneyText amount={played.prize} />,
          isMain: true,
        },
        { id: 'left', name: <LeftWord />, value: <MoneyText amount={played.sumBalance} /> },
      ]}
    />
  );
}

/** What one draw paid; a stake that came back is no win. */
function Outcome({ prize, isPushed }: { prize: string; isPushed: boolean }) {
  if (Number(prize) === 0) {
    return (
      <span className={styles.quiet}>
        <Trans id="lottery.instant.nothing" context="Lottery: beside a draw that won nothing">
          No win
        </Trans>
      </span>
    );
  }
  return (
    <b>
      <MoneyText amount={prize} {...(!isPushed && { direction: 'in' as const })} />
    </b>
  );
}
