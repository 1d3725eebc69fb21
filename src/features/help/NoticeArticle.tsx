import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SafeHtml } from '../../platform/html/SafeHtml.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { NoticeDate } from './NoticeDate.tsx';
import styles from './NoticeScreen.module.css';
import { NOTICE_TYPES, type Notice } from './noticeTypes.ts';

/** One announcement; where the address asks for one that has ended, that it has. */
export function NoticeArticle({
  notice,
  isAsked,
}: {
  notice: Notice | undefined;
  /** The address names it: then reading starts here, and phones show it in place of the list. */
  isAsked: boolean;
}) {
  const { i18n } = useLingui();
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isAsked) return;
    // After the page has put the focus on its own heading, as it does at every navigation.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isAsked, key]);

  return (
    <article className={styles.article}>
      <SiteLink href={pathname} className={styles.back}>
        <Icon name="chevronBack" />
        <Trans id="notices.back" context="Link on phones: from one announcement back to the list">
          All announcements
        </Trans>
      </SiteLink>
      {notice && (
        <p className={styles.facts}>
          <span className={styles.type}>{i18n._(NOTICE_TYPES[notice.type])}</span>
          <NoticeDate iso={notice.startsAt} />
        </p>
      )}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {notice?.title ?? (
          <Trans
            id="notices.ended"
            context="Heading in place of an announcement whose time is over"
          >
            This announcement has ended
          </Trans>
        )}
      </h2>
      {notice && <SafeHtml html={notice.content} className={styles.content} />}
    </article>
  );
}
