import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryChases, stopChase, type Chase } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { namePlay } from '../words/nameOf.ts';
import { nameChaseState } from '../words/states.ts';
import { GuestNote } from './GuestNote.tsx';
import styles from './Orders.module.css';

/** The member's chases: how far each is, what it holds, and the way to stop it. */
export default function ChasesPage({ path }: PlaceProps) {
  const session = useSession();
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={null}
        title={
          <Trans id="lottery.chases.title" context="Lottery: heading of a page of one's own chases">
            Chases
          </Trans>
        }
      />
      {session.kind === 'member' ? <ChaseList /> : <GuestNote />}
    </div>
  );
}

function ChaseList() {
  const pages = useInfiniteQuery(lotteryChases(useHttp()));
  const list = pages.data?.pages.flatMap((page) => page.list) ?? [];
  if (pages.isError && !pages.data) {
    return (
      <LoadFault onRetry={() => void pages.refetch()}>
        <Trans id="lottery.chases.fault" context="Lottery: one's own chases could not be loaded">
          Your chases could not be loaded.
        </Trans>
      </LoadFault>
    );
  }
  if (!pages.data) return <Skeleton className={styles.shape} />;
  if (list.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans id="lottery.chases.empty" context="Lottery: in place of one's own chases">
          No chases yet. On a bet slip, Chase plans the same bet over several draws.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {list.map((chase) => (
          <ChaseRow key={chase.chase} chase={chase} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          <Trans id="lottery.more" context="Lottery: button that shows older entries of a list">
            Show older
          </Trans>
        </Button>
      )}
    </>
  );
}

function ChaseRow({ chase }: { chase: Chase }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { done } = chase;
  return (
    <li className={styles.chase}>
      <div className={styles.names}>
        <span className={styles.name}>{chase.name}</span>
        <span className={styles.small}>
          {chase.plays.map((play) => namePlay(play, i18n)).join(', ')} ·{' '}
          <bdi>{chase.firstIssue}</bdi> – <bdi>{chase.lastIssue}</bdi>
        </span>
        <time className={styles.small} dateTime={chase.placedAt}>
          {formats.dateTime(chase.placedAt)}
        </time>
      </div>
      <div className={styles.progress}>
        <progress className={styles.meter} max={chase.issues} value={chase.done} />
        <span className={styles.small}>
          <Plural
            id="lottery.chases.done"
            context="Lottery: how far a chase is; {done} of # draws are over"
            value={chase.issues}
            one={`${done} of # draw`}
            other={`${done} of # draws`}
          />
          {' · '}
          {nameChaseState(chase.state, i18n)}
        </span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans id="lottery.chases.staked" context="Lottery: beside what a chase staked so far">
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
              context="Lottery: beside what is set aside for later draws of a chase"
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
            <Trans id="lottery.chases.won" context="Lottery: beside what a chase won so far">
              Won
            </Trans>
          </dt>
          <dd>
            <MoneyText amount={chase.prize} />
          </dd>
        </div>
      </dl>
      {chase.state === 'running' && chase.left > 0 && <Stop chase={chase} />}
    </li>
  );
}

function Stop({ chase }: { chase: Chase }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const stop = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await stopChase(http, chase.chase, `stop-${chase.chase}`);
    } catch {
      setFailed(true);
    }
    setBusy(false);
    void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
  };
  return (
    <div className={styles.actions}>
      <Button size="small" loading={isBusy} onClick={() => void stop()}>
        <Trans
          id="lottery.chases.stop"
          context="Lottery: button that ends a chase; an amount that is returned is inside"
        >
          Stop and return <MoneyText amount={chase.held} />
        </Trans>
      </Button>
      {hasFailed && (
        <span role="alert">
          <Trans id="lottery.chases.stopFailed" context="Lottery: a chase could not be ended">
            It could not be stopped. Try again.
          </Trans>
        </span>
      )}
    </div>
  );
}
