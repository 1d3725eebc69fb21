import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  ISSUE_FILTERS,
  listLotteries,
  type listIssues,
} from '../../../../schemas/desk/lotteries.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { writeDraw } from './Draw.tsx';
import { ISSUE_STATE_NAMES, IssueState } from './IssueState.tsx';
import styles from './lotteries.module.css';

type Row = DeskValueOf<typeof listIssues>['items'][number];

const LATE = `/lotteries?${new URLSearchParams({
  filter: JSON.stringify({ state: 'late' }),
  displayedFilters: JSON.stringify({ state: true }),
})}`;
const AGAIN_MS = 30_000;

function useWords() {
  const { t } = useLingui();
  return {
    lottery: t({
      id: 'desk.issues.lottery',
      context: 'Head of a column, and filter',
      message: 'Lottery',
    }),
    issue: t({
      id: 'desk.issues.issue',
      context: 'Head of a column, and filter',
      message: 'Issue',
    }),
    state: t({
      id: 'desk.issues.state',
      context: 'Head of a column, and filter',
      message: 'State',
    }),
    draw: t({ id: 'desk.issues.drawAt', context: 'Head of a column, and filter', message: 'Draw' }),
    result: t({
      id: 'desk.issues.result',
      context: 'Head of a column, and filter',
      message: 'Result',
    }),
  };
}

/** Issues of all lotteries, those that take bets first, with an alarm for those whose results are late. */
export function IssuesPage() {
  const { t, i18n } = useLingui();
  const { calls } = useDesk();
  const words = useWords();
  const { data } = useQuery({
    queryKey: ['desk.lotteries'],
    queryFn: ({ signal }) => calls.call(listLotteries, { signal }),
    refetchInterval: AGAIN_MS,
  });
  const late = data?.items.reduce((sum, one) => sum + one.late, 0) ?? 0;
  return (
    <>
      <PageHead
        title={t({ id: 'desk.issues.title', context: 'Heading of the page', message: 'Lotteries' })}
      />
      {late > 0 ? (
        <Alert
          severity="error"
          className={styles.alarm}
          action={
            <Button component={Link} to={LATE} color="inherit" size="small">
              {t({ id: 'desk.issues.showLate', context: 'Button', message: 'Show them' })}
            </Button>
          }
        >
          <Plural
            id="desk.issues.lateAlarm"
            context="Alarm above a list"
            value={late}
            one="# result is late"
            other="# results are late"
          />
        </Alert>
      ) : null}
      <DeskList<Row>
        resource="issues"
        filterDefaults={{ state: 'open' }}
        to={({ id }) => `/lotteries/${id}`}
        filters={[
          <SelectInput
            key="lottery"
            source="lottery"
            label={words.lottery}
            choices={(data?.items ?? []).map(({ id, name }) => ({ id, name }))}
            translateChoice={false}
            alwaysOn
          />,
          <SelectInput
            key="state"
            source="state"
            label={words.state}
            choices={ISSUE_FILTERS.map((id) => ({ id, name: i18n._(ISSUE_STATE_NAMES[id]) }))}
            translateChoice={false}
            alwaysOn
          />,
          <TextInput key="issue" source="issue" label={words.issue} />,
        ]}
        phone={(row) => ({
          title: `${row.name} ${row.issue}`,
          aside: <IssueState state={row.state} />,
          note: writeDraw(row.draw),
          noteAside: <Time at={row.drawAt} />,
        })}
        columns={[
          { name: 'name', label: words.lottery },
          { name: 'issue', label: words.issue },
          {
            name: 'state',
            label: words.state,
            show: ({ state }) => <IssueState state={state} />,
          },
          { name: 'drawAt', label: words.draw, show: ({ drawAt }) => <Time at={drawAt} /> },
          {
            name: 'draw',
            label: words.result,
            show: ({ draw }) => <span className={styles.draw}>{writeDraw(draw)}</span>,
          },
        ]}
      />
    </>
  );
}
