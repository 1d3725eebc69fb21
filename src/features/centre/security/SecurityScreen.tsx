import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { security, type Security, type SecurityAdvice } from '../../../api/security.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useModals } from '../../../platform/modals/modals.ts';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { AccountHead, Advice } from './AccountHead.tsx';
import { Details } from './Details.tsx';
import { Devices } from './Devices.tsx';
import { Leaving } from './Leaving.tsx';
import { Privacy } from './Privacy.tsx';
import { SafetyRows } from './SafetyRows.tsx';
import { SecurityDialog, type Opened } from './SecurityDialog.tsx';

/** A member's own account: how it is kept safe, who its member is, and where it is signed in. */
export default function SecurityScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="centre.own.title" context="Heading of the page about the member’s own account">
            My account
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

const PARTS = ['security', 'details', 'devices'] as const;
type Part = (typeof PARTS)[number];

function Content() {
  const query = useQuery(security(useHttp()));
  if (query.data) return <Parts security={query.data} />;
  if (query.isPending) return <Skeleton className={centre.shape} />;
  return (
    <LoadFault onRetry={() => void query.refetch()}>
      <Trans id="centre.own.fault" context="The state of the account could not be loaded">
        Your account could not be loaded. Nothing is lost; check your connection.
      </Trans>
    </LoadFault>
  );
}

function Parts({ security: state }: { security: Security }) {
  const { t } = useLingui();
  const modals = useModals();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  const part = PARTS.find((one) => one === params.get('show')) ?? 'security';
  const show = (next: Part) => setParams({ show: next }, { replace: true });

  const mend = (advice: SecurityAdvice) => {
    if (advice === 'password') modals.open('changePassword');
    else if (advice === 'profile') show('details');
    else setOpened({ dialog: advice });
  };
  const tabs = [
    {
      id: 'security' as const,
      label: t({ id: 'centre.own.security', context: 'Tab of My account', message: 'Security' }),
    },
    {
      id: 'details' as const,
      label: t({ id: 'centre.own.details', context: 'Tab of My account', message: 'Details' }),
    },
    {
      id: 'devices' as const,
      label: t({ id: 'centre.own.devices', context: 'Tab of My account', message: 'Devices' }),
    },
  ];
  return (
    <div className={centre.stack}>
      <AccountHead security={state} onPicture={() => setOpened({ dialog: 'picture' })} />
      <Tabs
        label={t({
          id: 'centre.own.parts',
          context: 'Name of the tabs of My account, read to screen readers',
          message: 'Parts of your account',
        })}
        tabs={tabs}
        chosen={part}
        onChoose={show}
      >
        {part === 'security' && (
          <div className={centre.stack}>
            <Advice security={state} onMend={mend} />
            <SafetyRows security={state} onOpen={setOpened} onMend={mend} />
          </div>
        )}
        {part === 'details' && (
          <div className={centre.stack}>
            <Details />
            <Privacy />
            <Leaving security={state} onOpen={setOpened} />
          </div>
        )}
        {part === 'devices' && <Devices />}
      </Tabs>
      {opened && (
        <SecurityDialog opened={opened} security={state} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
