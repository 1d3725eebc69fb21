import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announcements } from '../../api/content.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useQueryValue } from '../../platform/screens/useQueryValue.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { NoticeArticle } from './NoticeArticle.tsx';
import { getTabId, NOTICE_PANEL_ID, NoticeFilter, type NoticeChoice } from './NoticeFilter.tsx';
import { NoticeList } from './NoticeList.tsx';
import styles from './NoticeScreen.module.css';
import { NoticeSkeleton } from './NoticeSkeleton.tsx';
import { getTypesIn, type Notice } from './noticeTypes.ts';

/** All announcements that run, with one of them beside the list; phones show the list, then the one. */
export default function NoticeScreen() {
  const { data, isPending, refetch } = useQuery(announcements(useHttp()));
  const askedId = useQueryValue('notice');
  return (
    <div className={styles.page} data-view={askedId === null ? 'list' : 'article'}>
      <h1 className={styles.heading}>
        <Trans id="notices.title" context="Heading of the page of announcements">
          Announcements
        </Trans>
      </h1>
      {data && data.list.length > 0 && (
        <Notices notices={newestFirst(data.list)} askedId={askedId} />
      )}
      {data?.list.length === 0 && <NoNotices />}
      {!data && isPending && <NoticeSkeleton />}
      {!data && !isPending && (
        <LoadFault onRetry={() => void refetch()}>
          <Trans id="notices.fault" context="In place of announcements that could not be loaded">
            The announcements did not load.
          </Trans>
        </LoadFault>
      )}
    </div>
  );
}

/** Each shows its date, so that is the order people look for; what a merchant puts first leads elsewhere. */
const newestFirst = (notices: readonly Notice[]): readonly Notice[] =>
  [...notices].sort((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt));

function Notices({ notices, askedId }: { notices: readonly Notice[]; askedId: string | null }) {
  const [choice, setChoice] = useState<NoticeChoice>('all');
  const types = getTypesIn(notices);
  const shownChoice = choice === 'all' || types.includes(choice) ? choice : 'all';
  const listed = notices.filter(({ type }) => shownChoice === 'all' || type === shownChoice);
  const asked = notices.find(({ id }) => id === askedId);
  const hasEnded = askedId !== null && !asked;
  const first = asked && listed.includes(asked) ? asked : listed[0];
  return (
    <>
      {types.length > 1 && (
        <div className={styles.filter}>
          <NoticeFilter types={types} choice={shownChoice} onChoose={setChoice} />
        </div>
      )}
      <div
        id={NOTICE_PANEL_ID}
        className={styles.columns}
        {...(types.length > 1 && { role: 'tabpanel', 'aria-labelledby': getTabId(shownChoice) })}
      >
        <NoticeList notices={listed} shownId={hasEnded ? undefined : first?.id} />
        <NoticeArticle notice={hasEnded ? undefined : first} isAsked={askedId !== null} />
      </div>
    </>
  );
}

function NoNotices() {
  return (
    <div className={styles.empty}>
      <Icon name="notice" size={32} />
      <h2>
        <Trans id="notices.empty.title" context="Heading where there are no announcements">
          Nothing to announce right now
        </Trans>
      </h2>
      <p>
        <Trans id="notices.empty.text" context="Text where there are no announcements">
          What there is to tell will stand here.
        </Trans>
      </p>
    </div>
  );
}
