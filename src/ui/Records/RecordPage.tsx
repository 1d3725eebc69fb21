import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { LoadFault } from '../LoadFault/LoadFault.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { RangeBar } from './RangeBar.tsx';
import styles from './Records.module.css';
import type { useAddress } from './useAddress.ts';

/** A list that is read page by page. */
interface PagedQuery<Row> {
  readonly data: { readonly pages: readonly { readonly list: readonly Row[] }[] } | undefined;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface ListProps<Row> {
  query: PagedQuery<Row>;
  /** What would stand here, and what to do next. */
  nothing: ReactNode;
  /** What is said where the list did not come. */
  fault?: ReactNode;
  children: (list: readonly Row[]) => ReactNode;
}

/** A record of some days: which days, other filters, sums of them, and the lines. */
export function RecordPage<Row>({
  address: { today, range, chooseRange },
  filters,
  sums,
  ...list
}: ListProps<Row> & {
  address: Pick<ReturnType<typeof useAddress>, 'today' | 'range' | 'chooseRange'>;
  filters?: ReactNode;
  sums?: ReactNode;
}) {
  return (
    <>
      <div className={styles.filters}>
        <RangeBar today={today} range={range} onChoose={chooseRange} />
        {filters}
      </div>
      {sums}
      <RecordList {...list} />
    </>
  );
}

const SHAPES = [0, 1, 2, 3];

/** The lines of a record with every state: on their way, failed, none, and with more to come. */
export function RecordList<Row>({ query, nothing, fault, children }: ListProps<Row>) {
  const list = query.data?.pages.flatMap((page) => page.list);
  if (!list && query.isPending) {
    return (
      <div className={styles.moves} aria-busy="true">
        {SHAPES.map((at) => (
          <Skeleton key={at} className={styles.lineShape} />
        ))}
      </div>
    );
  }
  if (!list) {
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        {fault ?? (
          <Trans id="records.fault" context="A record of bets or money did not come">
            This record could not be loaded. Check your connection.
          </Trans>
        )}
      </LoadFault>
    );
  }
  if (list.length === 0) return <div className={styles.nothing}>{nothing}</div>;
  return (
    <>
      {children(list)}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="centre.history.more" context="Button that shows older lines of a list">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}
