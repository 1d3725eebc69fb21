import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { downlineTransfer } from '../../../api/lineTransfers.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
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
        {to === null ? <Skeleton className={centre.shape} /> : <Send key={to} to={to} />}
        <LineTransfers />
      </div>
    </CentreFrame>
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
