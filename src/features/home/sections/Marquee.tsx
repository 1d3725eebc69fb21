import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type CSSProperties, type RefObject } from 'react';
import { announcements } from '../../../api/content.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useModalLink } from '../../../platform/modals/useModalLink.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { getNearestItem, scrollToItem } from '../../../ui/motion/scrollToItem.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { PauseButton } from '../../../ui/PauseButton/PauseButton.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { SectionData } from '../SectionData.tsx';
import styles from './Marquee.module.css';

type Notice = { readonly id: string; readonly title: string };

/** Reading pace of the running line. */
const SECONDS_PER_CHARACTER = 0.16;
const SHORTEST_SECONDS = 18;

/** One line of running announcements; a list to page through where less motion is wanted. */
export default function Marquee() {
  const query = useQuery(announcements(useHttp(), 'B'));
  return (
    <SectionData id="marquee" query={query}>
      {({ list }) => list.length > 0 && <RunningLine notices={list} />}
    </SectionData>
  );
}

function RunningLine({ notices }: { notices: readonly Notice[] }) {
  const { t } = useLingui();
  const [paused, setPaused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const length = notices.reduce((sum, notice) => sum + notice.title.length, 0);
  const seconds = Math.max(SHORTEST_SECONDS, Math.round(length * SECONDS_PER_CHARACTER));
  return (
    <section
      className={styles.marquee}
      aria-label={t({
        id: 'home.marquee.label',
        context: 'Name of the line of running announcements, read aloud',
        message: 'Announcements',
      })}
      data-paused={paused || undefined}
      style={{ '--run-time': `${seconds}s` } as CSSProperties}
    >
      <div className={styles.line}>
        <span className={styles.icon}>
          <Icon name="notice" />
        </span>
        <div className={styles.window}>
          <ul ref={list} className={styles.list} role="list">
            <Notices notices={notices} />
          </ul>
          {/* The line follows itself, so that it never runs empty. */}
          <ul className={`${styles.list} ${styles.echo}`} aria-hidden="true" inert>
            <Notices notices={notices} />
          </ul>
        </div>
        <span className={styles.pause}>
          <PauseButton paused={paused} onToggle={() => setPaused(!paused)} />
        </span>
        {notices.length > 1 && <Pager list={list} />}
      </div>
    </section>
  );
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  const path = useScreenPath('notices');
  return notices.map(({ id, title }) => (
    <li key={id} className={styles.notice}>
      {path ? <NoticeLink id={id} title={title} path={path} /> : title}
    </li>
  ));
}

/** Read where one is, over the page; the page of announcements for whoever opens it apart. */
function NoticeLink({ id, title, path }: Notice & { readonly path: string }) {
  const open = useModalLink('notice', { id });
  return (
    <SiteLink href={`${path}?notice=${encodeURIComponent(id)}`} {...open}>
      {title}
    </SiteLink>
  );
}

/** Shown where less motion is wanted: one announcement at a time, at the visitor's pace. */
function Pager({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const { t } = useLingui();
  const turn = (step: 1 | -1) => {
    const track = list.current;
    if (!track) return;
    const count = track.children.length;
    const item = track.children[(getNearestItem(track) + step + count) % count];
    if (item) scrollToItem(track, item, false);
  };
  return (
    <span className={styles.pager}>
      <button
        type="button"
        aria-label={t({
          id: 'home.marquee.previous',
          context: 'Button: show the announcement before',
          message: 'Previous announcement',
        })}
        onClick={() => turn(-1)}
      >
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t({
          id: 'home.marquee.next',
          context: 'Button: show the announcement after',
          message: 'Next announcement',
        })}
        onClick={() => turn(1)}
      >
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
