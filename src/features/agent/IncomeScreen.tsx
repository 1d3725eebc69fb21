import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { agentIncome, type IncomeSums } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { NetText } from '../../ui/Records/NetText.tsx';
import { RecordPage } from '../../ui/Records/RecordPage.tsx';
import records from '../../ui/Records/Records.module.css';
import { Totals } from '../../ui/Records/Totals.tsx';
import { useAddress } from '../../ui/Records/useAddress.ts';
import { MOVE_WORDS } from './moveWords.ts';
import { AgentPage } from './parts.tsx';

/** What the agent earned in some days, and each movement of it. */
export default function IncomeScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

const NAMES = {
  difference: msg({
    id: 'agent.sum.difference',
    context: 'Sum: what agents get of lottery bets below them',
    message: 'Rebate difference',
  }),
  salary: msg({
    id: 'agent.income.salary',
    context: 'Sum: salaries that an agent received',
    message: 'Salaries received',
  }),
  dividend: msg({
    id: 'agent.income.dividend',
    context: 'Sum: dividends that an agent received',
    message: 'Dividends received',
  }),
  paidDown: msg({
    id: 'agent.income.paidDown',
    context: 'Sum: what an agent paid to its downlines',
    message: 'Paid to downlines',
  }),
} as const;

function Content() {
  const address = useAddress('month');
  const { i18n } = useLingui();
  const formats = useFormats();
  const query = useInfiniteQuery(agentIncome(useHttp(), address.range));
  return (
    <RecordPage
      address={address}
      sums={
        query.isError && !query.data ? null : (
          <Sums sums={query.data?.pages[0]?.sums ?? undefined} />
        )
      }
      query={query}
      nothing={
        <Trans id="agent.income.none" context="In place of the movements of an agent’s income">
          No income in these days. What your team brings you shows here as it is paid.
        </Trans>
      }
    >
      {(list) => (
        <ol role="list" className={records.moves}>
          {list.map(({ id, at, type, amount }) => (
            <li key={id} className={records.card}>
              <span className={records.plain}>{i18n._(MOVE_WORDS[type])}</span>
              <span className={records.strong}>
                <NetText amount={amount} />
              </span>
              <time className={records.quiet} dateTime={at}>
                {formats.dateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </RecordPage>
  );
}

function Sums({ sums }: { sums: IncomeSums | undefined }) {
  const { i18n } = useLingui();
  const net = (
    <Trans id="agent.income.net" context="Sum: what an agent keeps of its income">
      You keep
    </Trans>
  );
  return (
    <Totals
      sums={
        sums && [
          { name: net, value: <NetText amount={sums.net} /> },
          ...(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => ({
            name: i18n._(NAMES[name]),
            value: <MoneyText amount={sums[name]} />,
          })),
        ]
      }
    />
  );
}
