import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { NOTICE_TYPES, type NoticeType } from '../../../../schemas/notices.ts';
import { messages, type MessageLine } from '../../../api/inbox.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useQueryText } from '../../../platform/screens/useQueryValue.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo/TimeAgo.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import orders from '../orders/Orders.module.css';
import { InboxName, TYPE_ICONS, TYPE_WORDS } from './inboxWords.tsx';
import styles from './Inbox.module.css';
import { useInboxActions } from './useInboxActions.ts';

/** What the list is narrowed to, kept in the address so that it is there again on the way back. */
function useInboxFilter() {
  const params = new URLSearchParams(useQueryText());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const asked = params.get('type');
  return {
    type: NOTICE_TYPES.find((type) => type === asked),
    isUnread: params.get('unread') === '1',
    choose(name: 'type' | 'unread', value: string) {
      const next = new URLSearchParams(params);
      if (value === '') next.delete(name);
      else next.set(name, value);
      void navigate(`${pathname}?${next}`, { replace: true, preventScrollReset: true });
    },
  };
}

type Filter = ReturnType<typeof useInboxFilter>;

/** All messages, the newest first. */
export function InboxPage() {
  const filter = useInboxFilter();
  const { pathname } = useLocation();
  const { type, isUnread } = filter;
  const query = useInfiniteQuery(
    messages(useHttp(), { ...(type && { type }), ...(isUnread && { unread: true }) }),
  );
  const { read } = useInboxActions();
  const unread = query.data?.pages[0]?.unread ?? 0;
  const list = query.data?.pages.flatMap((page) => page.list);
  return (
    <CentreFrame title={<InboxName />} aside={<Filters filter={filter} />}>
      <div className={styles.stack}>
        {unread > 0 && (
          <div className={styles.bar}>
            <p role="status">
              <Trans
                id="centre.inbox.unread"
                context="Above the messages: how many were not read; 100 stands for 100 and more"
              >
                {unread} not read yet
              </Trans>
            </p>
            <Button
              kind="quiet"
              size="small"
              icon="check"
              loading={read.isPending}
              onClick={() => read.mutate(undefined)}
            >
              <Trans id="centre.inbox.readAll" context="Button: marks all messages as read">
                Mark all as read
              </Trans>
            </Button>
          </div>
        )}
        <CallFault cause={read.error} />
        <List list={list} filter={filter} query={query} />
        <p>
          <SiteLink href={`${pathname}?view=settings`} className={styles.more}>
            <Trans
              id="centre.inbox.settings"
              context="Heading of the page, and link to it: by which ways messages come"
            >
              How messages reach you
            </Trans>
          </SiteLink>
        </p>
      </div>
    </CentreFrame>
  );
}

function Filters({ filter }: { filter: Filter }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const all = t({
    id: 'centre.inbox.allTypes',
    context: 'Choice that shows messages of all types',
    message: 'All types',
  });
  const everything = t({
    id: 'centre.inbox.everything',
    context: 'Choice that shows messages that were read as well',
    message: 'Read and unread',
  });
  const onlyUnread = t({
    id: 'centre.inbox.onlyUnread',
    context: 'Choice that shows messages that were not read',
    message: 'Unread only',
  });
  return (
    <>
      <ChipSelect
        label={t({ id: 'centre.inbox.type', context: 'Filter of messages', message: 'Type' })}
        isOn={filter.type !== undefined}
        value={filter.type ?? ''}
        options={[
          { value: '', label: all },
          ...NOTICE_TYPES.map((value: NoticeType) => ({
            value,
            label: i18n._(TYPE_WORDS[value]),
          })),
        ]}
        onChoose={(value) => filter.choose('type', value)}
      />
      <ChipSelect
        label={t({
          id: 'centre.inbox.state',
          context: 'Filter of messages: read or not',
          message: 'Read',
        })}
        isOn={filter.isUnread}
        value={filter.isUnread ? '1' : ''}
        options={[
          { value: '', label: everything },
          { value: '1', label: onlyUnread },
        ]}
        onChoose={(value) => filter.choose('unread', value)}
      />
    </>
  );
}

const SHAPES = [0, 1, 2, 3, 4] as const;

function List(props: {
  list: readonly MessageLine[] | undefined;
  filter: Filter;
  query: {
    readonly isPending: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
}) {
  const { list, filter, query } = props;
  if (!list && query.isPending) {
    return (
      <div className={styles.list} aria-busy="true">
        {SHAPES.map((at) => (
          <Skeleton key={at} className={styles.shape} />
        ))}
      </div>
    );
  }
  if (!list) {
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="centre.inbox.fault" context="In place of messages that could not be loaded">
          Your messages did not load. Check your connection.
        </Trans>
      </LoadFault>
    );
  }
  if (list.length === 0) return <Nothing isNarrowed={filter.isUnread || !!filter.type} />;
  return (
    <>
      <ol role="list" className={styles.list}>
        {list.map((line) => (
          <li key={line.id}>
            <Line line={line} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <div className={orders.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="centre.inbox.more" context="Button that shows older messages">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Line({ line }: { line: MessageLine }) {
  const { pathname } = useLocation();
  const { i18n } = useI18n();
  const params = new URLSearchParams(useQueryText());
  params.set('message', line.id);
  return (
    <SiteLink
      href={`${pathname}?${params}`}
      className={styles.line}
      data-unread={line.isRead ? undefined : ''}
    >
      <span className={styles.icon}>
        <Icon name={TYPE_ICONS[line.type]} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {line.title}
          {!line.isRead && (
            <span className={styles.hidden}>
              {' '}
              <Trans
                id="centre.inbox.isUnread"
                context="Behind the title of a message, read aloud: it was not read yet"
              >
                (not read)
              </Trans>
            </span>
          )}
        </span>
        <span className={styles.excerpt} dir="auto">
          {line.excerpt}
        </span>
      </span>
      <span className={styles.facts}>
        <span>{i18n._(TYPE_WORDS[line.type])}</span>
        <TimeAgo iso={line.at} />
      </span>
    </SiteLink>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={orders.nothing}>
      <Icon name="mail" size={32} />
      {isNarrowed ? (
        <Trans id="centre.inbox.noneHere" context="In place of messages, where a filter is set">
          No message fits this choice.
        </Trans>
      ) : (
        <Trans id="centre.inbox.none" context="In place of messages">
          No messages yet. When money arrives or your account changes, you will read it here.
        </Trans>
      )}
    </div>
  );
}
