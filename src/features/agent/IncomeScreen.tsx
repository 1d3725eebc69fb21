import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { agentIncome } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { NetText } from '../../ui/Records/NetText.tsx';
import { RangeBar } from '../../ui/Records/RangeBar.tsx';
import records from '../../ui/Records/Records.module.css';
import { Totals } from '../../ui/Records/Totals.tsx';
import { useAddress } from '../../ui/Records/useAddress.ts';
import { MOVE_WORDS } from './moveWords.ts';
import { AgentPage, More, Nothing, Waiting } from './parts.tsx';

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
  const { today, range, chooseRange } = useAddress('month');
  const { i18n } = useLingui();
  const formats = useFormats();
  const query = useInfiniteQuery(agentIncome(useHttp(), range));
  const sums = query.data?.pages[0]?.sums;
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <>
      <RangeBar today={today} range={range} onChoose={chooseRange} />
      {sums ? (
        <>
          <Totals
            sums={[
              {
                name: (
                  <Trans id="agent.income.net" context="Sum: what an agent keeps of its income">
                    You keep
                  </Trans>
                ),
                value: <NetText amount={sums.net} />,
              },
              ...(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => ({
                name: i18n._(NAMES[name]),
                value: <MoneyText amount={sums[name]} />,
              })),
            ]}
          />
          {list.length === 0 && (
            <Nothing>
              <Trans
                id="agent.income.none"
                context="In place of the movements of an agent’s income"
              >
                No income in these days. What your team brings you shows here as it is paid.
              </Trans>
            </Nothing>
          )}
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
          <More query={query} />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </>
  );
}
