import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryText } from '../../../platform/screens/useQueryValue.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { OrderLines, type OrderLine } from './OrderLines.tsx';
import { stateWords, type OrderKind } from './orderWords.ts';
import styles from './Orders.module.css';

/** Days before today from which orders show, by the name of the choice. */
const SPANS: Readonly<Record<string, number>> = { today: 0, week: 6, month: 29, quarter: 89 };
const DAY_MS = 86_400_000;

/** What a history is narrowed by, kept in the address so that it is there again on the way back. */
export function useHistoryFilter() {
  const params = new URLSearchParams(useQueryText());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const span = params.get('span') ?? '';
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  const days = SPANS[span];
  return {
    state: params.get('state') ?? '',
    span,
    from: days === undefined ? undefined : new Date(today.getTime() - days * DAY_MS).toISOString(),
    choose(name: 'state' | 'span', value: string) {
      const next = new URLSearchParams(params);
      if (value === '') next.delete(name);
      else next.set(name, value);
      void navigate(`${pathname}?${next}`, { replace: true, preventScrollReset: true });
    },
  };
}

type Filter = ReturnType<typeof useHistoryFilter>;

/** What narrows a history: how orders stand, and when they were asked for. */
export function HistoryFilters(props: {
  kind: OrderKind;
  states: readonly string[];
  filter: Filter;
}) {
  const { kind, states, filter } = props;
  const { t } = useLingui();
  const { i18n } = useI18n();
  const spans = [
    t({ id: 'centre.span.any', context: 'Choice of a time span', message: 'Any time' }),
    t({ id: 'centre.span.today', context: 'Choice of a time span', message: 'Today' }),
    t({ id: 'centre.span.week', context: 'Choice of a time span', message: 'Last 7 days' }),
    t({ id: 'centre.span.month', context: 'Choice of a time span', message: 'Last 30 days' }),
    t({ id: 'centre.span.quarter', context: 'Choice of a time span', message: 'Last 90 days' }),
  ];
  return (
    <div className={centre.actions}>
      <ChipSelect
        label={t({ id: 'centre.filter.state', context: 'Filter of a list', message: 'State' })}
        isOn={filter.state !== ''}
        value={filter.state}
        options={[
          {
            value: '',
            label: t({
              id: 'centre.filter.states',
              context: 'Choice that shows deposits or withdrawals of all states',
              message: 'All states',
            }),
          },
          ...states.map((value) => ({ value, label: i18n._(stateWords(kind, value).word) })),
        ]}
        onChoose={(value) => filter.choose('state', value)}
      />
      <ChipSelect
        label={t({ id: 'centre.filter.time', context: 'Filter of a list', message: 'Time' })}
        isOn={filter.span !== ''}
        value={filter.span}
        options={['', ...Object.keys(SPANS)].map((value, at) => ({ value, label: spans[at]! }))}
        onChoose={(value) => filter.choose('span', value)}
      />
    </div>
  );
}

/** A list of orders with its every state: on its way, failed, empty, and with more to come. */
export function HistoryList(props: {
  lines: readonly OrderLine[] | undefined;
  isPending: boolean;
  onRetry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  /** What would stand here, and what to do next. */
  nothing: ReactNode;
}) {
  const { lines } = props;
  if (!lines) {
    return props.isPending ? (
      <LinesShape />
    ) : (
      <LoadFault onRetry={props.onRetry}>
        <Trans id="centre.history.fault" context="A list of deposits or withdrawals did not come">
          This list could not be loaded. Your money is safe; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  if (lines.length === 0) return <div className={styles.nothing}>{props.nothing}</div>;
  return (
    <>
      <OrderLines lines={lines} />
      {props.hasMore && (
        <div className={styles.more}>
          <Button loading={props.isLoadingMore} onClick={props.onMore}>
            <Trans id="centre.history.more" context="Button that shows older lines of a list">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}

const SHAPES = [0, 1, 2, 3] as const;

/** The shape of a list that is on its way. */
function LinesShape() {
  return (
    <div className={styles.lines} aria-busy="true">
      {SHAPES.map((at) => (
        <Skeleton key={at} className={styles.shape} />
      ))}
    </div>
  );
}
