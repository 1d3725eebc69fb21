import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryChases, lotteryOrders, type Chase } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { writePlace, type PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { namePlay } from '../words/nameOf.ts';
import { OrderLine, OrdersShape } from './OrderList.tsx';
import { OrdersGuest } from './OrdersGuest.tsx';
import { StopDialog } from './StopDialog.tsx';
import { ChaseBadge } from './StateBadge.tsx';
import styles from './Orders.module.css';

/** The member's chases: how far each is, its issues, and the way to stop it. */

export default function ChasesPage({ path }: PlaceProps) {
  const session = useSession();
  return (
    <div className={styles.page}>
      {session.kind === 'guest' ? <OrdersGuest path={path} /> : <ChaseList path={path} />}
    </div>
  );
}

function ChaseList({ path }: { path: string }) {
  const query = useInfiniteQuery(lotteryChases(useHttp()));
  const chases = query.data?.pages.flatMap(({ list }) => list);
  return (
    <>
      <PageHead
        path={path}
        gameCode={null}
        up={{
          href: writePlace(path, { view: 'orders' }),
          name: (
            <Trans id="lottery.orders.title" context="Lottery: heading above the member’s bets">
              My bets
            </Trans>
          ),
        }}
        title={
          <Trans
            id="lottery.chases.title"
            context="Lottery: heading above the member’s chases, which are plans of bets over several draws"
          >
            My chases
          </Trans>
        }
      />
      {query.isPending ? (
        <OrdersShape />
      ) : !chases ? (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="lottery.chases.fault" context="Lottery: a list of chases could not be loaded">
            Your chases could not be loaded. They go on as planned; check your connection.
          </Trans>
        </LoadFault>
      ) : chases.length === 0 ? (
        <Nothing
          title={
            <Trans id="lottery.chases.none" context="Lottery: the member has no chase">
              You have no chase. On the slip of a lottery you can plan the same bet over several
              draws.
            </Trans>
          }
        >
          <ButtonLink kind="primary" href={path}>
            <Trans id="lottery.none.hall" context="Lottery: link to all lotteries">
              See all lotteries
            </Trans>
          </ButtonLink>
        </Nothing>
      ) : (
        <ol role="list" className={styles.list}>
          {chases.map((chase) => (
            <ChaseCard key={chase.chase} chase={chase} path={path} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="lottery.older" context="Lottery: button that shows older lines of a list">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function ChaseCard({ chase, path }: { chase: Chase; path: string }) {
  const { i18n } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const nameOf = useLotteryName();
  const isRunning = chase.state === 'running' && chase.left > 0;
  return (
    <li className={styles.panel}>
      <div className={styles.chaseHead}>
        <span className={styles.lottery}>
          <strong>{nameOf(chase)}</strong>
          <span className={styles.plays}>
            {chase.plays.map((play) => namePlay(play, i18n)).join(' · ')}
          </span>
          <span className={styles.quiet} dir="ltr">
            <bdi>{chase.firstIssue}</bdi> – <bdi>{chase.lastIssue}</bdi>
          </span>
        </span>
        <ChaseBadge state={chase.state === 'running' && !isRunning ? 'done' : chase.state} />
      </div>
      <Progress chase={chase} />
      <ChaseSums chase={chase} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <Trans
            id="lottery.chases.bets"
            context="Lottery: opens the list of the bets of a chase, one a draw"
          >
            Bets of this chase
          </Trans>
        </summary>
        {isOpen && <Children chase={chase.chase} path={path} />}
      </details>
      {isRunning && (
        <div className={styles.actions}>
          <Button onClick={() => setAsking(true)}>
            <Trans
              id="lottery.chases.stop"
              context="Lottery: button that cancels what is left of a chase"
            >
              Stop the chase
            </Trans>
          </Button>
        </div>
      )}
      {isAsking && <StopDialog chase={chase} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Progress({ chase: { done, issues } }: { chase: Chase }) {
  const formats = useFormats();
  const [over, all] = [formats.number(done), formats.number(issues)];
  return (
    <div className={styles.progress}>
      <div className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * done) / Math.max(1, issues)}%` }} />
      </div>
      <span className={styles.quiet}>
        <Trans
          id="lottery.chases.progress"
          context="Lottery: how many draws of a chase are over; both are numbers"
        >
          {over} of {all} draws
        </Trans>
      </span>
    </div>
  );
}

function ChaseSums({ chase }: { chase: Chase }) {
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans
              id="lottery.chases.staked"
              context="Lottery: above what a chase has staked so far"
            >
              Staked
            </Trans>
          </dt>
          <dd>
            <MoneyText amount={chase.stake} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans
              id="lottery.chases.held"
              context="Lottery: above what is set aside for the draws of a chase that are to come"
            >
              Set aside
            </Trans>
          </dt>
          <dd>
            <MoneyText amount={chase.held} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="lottery.chases.won" context="Lottery: above what a chase has won so far">
              Won
            </Trans>
          </dt>
          <dd>
            <MoneyText amount={chase.prize} />
          </dd>
        </div>
      </dl>
      {chase.stop === 'win' && (
        <p className={styles.quiet}>
          <Trans id="lottery.chases.stopWin" context="Lottery: when a chase ends by itself">
            Stops by itself after a win.
          </Trans>
        </p>
      )}
      {chase.stop === 'profit' && chase.stopProfit !== undefined && (
        <p className={styles.quiet}>
          <Trans
            id="lottery.chases.stopProfit"
            context="Lottery: when a chase ends by itself; an amount is inside"
          >
            Stops by itself at a profit of <MoneyText amount={chase.stopProfit} />.
          </Trans>
        </p>
      )}
    </>
  );
}

function Children({ chase, path }: { chase: string; path: string }) {
  const query = useInfiniteQuery(lotteryOrders(useHttp(), { chase }));
  const orders = query.data?.pages.flatMap(({ list }) => list);
  if (query.isPending) return <OrdersShape />;
  if (!orders) {
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="lottery.orders.fault" context="Lottery: a list of bets could not be loaded">
          Your bets could not be loaded. They are safe; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <>
      <ol role="list" className={styles.list}>
        {orders.map((order) => (
          <OrderLine key={order.order} order={order} path={path} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="lottery.older" context="Lottery: button that shows older lines of a list">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}
