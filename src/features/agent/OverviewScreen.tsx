import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { agentOverview } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { NetText } from '../../ui/Records/NetText.tsx';
import { RangeBar } from '../../ui/Records/RangeBar.tsx';
import { Totals } from '../../ui/Records/Totals.tsx';
import { useAddress } from '../../ui/Records/useAddress.ts';
import { AgentPage, Waiting } from './parts.tsx';
import { SUM_WORDS } from './teamSums.tsx';

/** What the team came to in some days: people, money, play and what the agent earned. */
export default function OverviewScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const { today, range, chooseRange } = useAddress('today');
  const { i18n } = useLingui();
  const formats = useFormats();
  const query = useQuery(agentOverview(useHttp(), range));
  const { data } = query;
  const money = (name: 'deposit' | 'withdrawal' | 'bet' | 'valid' | 'payout') => ({
    name: i18n._(SUM_WORDS[name]),
    value: data && <MoneyText amount={data.sums[name]} />,
  });
  return (
    <>
      <RangeBar today={today} range={range} onChoose={chooseRange} />
      {data ? (
        <>
          <Totals sums={people(data, formats.number)} />
          <Totals sums={(['deposit', 'withdrawal'] as const).map(money)} />
          <Totals
            sums={[
              ...(['bet', 'valid', 'payout'] as const).map(money),
              { name: i18n._(SUM_WORDS.net), value: <NetText amount={data.sums.net} /> },
            ]}
          />
          <Totals
            sums={[
              {
                name: (
                  <Trans id="agent.overview.income" context="Sum: what the agent earned">
                    My income
                  </Trans>
                ),
                value: <NetText amount={data.income} />,
              },
            ]}
          />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </>
  );
}

const people = (
  data: { team: number; online: number; active: number; sums: { joined: number } },
  write: (count: number) => string,
) => [
  {
    name: (
      <Trans id="agent.team.size" context="Number: members of an agent’s team">
        Team
      </Trans>
    ),
    value: write(data.team),
  },
  {
    name: (
      <Trans id="agent.overview.online" context="Number: members of a team who are here now">
        Online now
      </Trans>
    ),
    value: write(data.online),
  },
  {
    name: (
      <Trans id="agent.overview.joined" context="Number: members of a team who registered">
        New members
      </Trans>
    ),
    value: write(data.sums.joined),
  },
  {
    name: (
      <Trans id="agent.overview.active" context="Number: members of a team who placed bets">
        Active players
      </Trans>
    ),
    value: write(data.active),
  },
];
