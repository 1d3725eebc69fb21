import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { agentAnnouncements } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { SafeHtml } from '../../platform/html/SafeHtml.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import styles from './Agent.module.css';
import { AgentPage, Nothing, Waiting } from './parts.tsx';

/** What the house announces to agents and to everybody, the newest first; the first one is open. */
export default function AnnouncementsScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const query = useQuery(agentAnnouncements(useHttp()));
  const formats = useFormats();
  if (!query.data) return <Waiting query={query} />;
  const { list } = query.data;
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
      {list.map(({ id, type, title, content, startsAt }, place) => (
        <li key={id}>
          <details className={`${styles.card} ${styles.news}`} open={place === 0}>
            <summary>
              <span className={styles.who}>{title}</span>
              {type === 'AG' && (
                <Badge tone="accent">
                  <Trans id="agent.news.own" context="Mark of an announcement for agents alone">
                    Agents
                  </Trans>
                </Badge>
              )}
              <time className={centre.quiet} dateTime={startsAt}>
                {formats.date(startsAt)}
              </time>
              <ChevronDown size={16} aria-hidden />
            </summary>
            <SafeHtml html={content} />
          </details>
        </li>
      ))}
    </ol>
  );
}
