import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { team as teamPages } from '../../../api/agents.ts';
import { downlineTransfer } from '../../../api/lineTransfers.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { AccountSearch } from '../../../ui/Records/AccountSearch.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import { LineTransfers } from './LineTransfers.tsx';
import { SendForm } from './SendForm.tsx';
import { TransferBlocks } from './TransferBlocks.tsx';
import styles from './Upline.module.css';

/** Money of an agent for one of the team, whom the address names: the form, and what went and came. */
export default function DownlineScreen() {
  const to = useQueryValue('to');
  return (
    <CentreRoot>
      <Page to={to} />
    </CentreRoot>
  );
}

function Page({ to }: { to: string | null }) {
  const team = useScreenPath('downlineManagmentView');
  return (
    <CentreFrame
      {...(team !== undefined && {
        up: {
          href: team,
          name: (
            <Trans id="centre.downline.team" context="Link: back to the list of an agent’s team">
              Team management
            </Trans>
          ),
        },
      })}
      title={
        <Trans
          id="centre.downline.title"
          context="Heading of the page on which an agent sends money to a member of the team"
        >
          Transfer to your team
        </Trans>
      }
    >
      <div className={centre.stack}>
        {to === null ? <Choose /> : <Send key={to} to={to} />}
        <LineTransfers />
      </div>
    </CentreFrame>
  );
}

/** Whom to send to, where the address names nobody: those right below, or who is found by account. */
function Choose() {
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(teamPages(useHttp(), { ...(search && { search }) }));
  const page = useScreenPath('transferDownline') ?? '';
  const rows = query.data?.pages[0]?.list;
  return (
    <section className={centre.stack}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.downline.choose" context="Heading over accounts of the team to send to">
          Who gets it?
        </Trans>
      </h2>
      <AccountSearch onSearch={setSearch} />
      {query.isPending && <Skeleton className={centre.shape} />}
      {query.isError && !rows && (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="centre.upline.fault" context="The page of transfers to the agent did not load">
            This page could not be loaded. Your money is safe; check your connection.
          </Trans>
        </LoadFault>
      )}
      {rows?.length === 0 && (
        <p className={styles.nothing}>
          {search ? (
            <Trans id="agent.team.notFound" context="No account of the team begins so">
              Nobody in your team has an account that begins with this.
            </Trans>
          ) : (
            <Trans id="agent.team.none" context="In place of the list of downlines">
              Nobody is here yet. Give people a registration link, or open an account for them.
            </Trans>
          )}
        </p>
      )}
      {rows && rows.length > 0 && (
        <ul role="list" className={styles.people}>
          {rows.map(({ id, account }) => (
            <li key={id}>
              <ButtonLink
                iconAfter="chevronForward"
                href={`${page}?${new URLSearchParams({ to: id })}`}
              >
                <bdi>{account}</bdi>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Send({ to }: { to: string }) {
  const { data, error, isPending, refetch } = useQuery(downlineTransfer(useHttp(), to));
  if (data) {
    return (
      <>
        <TransferBlocks standing={data} />
        <SendForm standing={data} account={data.account ?? ''} to={to} />
      </>
    );
  }
  if (isPending) return <Skeleton className={centre.shape} />;
  const isNobody =
    error instanceof Problem && (error.code === 'notFound' || error.code === 'queryInvalid');
  if (isNobody) {
    return (
      <p className={styles.nothing}>
        <Trans id="centre.downline.nobody" context="Instead of the form: the address names nobody">
          Nobody of your team can be sent money here. Choose a member in your team.
        </Trans>
      </p>
    );
  }
  return (
    <LoadFault onRetry={() => void refetch()}>
      <Trans id="centre.upline.fault" context="The page of transfers to the agent did not load">
        This page could not be loaded. Your money is safe; check your connection.
      </Trans>
    </LoadFault>
  );
}
