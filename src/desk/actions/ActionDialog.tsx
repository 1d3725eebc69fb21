import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { minLength, required, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type {
  DeskBodyOf,
  DeskValueOf,
  TypedDeskEndpoint,
} from '../../../schemas/desk/deskEndpoint.ts';
import { DeskForm } from '../parts/DeskForm.tsx';
import styles from '../parts/parts.module.css';
import { useAction } from './useAction.ts';

const SHORTEST_REASON = 3;

/** What the dialog of a change says. */
interface ActionWords {
  /** The change as a question or in its verb. */
  readonly title: string;
  /** What it will do, before it is confirmed. */
  readonly lead?: ReactNode;
  readonly confirm: string;
  /** Whether it takes something away from somebody. */
  readonly danger?: boolean;
  /** How wide the dialog is, where its fields need room. */
  readonly width?: 'xs' | 'sm' | 'md';
  /** Whether a reason is asked for; the audit keeps it. */
  readonly reason?: 'required' | 'optional' | 'none';
}

/** What a change needs to be asked for. */
export interface ActionProps<
  E extends TypedDeskEndpoint,
  Values extends object,
> extends ActionWords {
  readonly endpoint: E;
  /** react-admin inputs, named as `toBody` reads them. */
  readonly fields?: ReactNode;
  readonly defaultValues?: Partial<Values>;
  readonly toBody: (values: Values & { readonly reason: string }) => DeskBodyOf<E>;
  /** Makes the change where it is more than one call that answers an outcome, and says what came of it. */
  readonly make?: (endpoint: E, body: DeskBodyOf<E>) => Promise<void>;
  readonly onDone?: (value: DeskValueOf<E>) => void;
}

/** Asks for what a change needs and makes it. It stays open, with all that was typed, until the change is made. */
export function ActionDialog<E extends TypedDeskEndpoint, Values extends object>({
  endpoint,
  title,
  lead,
  confirm,
  danger = false,
  width = 'xs',
  reason = 'required',
  fields,
  defaultValues,
  toBody,
  make,
  onDone,
  onClose,
}: ActionProps<E, Values> & { onClose: () => void }) {
  const { t } = useLingui();
  const act = useAction();
  const headingId = useId();
  const work = async (values: object) => {
    const body = toBody(values as Values & { reason: string });
    if (make) {
      await make(endpoint, body);
      onClose();
      return;
    }
    const value = await act(endpoint, body);
    onClose();
    onDone?.(value);
  };
  return (
    <Dialog
      open
      // A press beside the dialog is too easily made to cost what was typed.
      onClose={(_event, why) => why === 'escapeKeyDown' && onClose()}
      maxWidth={width}
      aria-labelledby={headingId}
    >
      <DialogTitle id={headingId}>{title}</DialogTitle>
      <DialogContent>
        <DeskForm work={work} defaultValues={defaultValues}>
          {lead ? <div className={styles.note}>{lead}</div> : null}
          {fields}
          {reason === 'none' ? null : (
            <TextInput
              source="reason"
              multiline
              minRows={2}
              label={t({
                id: 'desk.action.reason',
                context: 'Label of the field for why something is done; the audit keeps it',
                message: 'Reason',
              })}
              validate={
                reason === 'required' ? [required(), minLength(SHORTEST_REASON)] : undefined
              }
              helperText={t({
                id: 'desk.action.reasonHelp',
                context: 'Help under the field of the reason',
                message: 'Kept in the audit.',
              })}
            />
          )}
          <div className={styles.actions}>
            <Button onClick={onClose}>
              {t({
                id: 'desk.action.cancel',
                context: 'Button of the dialog of a change',
                message: 'Cancel',
              })}
            </Button>
            <Confirm danger={danger}>{confirm}</Confirm>
          </div>
        </DeskForm>
      </DialogContent>
    </Dialog>
  );
}

function Confirm({ danger, children }: { danger: boolean; children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      color={danger ? 'error' : 'primary'}
      disabled={isSubmitting}
    >
      {children}
    </Button>
  );
}
