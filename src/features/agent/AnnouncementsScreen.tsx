import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { announcements } from '../../api/content.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import styles from './Agent.module.css';
import { AgentPage, Nothing, Waiting } from './parts.tsx';

/** What the house announces, the newest first; each leads to its text. */
export default function AnnouncementsScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const query = useQuery(announcements(useHttp()));
  const formats = useFormats();
  const page = useScreenPath('notices') ?? '';
  if (!query.data) return <Waiting query={query} />;
  const list = [...query.data.list].sort(
    (one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt),
  );
  if (list.length === 0) {
    return (
      <Nothing>
        <Trans id="agent.news.none" context="In place of announcements">
          Nothing to announce right now.
        </Trans>
      </Nothing>
    );
  }
  return (
    <ol role="list" className={styles.list}>
      {list.map(({ id, title, startsAt }) => (
        <li key={id} className={styles.card}>
          <SiteLink href={`${page}?${new URLSearchParams({ notice: id })}`} className={styles.who}>
            {title}
          </SiteLink>
          <time className={centre.quiet} dateTime={startsAt}>
            {formats.date(startsAt)}
          </time>
        </li>
      ))}
    </ol>
  );
}
