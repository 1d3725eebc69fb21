import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { identity } from '../../../api/identity.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { CheckCard } from './CheckCard.tsx';
import { Levels } from './Levels.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import styles from './Identity.module.css';

/** Who the member is: what is still to be shown and why, how it stands, and what each level allows. */
export default function IdentityScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans
            id="centre.identity.title"
            context="Heading of the page on which members show who they are"
          >
            Identity check
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const query = useQuery(identity(useHttp()));
  const { data } = query;
  if (!data) {
    if (query.isPending) return <Skeleton className={centre.shape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans
          id="centre.identity.fault"
          context="The state of the identity check could not be loaded"
        >
          Your identity check could not be loaded. Nothing is lost; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  const done = data.checks.filter(({ state }) => state === 'approved').length;
  const all = data.checks.length;
  return (
    <div className={centre.columns}>
      <div className={centre.stack}>
        <div className={styles.progress} role="status">
          <p>
            <Trans
              id="centre.identity.progress"
              context="How many of the things that are asked for are approved"
            >
              {done} of {all} approved
            </Trans>
          </p>
          <span className={styles.track}>
            <span style={{ inlineSize: `${all === 0 ? 100 : (done / all) * 100}%` }} />
          </span>
        </div>
        {data.provider !== null && data.provider.needs.length > 0 && (
          <ProviderCard provider={data.provider} />
        )}
        <ul role="list" className={centre.stack}>
          {data.checks.map((check) => (
            <CheckCard key={check.need} check={check} standing={data} />
          ))}
        </ul>
      </div>
      <Levels standing={data} />
    </div>
  );
}
