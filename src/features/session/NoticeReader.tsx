import { useId, useState } from 'react';
import { SafeHtml } from '../../platform/html/SafeHtml.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import styles from './NoticeReader.module.css';
import type { Notice } from './seenNotices.ts';

/** Announcements by their titles; the chosen one's text beside them, below its title on phones. */
export function NoticeReader({
  notices,
  startWith,
}: {
  notices: readonly Notice[];
  /** The one to begin with, where it still runs. */
  startWith?: string;
}) {
  const id = useId();
  const [chosen, setChosen] = useState(
    () => notices.find((notice) => notice.id === startWith)?.id ?? notices[0]?.id,
  );
  const isAlone = notices.length === 1;
  return (
    <ul role="list" className={styles.reader} data-alone={isAlone || undefined}>
      {notices.map((notice) => (
        <li key={notice.id} className={styles.notice}>
          {isAlone ? (
            <h3 className={styles.alone}>{notice.title}</h3>
          ) : (
            <h3>
              <button
                type="button"
                className={styles.title}
                aria-expanded={notice.id === chosen}
                aria-controls={`${id}${notice.id}`}
                onClick={() => setChosen(notice.id)}
              >
                {notice.title}
              </button>
            </h3>
          )}
          {notice.id === chosen && (
            <div id={`${id}${notice.id}`} className={styles.text}>
              <NoticeTime iso={notice.startsAt} />
              <SafeHtml html={notice.content} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function NoticeTime({ iso }: { iso: string }) {
  const { dateTime } = useFormats();
  return (
    <time dateTime={iso} className={styles.time}>
      {dateTime(iso)}
    </time>
  );
}
