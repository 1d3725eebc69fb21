import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContractKind } from '../../../../schemas/contracts.ts';
import { contracts, type Contracts } from '../../../api/contracts.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { AgentRoot } from '../AgentRoot.tsx';
import { Bills } from './Bills.tsx';
import { ContractCard } from './ContractCard.tsx';
import { KIND_WORDS } from './contractWords.ts';
import styles from './Contracts.module.css';
import { Debts } from './Debts.tsx';
import { Downlines } from './Downlines.tsx';

/** Contracts of a kind: the own one with offers to answer, those of downlines, bills and debts. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  return (
    <AgentRoot>
      <CentreFrame title={<Title kind={kind} />}>
        <Content kind={kind} />
      </CentreFrame>
    </AgentRoot>
  );
}

function Title({ kind }: { kind: ContractKind }) {
  const { i18n } = useLingui();
  return i18n._(KIND_WORDS[kind]);
}

function Content({ kind }: { kind: ContractKind }) {
  const query = useInfiniteQuery(contracts(useHttp(), kind));
  const { data } = query;
  const first = data?.pages[0];
  if (!data || !first) {
    if (query.isPending) return <Skeleton className={centre.shape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="agent.contract.fault" context="The page of contracts did not load">
          Your contracts could not be loaded. Check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <div className={centre.stack}>
      <Debts owes={first.owes} owed={first.owed} />
      <Own of={first} />
      <Downlines
        kind={kind}
        canOffer={first.canOffer}
        own={first.own}
        downlines={data.pages.flatMap(({ downlines }) => downlines)}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
      <Bills kind={kind} />
    </div>
  );
}

function Own({ of: { own, nextPeriod } }: { of: Contracts }) {
  const formats = useFormats();
  const next = formats.dateTime(nextPeriod);
  return (
    <section className={centre.stack} aria-labelledby="own">
      <h2 id="own" className={centre.panelTitle}>
        <Trans id="agent.contract.own" context="Heading above an agent’s own contracts">
          Your contract
        </Trans>
      </h2>
      {own.length === 0 ? (
        <p className={styles.nothing}>
          <Trans id="agent.contract.noOwn" context="In place of an agent’s own contract">
            You have no such contract yet. The agent above you or the house can offer you one; it
            shows here to be answered.
          </Trans>
        </p>
      ) : (
        <ul role="list" className={styles.list}>
          {own.map((contract) => (
            <ContractCard key={contract.id} of={contract} isOwn />
          ))}
        </ul>
      )}
      <p className={centre.quiet}>
        <Trans id="agent.contract.next" context="{next} is a date and time">
          The next period begins {next}.
        </Trans>
      </p>
    </section>
  );
}
