import { useLingui } from '@lingui/react/macro';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'react-admin';
import { useDeskFormats } from '../i18n/useDeskFormats.ts';
import styles from './parts.module.css';

interface Total {
  readonly count: number;
  readonly isEstimate: boolean;
}

/** Which rows of how many are shown, and the way to those before and after. */
export function CursorPagination() {
  const { t } = useLingui();
  const { number } = useDeskFormats();
  const list = useListContext();
  const { data, page, perPage, hasNextPage, hasPreviousPage, setPage } = list;
  const { total } = (list.meta ?? {}) as { total?: Total };
  if (!data || data.length === 0 || !total) return null;
  const first = number((page - 1) * perPage + 1);
  const last = number((page - 1) * perPage + data.length);
  const count = number(Math.max(total.count, (page - 1) * perPage + data.length));
  return (
    <div className={styles.pages}>
      <span>
        {total.isEstimate
          ? t({
              id: 'desk.list.rangeAbout',
              context: 'Under a list: which rows of an estimated number are shown',
              message: `${first}–${last} of about ${count}`,
            })
          : t({
              id: 'desk.list.range',
              context: 'Under a list: which rows of how many are shown',
              message: `${first}–${last} of ${count}`,
            })}
      </span>
      <span>
        <IconButton
          disabled={!hasPreviousPage}
          onClick={() => setPage(page - 1)}
          aria-label={t({
            id: 'desk.list.previous',
            context: 'Button under a list',
            message: 'Previous page',
          })}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
          aria-label={t({
            id: 'desk.list.next',
            context: 'Button under a list',
            message: 'Next page',
          })}
        >
          <ChevronRight />
        </IconButton>
      </span>
    </div>
  );
}
