import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SINGLE_KINDS, type ContentKind } from '../../../../schemas/content.schema.ts';
import {
  CONTENT_CALLS,
  type ContentDetail,
  type ContentItem,
} from '../../../../schemas/desk/content.ts';
import { useAction } from '../../actions/useAction.ts';
import { DeskForm } from '../../parts/DeskForm.tsx';
import { Card } from '../../parts/values.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import styles from './content.module.css';
import { Findings } from './Findings.tsx';
import { toContent, toValues, type Values } from './formValues.ts';
import { KindFields } from './KindFields.tsx';
import { PictureWatch } from '../../pictures/PictureInput.tsx';
import { PublishCard } from './PublishCard.tsx';

/** The fields of an entry, and beside them what becomes of what they say. */
export function EntryForm({
  kind,
  entry,
  onChanged,
}: {
  kind: ContentKind;
  entry: ContentDetail;
  /** Another version shows or is to come. */
  onChanged: () => void;
}) {
  const act = useAction();
  const may = useMay();
  const navigate = useNavigate();
  const calls = CONTENT_CALLS[kind];
  // What this form began with: another draft that came meanwhile is not written over.
  const [seen, setSeen] = useState(entry.open?.madeAt ?? null);
  const [content, setContent] = useState(entry.open?.content ?? entry.live);
  const [isDirty, setDirty] = useState(false);
  const [uploads, setUploads] = useState(0);
  const countUploads = useCallback(
    (isUnderWay: boolean) => setUploads((count) => count + (isUnderWay ? 1 : -1)),
    [],
  );
  const isSingle = SINGLE_KINDS.includes(kind);
  const isNew = entry.id === '' && !isSingle;
  const save = async (values: Values) => {
    const id = isSingle ? kind : entry.id || values.id;
    const given: ContentItem = toContent(kind, { ...content, id }, values);
    const { value } = await act(calls.saveDraft, { content: given, seen });
    setSeen(value?.madeAt ?? null);
    setContent(given);
    if (isNew) await navigate(`/content/${kind}/${encodeURIComponent(id)}`, { replace: true });
  };
  return (
    <div className={styles.columns}>
      <DeskForm<Values> work={save} defaultValues={toValues(kind, content)}>
        <StartAnew kind={kind} content={content} />
        <PictureWatch value={countUploads}>
          <KindFields kind={kind} isNew={isNew} />
        </PictureWatch>
        {may(calls.saveDraft) ? <SaveBar isUploading={uploads > 0} onDirty={setDirty} /> : null}
      </DeskForm>
      <div className={styles.side}>
        {isNew ? null : (
          <PublishCard
            kind={kind}
            entry={entry}
            isDirty={isDirty || uploads > 0}
            onChanged={onChanged}
          />
        )}
        {entry.findings.length > 0 && entry.open ? (
          <Card>
            <Findings findings={entry.findings} />
          </Card>
        ) : null}
      </div>
    </div>
  );
}

/** What was saved is what the form begins with from now on. */
function StartAnew({ kind, content }: { kind: ContentKind; content: ContentItem | null }) {
  const { reset } = useFormContext();
  useEffect(() => reset(toValues(kind, content)), [reset, kind, content]);
  return null;
}

function SaveBar({
  isUploading,
  onDirty,
}: {
  isUploading: boolean;
  onDirty: (isDirty: boolean) => void;
}) {
  const { t } = useLingui();
  const { isSubmitting, isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <div className={styles.save}>
      <Button type="submit" variant="contained" disabled={isSubmitting || isUploading || !isDirty}>
        {t({ id: 'desk.content.save', context: 'Button of a form', message: 'Save draft' })}
      </Button>
      <p className={styles.note} role="status">
        {isUploading
          ? t({
              id: 'desk.content.uploading',
              context: 'Beside the button that saves, while a picture goes up',
              message: 'A picture is being uploaded. You can save once it is there.',
            })
          : isDirty
            ? t({
                id: 'desk.content.unsaved',
                context: 'Beside the button that saves',
                message: 'Not saved yet. Nothing shows before it is published.',
              })
            : t({
                id: 'desk.content.allSaved',
                context: 'Beside the button that saves, where nothing was changed',
                message: 'Nothing to save.',
              })}
      </p>
    </div>
  );
}
