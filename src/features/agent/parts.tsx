import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DownlineKind } from '../../../schemas/api/agents.ts';
import { useCurrentScreen } from '../../platform/screens/ScreensContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { CentreFrame } from '../../ui/CentreFrame/CentreFrame.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './Agent.module.css';
import { AgentRoot } from './AgentRoot.tsx';

/** A page of the agent centre, under its name in the menu. */
export function AgentPage({ children }: { children: ReactNode }) {
  return (
    <AgentRoot>
      <Named>{children}</Named>
    </AgentRoot>
  );
}

function Named({ children }: { children: ReactNode }) {
  const screen = useCurrentScreen();
  const { i18n } = useLingui();
  return <CentreFrame title={screen && i18n._(screen.label)}>{children}</CentreFrame>;
}

interface Asked {
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** In place of what is on its way, or did not come. */
export function Waiting({ query }: { query: Asked }) {
  if (query.isPending) return <Skeleton className={centre.shape} />;
  return (
    <LoadFault onRetry={() => void query.refetch()}>
      <Trans id="agent.fault" context="A page of the agent centre did not load">
        This page could not be loaded. Check your connection.
      </Trans>
    </LoadFault>
  );
}

/** The button below a list of which there is more. */
export function More(props: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.query;
  if (!hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        <Trans id="agent.more" context="Button that shows more lines of a list">
          Show more
        </Trans>
      </Button>
    </div>
  );
}

/** In place of a list that is empty. */
export function Nothing({ children }: { children: ReactNode }) {
  return <div className={styles.nothing}>{children}</div>;
}

/** Whether somebody leads a team or plays. */
export function KindBadge({ kind }: { kind: DownlineKind }) {
  return kind === 'agent' ? (
    <Badge tone="brand">
      <Trans id="agent.kind.agent" context="What somebody in a team is: leads a team as well">
        Agent
      </Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans id="agent.kind.player" context="What somebody in a team is: plays only">
        Player
      </Trans>
    </Badge>
  );
}

/** From the agent down to whose page it is; each leads to its own. */
export function TeamPath(props: {
  path: readonly { readonly id: string; readonly account: string }[];
  hrefOf: (id: string | null) => string;
}) {
  const { path, hrefOf } = props;
  const last = path.length - 1;
  if (last < 1) return null;
  return (
    <ol role="list" className={styles.path}>
      {path.map(({ id, account }, at) => (
        <li key={id}>
          {at === last ? (
            <bdi aria-current="page">{account}</bdi>
          ) : (
            <>
              <SiteLink href={hrefOf(at === 0 ? null : id)}>
                <bdi>{account}</bdi>
              </SiteLink>
              <Icon name="chevronForward" size={16} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
