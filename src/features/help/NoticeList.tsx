import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { NoticeDate } from './NoticeDate.tsx';
import styles from './NoticeScreen.module.css';
import { NOTICE_TYPES, type Notice } from './noticeTypes.ts';

/** The announcements to choose from; each is a link, so that one can be sent to somebody. */
export function NoticeList({
  notices,
  shownId,
}: {
  notices: readonly Notice[];
  shownId: string | undefined;
}) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <ul role="list" className={styles.list}>
      {notices.map(({ id, type, title, startsAt }) => (
        <li key={id}>
          <SiteLink
            href={`${pathname}?notice=${encodeURIComponent(id)}`}
            className={styles.item}
            aria-current={id === shownId || undefined}
          >
            <span className={styles.facts}>
              <span className={styles.type}>{i18n._(NOTICE_TYPES[type])}</span>
              <NoticeDate iso={startsAt} />
            </span>
            <span className={styles.itemTitle} title={title}>
              {title}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
