import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { uplineTransfer } from '../../../api/lineTransfers.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { LineTransfers } from './LineTransfers.tsx';
import { SendForm } from './SendForm.tsx';
import { TransferBlocks } from './TransferBlocks.tsx';

/** Money for the agent above: how much can be sent, the form, and what went and came. */
export default function UplineScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans
            id="centre.upline.title"
            context="Heading of the page on which members send money to the agent above them"
          >
            Transfer to upline
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const query = useQuery(uplineTransfer(useHttp()));
  const { data } = query;
  if (!data) {
    if (query.isPending) return <Skeleton className={centre.shape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="centre.upline.fault" context="The page of transfers to the agent did not load">
          This page could not be loaded. Your money is safe; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <div className={centre.stack}>
      <TransferBlocks standing={data} />
      {data.account !== null && <SendForm standing={data} account={data.account} />}
      <LineTransfers />
    </div>
  );
}
