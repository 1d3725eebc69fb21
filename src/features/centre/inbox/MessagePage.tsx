import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { message, type Message } from '../../../api/inbox.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { SafeHtml } from '../../../platform/html/SafeHtml.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreens } from '../../../platform/screens/ScreensContext.tsx';
import { useQueryText } from '../../../platform/screens/useQueryValue.ts';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import orders from '../orders/Orders.module.css';
import { InboxName, TYPE_WORDS } from './inboxWords.tsx';
import styles from './Inbox.module.css';
import { useInboxActions } from './useInboxActions.ts';

/** The way back to the list as it was narrowed. */
function useListPath(): string {
  const { pathname } = useLocation();
  const params = new URLSearchParams(useQueryText());
  params.delete('message');
  return `${pathname}?${params}`.replace(/\?$/, '');
}

/** One message; to open it is to read it. */
export function MessagePage({ id }: { id: string }) {
  const query = useQuery(message(useHttp(), id));
  const path = useListPath();
  const { data } = query;
  return (
    <CentreFrame
      up={{ href: path, name: <InboxName /> }}
      title={data ? <bdi>{data.title}</bdi> : <InboxName />}
    >
      {data ? (
        <Content message={data} path={path} />
      ) : query.isPending ? (
        <Skeleton className={styles.room} />
      ) : query.error instanceof Problem && query.error.code === 'notFound' ? (
        <p className={orders.nothing}>
          <Trans id="centre.inbox.gone" context="In place of a message that is not there any more">
            This message is not there any more.
          </Trans>
        </p>
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="centre.inbox.oneFault" context="In place of a message that did not load">
            This message did not load. Check your connection.
          </Trans>
        </LoadFault>
      )}
    </CentreFrame>
  );
}

function Content({ message: shown, path }: { message: Message; path: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const navigate = useNavigate();
  const { read, remove } = useInboxActions();
  const { mutate } = read;
  const { id, isRead } = shown;
  useEffect(() => {
    if (!isRead) mutate([id]);
  }, [id, isRead, mutate]);
  return (
    <article className={styles.article}>
      <p className={styles.facts}>
        <span>{i18n._(TYPE_WORDS[shown.type])}</span>
        <time dateTime={shown.at}>{formats.dateTime(shown.at)}</time>
      </p>
      {shown.html !== null ? (
        <SafeHtml html={shown.html} className={styles.text} />
      ) : (
        <p className={styles.text} dir="auto">
          {shown.text}
        </p>
      )}
      <CallFault cause={remove.error} />
      <div className={styles.actions}>
        <Onward message={shown} />
        <Button
          kind="quiet"
          loading={remove.isPending}
          onClick={() => remove.mutate([id], { onSuccess: () => void navigate(path) })}
        >
          <Trans id="centre.inbox.delete" context="Button under a message">
            Delete
          </Trans>
        </Button>
      </div>
    </article>
  );
}

/** The page that a message is about, where it is open and served. */
function Onward({ message: { about, order, link } }: { message: Message }) {
  const { i18n } = useI18n();
  const screen = useScreens().find((one) => one.id === about);
  if (screen) {
    const query = order === null ? '' : `?order=${encodeURIComponent(order)}`;
    return (
      <ButtonLink kind="primary" href={`${screen.paths[0]}${query}`} iconAfter="chevronForward">
        {order === null ? (
          i18n._(screen.label)
        ) : (
          <Trans
            id="centre.inbox.order"
            context="Button under a message: opens the deposit or withdrawal that it is about"
          >
            Show the order
          </Trans>
        )}
      </ButtonLink>
    );
  }
  if (link === null) return null;
  return (
    <ButtonLink kind="primary" href={link} iconAfter="chevronForward">
      <Trans id="centre.inbox.onward" context="Button under a message: follows its link">
        Read on
      </Trans>
    </ButtonLink>
  );
}
