import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import {
  CONTENT_CALLS,
  type ContentDetail,
  type VersionFacts,
} from '../../../../schemas/desk/content.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Difference } from '../../parts/Difference.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './content.module.css';
import { STATE_NAMES } from './words.ts';

/** Every state that an entry had, each to be held against what shows, and brought back. */
export function VersionsCard({
  kind,
  entry,
  onChanged,
}: {
  kind: ContentKind;
  entry: ContentDetail;
  onChanged: () => void;
}) {
  const { t } = useLingui();
  return (
    <Card
      title={t({
        id: 'desk.content.versions',
        context: 'Heading of a part of a page',
        message: 'Versions',
      })}
    >
      <ol className={styles.versions}>
        {entry.versions.map((version) => (
          <Version
            key={version.version}
            kind={kind}
            entry={entry}
            version={version}
            onChanged={onChanged}
          />
        ))}
      </ol>
    </Card>
  );
}

function Version({
  kind,
  entry,
  version: { version, state, isRemoval, restores, madeBy, madeAt, publishedAt },
  onChanged,
}: {
  kind: ContentKind;
  entry: ContentDetail;
  version: VersionFacts;
  onChanged: () => void;
}) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { id, live } = entry;
  const { rollBack } = CONTENT_CALLS[kind];
  const name = t({
    id: 'desk.content.versionName',
    context: 'Name of one state of content, by its number',
    message: `Version ${version}`,
  });
  const tone = { draft: 'warning', planned: 'warning', published: 'success' } as const;
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <strong>{name}</strong>
        <Chip
          variant="outlined"
          color={state === 'replaced' ? 'default' : tone[state]}
          label={
            isRemoval
              ? t({
                  id: 'desk.content.removal',
                  context: 'State of a version that takes content away',
                  message: 'Taken down',
                })
              : i18n._(STATE_NAMES[state])
          }
        />
        <span className={styles.note}>
          {madeBy ||
            t({
              id: 'desk.content.before',
              context: 'In place of who made a version',
              message: 'not by the desk',
            })}
          {' · '}
          <Time at={publishedAt ?? madeAt} />
          {restores === null ? null : (
            <>
              {' · '}
              {t({
                id: 'desk.content.restores',
                context: 'Of a version that brings an earlier one back',
                message: `brings back ${restores}`,
              })}
            </>
          )}
        </span>
        <span className={styles.versionActions}>
          {live && state !== 'published' && !isRemoval ? (
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t({
                id: 'desk.content.compare',
                context: 'Button: holds a version against what shows',
                message: 'Compare with live',
              })}
            </Button>
          ) : null}
          {state === 'replaced' && !(isRemoval && !live) ? (
            <ActionButton
              endpoint={rollBack}
              size="small"
              label={t({ id: 'desk.content.rollBack', context: 'Button', message: 'Bring back' })}
              title={t({
                id: 'desk.content.rollBackQuestion',
                context: 'Heading of a dialog',
                message: `Show version ${version} again?`,
              })}
              confirm={t({
                id: 'desk.content.rollBackConfirm',
                context: 'Button of a dialog',
                message: 'Bring back',
              })}
              reason="optional"
              toBody={({ reason }) => ({ id, version, ...(reason && { reason }) })}
              onDone={onChanged}
            />
          ) : null}
        </span>
      </div>
      {isOpen ? <Compared kind={kind} id={id} version={version} live={live} /> : null}
    </li>
  );
}

function Compared({
  kind,
  id,
  version,
  live,
}: {
  kind: ContentKind;
  id: string;
  version: number;
  live: ContentDetail['live'];
}) {
  const { calls } = useDesk();
  const brand = useBrand();
  const { data, error } = useQuery({
    queryKey: ['desk.content.version', brand?.merchantCode, kind, id, version],
    queryFn: ({ signal }) =>
      calls.call(CONTENT_CALLS[kind].version, { query: { id, version }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (!data) return <PageSkeleton />;
  return <Difference before={live} after={data.content} />;
}
