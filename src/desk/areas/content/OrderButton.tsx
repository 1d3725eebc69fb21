import { useLingui } from '@lingui/react/macro';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import { CONTENT_CALLS, type ContentRow } from '../../../../schemas/desk/content.ts';
import { LARGEST_PAGE } from '../../../../schemas/desk/list.ts';
import { useAction } from '../../actions/useAction.ts';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert, useProblem } from '../../parts/ProblemAlert.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import styles from './content.module.css';
import { textOf } from './words.ts';

/** Opens the order of what is live, to be changed by drag or by keys. */
export function OrderButton({ kind }: { kind: ContentKind }) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(CONTENT_CALLS[kind].order)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t({
          id: 'desk.content.order',
          context: 'Button over a list of content',
          message: 'Order',
        })}
      </Button>
      {isOpen ? <OrderDialog kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OrderDialog({ kind, onClose }: { kind: ContentKind; onClose: () => void }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const headingId = useId();
  const { list, order } = CONTENT_CALLS[kind];
  const act = useAction();
  const { problem, run } = useProblem();
  const [moved, setMoved] = useState<readonly ContentRow[] | null>(null);
  const { data, error } = useQuery({
    queryKey: ['desk.content.order', brand?.merchantCode, kind],
    queryFn: ({ signal }) =>
      calls.call(list, { query: { limit: LARGEST_PAGE, state: 'live' }, signal }),
  });
  const rows = moved ?? data?.items.filter(({ isDefault }) => !isDefault);
  const save = () =>
    run(async () => {
      await act(order, { ids: (rows ?? []).map(({ id }) => id) });
      onClose();
    });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby={headingId}>
      <DialogTitle id={headingId}>
        {t({
          id: 'desk.content.orderTitle',
          context: 'Heading of a dialog',
          message: 'Order for visitors',
        })}
      </DialogTitle>
      <DialogContent>
        <ProblemAlert problem={problem ?? error} />
        {rows ? (
          <Sortable
            rows={rows}
            nameOf={(row) =>
              row.name ?? (textOf(row.content.title, brand?.locales[0] ?? '') || row.id)
            }
            onMove={setMoved}
          />
        ) : (
          <PageSkeleton />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {t({
            id: 'desk.action.cancel',
            context: 'Button of the dialog of a change',
            message: 'Cancel',
          })}
        </Button>
        <Button variant="contained" disabled={moved === null} onClick={() => void save()}>
          {t({
            id: 'desk.content.orderSave',
            context: 'Button of a dialog',
            message: 'Save order',
          })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Sortable({
  rows,
  nameOf,
  onMove,
}: {
  rows: readonly ContentRow[];
  nameOf: (row: ContentRow) => string;
  onMove: (rows: readonly ContentRow[]) => void;
}) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= rows.length) return;
    onMove(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!));
  };
  return (
    <ol className={styles.order}>
      {rows.map((row, at) => {
        const name = nameOf(row);
        return (
          <li
            key={row.id}
            className={styles.orderRow}
            draggable
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === null || dragged === at) return;
              move(dragged, at);
              setDragged(at);
            }}
            onDragEnd={() => setDragged(null)}
          >
            <DragIndicator className={styles.grip} aria-hidden />
            <span className={styles.orderName}>{name}</span>
            <IconButton
              size="small"
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
              aria-label={t({
                id: 'desk.content.up',
                context: 'Button that moves an entry, for screen readers',
                message: `Move ${name} up`,
              })}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={at === rows.length - 1}
              onClick={() => move(at, at + 1)}
              aria-label={t({
                id: 'desk.content.down',
                context: 'Button that moves an entry, for screen readers',
                message: `Move ${name} down`,
              })}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
