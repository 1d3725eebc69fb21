import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ContractKind } from '../../../../schemas/contracts.ts';
import type { Contract, Contracts } from '../../../api/contracts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ContractCard } from './ContractCard.tsx';
import styles from './Contracts.module.css';
import { OfferDialog } from './OfferDialog.tsx';

interface Offer {
  readonly account: string;
  readonly contract?: Contract;
}

/** Agents right below with their contracts, and the buttons that offer, change and end. */
export function Downlines({
  kind,
  canOffer,
  own,
  downlines,
  hasMore,
  isLoadingMore,
  onMore,
}: Pick<Contracts, 'canOffer' | 'own' | 'downlines'> & {
  kind: ContractKind;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const groups = own.filter(({ status }) => status !== 'P').map(({ group }) => group);
  return (
    <section className={centre.stack} aria-labelledby="downlines">
      <h2 id="downlines" className={centre.panelTitle}>
        <Trans id="agent.contract.downlines" context="Heading above agents right below">
          Your downlines
        </Trans>
      </h2>
      <CannotOffer canOffer={canOffer} />
      {downlines.length === 0 ? (
        <p className={styles.nothing}>
          <Trans id="agent.contract.noDownlines" context="In place of the list of agents below">
            No agents are right below you yet. Open an account for one, and you can offer a contract
            here.
          </Trans>
        </p>
      ) : (
        <ul role="list" className={styles.list}>
          {downlines.map(({ account, contracts }) => (
            <li key={account} className={styles.group}>
              <div className={styles.head}>
                <bdi className={styles.name}>{account}</bdi>
                <span className={styles.end}>
                  <Button
                    size="small"
                    disabled={canOffer !== 'yes' || contracts.some(({ group }) => group === 'CONS')}
                    onClick={() => setOffer({ account })}
                  >
                    <Trans id="agent.contract.offer" context="Button: offers an agent a contract">
                      Offer contract
                    </Trans>
                  </Button>
                </span>
              </div>
              {contracts.length > 0 && (
                <ul role="list" className={styles.list}>
                  {contracts.map((contract) => (
                    <ContractCard
                      key={contract.id}
                      of={contract}
                      isOwn={false}
                      onChange={() => setOffer({ account, contract })}
                    />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={centre.actions}>
          <Button loading={isLoadingMore} onClick={onMore}>
            <Trans id="agent.contract.more" context="Button that shows more agents of a list">
              Show more
            </Trans>
          </Button>
        </div>
      )}
      {offer && (
        <OfferDialog kind={kind} groups={groups} onClose={() => setOffer(null)} {...offer} />
      )}
    </section>
  );
}

function CannotOffer({ canOffer }: Pick<Contracts, 'canOffer'>) {
  if (canOffer === 'yes') return null;
  return (
    <p className={styles.warning}>
      {canOffer === 'owing' ? (
        <Trans id="agent.contract.owing" context="Why an agent cannot offer contracts now">
          While you owe money to agents below you, you cannot offer contracts, withdraw or transfer.
        </Trans>
      ) : (
        <Trans id="agent.contract.none" context="Why an agent cannot offer contracts now">
          You can offer this contract once you have one yourself: what you pay comes from what you
          receive.
        </Trans>
      )}
    </p>
  );
}
