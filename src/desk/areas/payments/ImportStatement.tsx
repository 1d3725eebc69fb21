import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  importStatement,
  previewStatement,
  type listCertainPayments,
} from '../../../../schemas/desk/statements.ts';
import { useAction } from '../../actions/useAction.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { useDesk, useMay } from '../../session/DeskContext.tsx';
import { isDeskProblem } from '../../transport/deskProblem.ts';
import { MappingFields, type Preview } from './MappingFields.tsx';
import styles from './payments.module.css';
import { decodeStatement, formatOf, MOST_CHARACTERS } from './statementFile.ts';
import { useStatementFaults } from './useStatementFaults.ts';

type Channels = DeskValueOf<typeof listCertainPayments>['channels'];
type Imported = NonNullable<DeskValueOf<typeof importStatement>['value']>;

/** A file that was chosen; with the columns where it has some. */
interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly preview: Preview | null;
}

/** Opens the dialog that takes a bank statement. */
export function ImportStatement({ channels }: { channels: Channels }) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(importStatement) || channels.length === 0) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t({
          id: 'desk.statement.open',
          context: 'Button: takes a statement of a bank',
          message: 'Import a statement',
        })}
      </Button>
      {isOpen ? <ImportDialog channels={channels} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Reads and sends a file, step by step. */
function useImport(channel: string) {
  const { calls } = useDesk();
  const act = useAction();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      setProblem(cause);
    } finally {
      setBusy(false);
    }
  };
  return {
    chosen,
    imported,
    problem,
    isBusy,
    choose: (file: File) =>
      attempt(async () => {
        setImported(null);
        setChosen(null);
        const text = decodeStatement(await file.arrayBuffer());
        if (text.length > MOST_CHARACTERS) {
          setProblem('tooLong');
          return;
        }
        const preview =
          formatOf(text) === 'csv'
            ? await calls.call(previewStatement, { body: { channel, text } })
            : null;
        setChosen({ name: file.name, text, preview });
      }),
    setPreview: (preview: Preview) => setChosen((kept) => kept && { ...kept, preview }),
    send: ({ name, text, preview }: Chosen) =>
      attempt(async () => {
        const { value } = await act(importStatement, {
          channel,
          name: name.slice(0, 200),
          format: formatOf(text),
          text,
          ...(preview && { mapping: preview.mapping }),
        });
        setImported(value);
        setChosen(null);
      }),
  };
}

function ImportDialog({ channels, onClose }: { channels: Channels; onClose: () => void }) {
  const { t } = useLingui();
  const headingId = useId();
  const [channel, setChannel] = useState(channels[0]!.id);
  const { chosen, imported, problem, isBusy, choose, setPreview, send } = useImport(channel);
  const title = t({
    id: 'desk.statement.title',
    context: 'Heading of a dialog',
    message: 'Which statement came?',
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{title}</DialogTitle>
      <DialogContent>
        <div className={styles.stack}>
          <p className={styles.note}>
            {t({
              id: 'desk.statement.lead',
              context: 'In the dialog that takes a statement',
              message:
                'CSV, camt.053 or MT940. What came to the account is listed, each payment once; nothing is credited yet.',
            })}
          </p>
          <TextField
            select
            label={t({
              id: 'desk.statement.channel',
              context: 'Label of the choice: the account that a statement is of',
              message: 'Account',
            })}
            value={channel}
            onChange={(event) => setChannel(event.target.value)}
          >
            {channels.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <FileButton isBusy={isBusy} name={chosen?.name} onChosen={choose} />
          {chosen?.preview ? (
            <MappingFields preview={chosen.preview} onChange={setPreview} />
          ) : null}
          <Result imported={imported} problem={problem} />
          <div className={styles.rowButtons}>
            <Button
              variant="contained"
              disabled={!chosen || isBusy}
              onClick={() => chosen && void send(chosen)}
            >
              {t({
                id: 'desk.statement.send',
                context: 'Button of the dialog that takes a statement',
                message: 'Import',
              })}
            </Button>
            <Button onClick={onClose}>
              {t({
                id: 'desk.statement.close',
                context: 'Button of the dialog that takes a statement',
                message: 'Close',
              })}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function FileButton({
  isBusy,
  name,
  onChosen,
}: {
  isBusy: boolean;
  name: string | undefined;
  onChosen: (file: File) => void;
}) {
  const { t } = useLingui();
  const inputId = useId();
  return (
    <Button component="label" htmlFor={inputId} variant="outlined" disabled={isBusy}>
      {name ??
        t({
          id: 'desk.statement.choose',
          context: 'Button: chooses the file of a statement',
          message: 'Choose the file',
        })}
      <input
        id={inputId}
        type="file"
        accept=".csv,.txt,.xml,.sta,.mt940,.940,text/csv,text/xml,application/xml"
        className={styles.file}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChosen(file);
        }}
      />
    </Button>
  );
}

/** What came of a statement, or why it was not taken. */
function Result({ imported, problem }: { imported: Imported | null; problem: unknown }) {
  const { t } = useLingui();
  const faults = useStatementFaults();
  if (problem === 'tooLong') return <Alert severity="error">{faults('tooLong', null)}</Alert>;
  if (isDeskProblem(problem, 'statementInvalid')) {
    const { fault, line } = problem.value as { fault: string; line: number | null };
    return (
      <Alert severity="error" role="alert">
        {faults(fault, line)}
      </Alert>
    );
  }
  if (problem) return <ProblemAlert problem={problem} />;
  if (!imported) return null;
  const { added, known, certain } = imported;
  return (
    <Alert severity="success" role="status">
      {t({
        id: 'desk.statement.result',
        context: 'What came of a statement: how many payments are new, known, and fit an order',
        message: `New: ${added}. Known before: ${known}. Certain matches to confirm: ${certain}.`,
      })}
    </Alert>
  );
}
