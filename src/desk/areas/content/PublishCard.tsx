import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { required } from 'react-admin';
import { CATALOGUE_KINDS, type ContentKind } from '../../../../schemas/content.schema.ts';
import {
  CONTENT_CALLS,
  type ContentCalls,
  type ContentDetail,
} from '../../../../schemas/desk/content.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import styles from './content.module.css';
import { PreviewButtons } from './PreviewButtons.tsx';

/** What is to come of an entry: look at it, show it now or later, drop it; and take away what shows. */
export function PublishCard({
  kind,
  entry,
  isDirty,
  onChanged,
}: {
  kind: ContentKind;
  entry: ContentDetail;
  isDirty: boolean;
  onChanged: () => void;
}) {
  const { t } = useLingui();
  const { open, live, id } = entry;
  const calls = CONTENT_CALLS[kind];
  const isWrong = entry.findings.some(({ severity }) => severity === 'error');
  const isOwn = live !== null && !entry.isDefault;
  const canTakeDown = isOwn && !CATALOGUE_KINDS.includes(kind);
  return (
    <Card
      title={t({
        id: 'desk.content.publishing',
        context: 'Heading of a part of a page',
        message: 'Publishing',
      })}
    >
      <div className={styles.publish}>
        <DraftFacts open={open} />
        {open?.fault ? <Alert severity="error">{open.fault}</Alert> : null}
        {open && isDirty ? (
          <Alert severity="warning">
            {t({
              id: 'desk.content.saveFirst',
              context: 'Over the buttons that publish, where the form has changes',
              message: 'What you changed is not in the draft yet: save it first.',
            })}
          </Alert>
        ) : null}
        {open ? <PreviewButtons kind={kind} id={id} version={open.version} /> : null}
        {open && !isWrong && !isDirty ? (
          <PublishButtons calls={calls} id={id} version={open.version} onChanged={onChanged} />
        ) : null}
        {open ? (
          <ActionButton
            endpoint={calls.discard}
            variant="text"
            danger
            label={t({ id: 'desk.content.discard', context: 'Button', message: 'Drop the draft' })}
            title={t({
              id: 'desk.content.discardQuestion',
              context: 'Heading of a dialog',
              message: 'Drop this draft?',
            })}
            confirm={t({
              id: 'desk.content.discardConfirm',
              context: 'Button of a dialog',
              message: 'Drop',
            })}
            reason="none"
            toBody={() => ({ id })}
            onDone={onChanged}
          />
        ) : null}
        {canTakeDown ? (
          <ActionButton
            endpoint={calls.takeDown}
            variant="text"
            danger
            label={t({ id: 'desk.content.takeDown', context: 'Button', message: 'Take down' })}
            title={t({
              id: 'desk.content.takeDownQuestion',
              context: 'Heading of a dialog',
              message: 'Take this away from visitors?',
            })}
            lead={t({
              id: 'desk.content.takeDownLead',
              context: 'In the dialog, before it is confirmed',
              message: 'Its versions stay, and each can be brought back.',
            })}
            confirm={t({
              id: 'desk.content.takeDownConfirm',
              context: 'Button of a dialog',
              message: 'Take down',
            })}
            reason="optional"
            toBody={({ reason }) => ({ id, ...(reason && { reason }) })}
            onDone={onChanged}
          />
        ) : null}
      </div>
    </Card>
  );
}

/** What there is of a draft. */
function DraftFacts({ open }: Pick<ContentDetail, 'open'>) {
  const { t } = useLingui();
  if (!open)
    return (
      <p className={styles.note}>
        {t({
          id: 'desk.content.noDraft',
          context: 'Where there is nothing to publish',
          message: 'No draft. Change something and save it to begin one.',
        })}
      </p>
    );
  return (
    <Facts
      rows={[
        [
          t({ id: 'desk.content.version', context: 'Name of a fact', message: 'Version' }),
          String(open.version),
        ],
        [
          t({
            id: 'desk.content.edited',
            context: 'Head of a column: when the draft was saved',
            message: 'Draft saved',
          }),
          <Time key="at" at={open.madeAt} />,
        ],
        [
          t({
            id: 'desk.content.by',
            context: 'Head of a column: who saved the draft',
            message: 'By',
          }),
          open.madeBy,
        ],
        ...(open.publishAt
          ? [
              [
                t({
                  id: 'desk.content.showsAt',
                  context: 'Name of a fact: when a planned version shows',
                  message: 'Shows at',
                }),
                <Time key="planned" at={open.publishAt} />,
              ] as const,
            ]
          : []),
      ]}
    />
  );
}

function PublishButtons({
  calls,
  id,
  version,
  onChanged,
}: {
  calls: ContentCalls;
  id: string;
  version: number;
  onChanged: () => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <ActionButton
        endpoint={calls.publish}
        variant="contained"
        label={t({
          id: 'desk.content.publishNow',
          context: 'Button',
          message: 'Publish now',
        })}
        title={t({
          id: 'desk.content.publishQuestion',
          context: 'Heading of a dialog',
          message: 'Show this to visitors now?',
        })}
        confirm={t({
          id: 'desk.content.publish',
          context: 'Button of a dialog',
          message: 'Publish',
        })}
        reason="optional"
        toBody={({ reason }) => ({
          id,
          version,
          at: null,
          ...(reason && { reason }),
        })}
        onDone={onChanged}
      />
      <ActionButton<typeof calls.publish, { at: string }>
        endpoint={calls.publish}
        label={t({ id: 'desk.content.plan', context: 'Button', message: 'Publish later' })}
        title={t({
          id: 'desk.content.planTitle',
          context: 'Heading of a dialog',
          message: 'Show this to visitors later',
        })}
        confirm={t({
          id: 'desk.content.planConfirm',
          context: 'Button of a dialog',
          message: 'Plan',
        })}
        reason="optional"
        fields={
          <MomentInput
            source="at"
            validate={required()}
            helperText={t({
              id: 'desk.content.planHelp',
              context: 'Help under the field of a moment',
              message: 'In your own time zone.',
            })}
            label={t({
              id: 'desk.content.showsAt',
              context: 'Name of a fact: when a planned version shows',
              message: 'Shows at',
            })}
          />
        }
        toBody={({ at, reason }) => ({
          id,
          version,
          at,
          ...(reason && { reason }),
        })}
        onDone={onChanged}
      />
    </>
  );
}
