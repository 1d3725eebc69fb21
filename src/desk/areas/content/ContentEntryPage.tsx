import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { SINGLE_KINDS, type ContentKind } from '../../../../schemas/content.schema.ts';
import { CONTENT_CALLS, type ContentDetail } from '../../../../schemas/desk/content.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { isDeskProblem } from '../../transport/deskProblem.ts';
import styles from './content.module.css';
import { ContentState } from './ContentState.tsx';
import { EntryForm } from './EntryForm.tsx';
import { VersionsCard } from './VersionsCard.tsx';
import { KIND_NAMES, textOf } from './words.ts';

const NOTHING_YET: ContentDetail = {
  id: '',
  name: null,
  isDefault: false,
  live: null,
  open: null,
  versions: [],
  findings: [],
};

/** What people call an entry; empty for one that has nothing yet. */
const titleOf = ({ name, live, open, id }: ContentDetail, locale: string): string =>
  name ?? (textOf((open?.content ?? live)?.title, locale) || id);

/** One entry: what it is to become, when it shows, and every state that it had. */
export function ContentEntryPage({ kind }: { kind: ContentKind }) {
  const { id: named = kind } = useParams();
  const { calls } = useDesk();
  const brand = useBrand();
  const isNew = named === 'new';
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.content', brand?.merchantCode, kind, named],
    queryFn: ({ signal }) => calls.call(CONTENT_CALLS[kind].one, { query: { id: named }, signal }),
    enabled: !isNew,
  });
  if (error && !isDeskProblem(error, 'notFound')) return <ProblemAlert problem={error} />;
  if (!isNew && isPending) return <PageSkeleton />;
  return <Entry key={`${brand?.merchantCode} ${named}`} kind={kind} entry={data ?? NOTHING_YET} />;
}

function Entry({ kind, entry }: { kind: ContentKind; entry: ContentDetail }) {
  const { t, i18n } = useLingui();
  const brand = useBrand();
  const [round, setRound] = useState(0);
  const beginAnew = () => setRound((before) => before + 1);
  const content = entry.open?.content ?? entry.live;
  const newTitle = t({
    id: 'desk.content.newTitle',
    context: 'Heading of the page',
    message: 'New entry',
  });
  const title = SINGLE_KINDS.includes(kind)
    ? i18n._(KIND_NAMES[kind])
    : titleOf(entry, brand?.locales[0] ?? 'en') || newTitle;
  const row = content && { ...entry, content, isLive: entry.live !== null };
  return (
    <>
      <PageHead
        title={title}
        note={SINGLE_KINDS.includes(kind) ? undefined : i18n._(KIND_NAMES[kind])}
      >
        {row ? <ContentState row={row} /> : null}
      </PageHead>
      <div className={styles.entry}>
        {/* What was typed stays until somebody saves, whatever is read meanwhile. */}
        <EntryForm key={round} kind={kind} entry={entry} onChanged={beginAnew} />
        {entry.versions.length > 0 ? (
          <VersionsCard kind={kind} entry={entry} onChanged={beginAnew} />
        ) : null}
      </div>
    </>
  );
}
