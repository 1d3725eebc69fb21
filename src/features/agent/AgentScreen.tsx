import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { agentHome } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { CentreFrame } from '../../ui/CentreFrame/CentreFrame.tsx';
import { AgentList } from '../../ui/CentreFrame/CentreMenu.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { Totals } from '../../ui/Records/Totals.tsx';
import { AgentRoot } from './AgentRoot.tsx';

/** The first page of the agent centre: how large the team is, and on phones the way to every other page. */
export default function AgentScreen() {
  return (
    <AgentRoot>
      <CentreFrame
        up={HOME}
        title={
          <Trans id="agent.title" context="Heading of the pages of an agent">
            Agent centre
          </Trans>
        }
      >
        <Team />
        <div className={centre.menu}>
          <AgentList />
        </div>
      </CentreFrame>
    </AgentRoot>
  );
}

const HOME = {
  href: '/',
  name: (
    <Trans id="agent.home" context="Link above the agent centre: to the home page">
      Home
    </Trans>
  ),
};

function Team() {
  const query = useQuery(agentHome(useHttp()));
  const formats = useFormats();
  const { data } = query;
  if (!data && query.isError) {
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="agent.fault" context="A page of the agent centre did not load">
          This page could not be loaded. Check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <Totals
      sums={
        data && [
          {
            name: (
              <Trans id="agent.team.size" context="Number: members of an agent’s team">
                Team
              </Trans>
            ),
            value: formats.number(data.team),
          },
          {
            name: (
              <Trans
                id="agent.team.direct"
                context="Number: members of a team that are right below the agent"
              >
                Direct downlines
              </Trans>
            ),
            value: formats.number(data.direct),
          },
          {
            name: (
              <Trans id="agent.team.agents" context="Number: agents in a team">
                Agents
              </Trans>
            ),
            value: formats.number(data.agents),
          },
        ]
      }
    />
  );
}
