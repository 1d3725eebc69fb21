import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collectAll, funds, refreshWallets, type Wallet } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { AutomaticTransfer } from './AutomaticTransfer.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import styles from './Wallet.module.css';

/** Where games of each vendor are played from a wallet of their own: the wallets, and the ways between them. */
export function VendorWallets() {
  const { data } = useQuery(funds(useHttp()));
  const collect = useCollect();
  const [moving, setMoving] = useState<string>();
  if (!data || data.isSingle) return null;
  const [main, ...vendors] = data.wallets;
  const isFilled = vendors.some(({ balance }) => Number(balance) > 0);
  const chosen = vendors.find(({ wallet }) => wallet === moving);
  return (
    <section className={styles.section} aria-labelledby="wallets">
      <div className={styles.sectionHead}>
        <h2 id="wallets" className={styles.heading}>
          <Trans id="centre.wallets" context="Heading above the wallets of the member">
            Wallets
          </Trans>
        </h2>
        {isFilled && (
          <Button loading={collect.isPending} onClick={() => collect.mutate()}>
            <Trans
              id="centre.wallets.collect"
              context="Button: move all money from the wallets of games into the main wallet"
            >
              Collect all
            </Trans>
          </Button>
        )}
      </div>
      <CallFault cause={collect.error} />
      <p role="status" className={styles.said}>
        {collect.data && <Collected results={collect.data.results} wallets={vendors} />}
      </p>
      <ul role="list" className={styles.wallets}>
        {main && (
          <li className={styles.wallet}>
            <span className={styles.walletName}>
              <Trans id="centre.wallets.main" context="Name of the wallet beside those of games">
                Main wallet
              </Trans>
            </span>
            <Sums of={main} />
          </li>
        )}
        {vendors.map((wallet) => (
          <Row key={wallet.wallet} of={wallet} onMove={() => setMoving(wallet.wallet)} />
        ))}
      </ul>
      <AutomaticTransfer isOn={data.isAutomatic} />
      {main && chosen && (
        <MoveSheet main={main} vendor={chosen} onClose={() => setMoving(undefined)} />
      )}
    </section>
  );
}

function Row({ of, onMove }: { of: Wallet; onMove: () => void }) {
  const { wallet, name, underWay, status, balance } = of;
  const canMove = status === 'open' || Number(balance) > 0;
  return (
    <li className={styles.wallet}>
      <span className={styles.vendor}>
        <bdi className={styles.walletName}>{name ?? wallet}</bdi>
        {status === 'maintenance' && (
          <Badge tone="warning">
            <Trans
              id="centre.wallets.maintenance"
              context="Beside a vendor of games that is being worked on: money can be taken out, not put in"
            >
              Maintenance
            </Trans>
          </Badge>
        )}
        {Number(underWay) > 0 && (
          <small className={styles.way}>
            <Trans
              id="centre.wallets.underWay"
              context="Below a vendor of games; an amount is on its way there or back and not confirmed yet"
            >
              <MoneyText amount={underWay} /> on its way. We keep asking until the provider confirms
              it; your money is safe.
            </Trans>
          </small>
        )}
      </span>
      <Sums of={of} />
      {canMove && (
        <Button size="small" onClick={onMove}>
          <Trans
            id="centre.wallets.move"
            context="Button beside the wallet of a vendor of games: move money into it or out of it"
          >
            Transfer
          </Trans>
          <span className="visuallyHidden"> {name ?? wallet}</span>
        </Button>
      )}
    </li>
  );
}

function Sums({ of: { balance, held } }: { of: Wallet }) {
  return (
    <span className={styles.walletSums}>
      <MoneyText amount={balance} />
      {Number(held) > 0 && (
        <small>
          <Trans
            id="centre.wallets.held"
            context="Under the balance of a wallet; an amount that is set aside is inside"
          >
            + <MoneyText amount={held} /> set aside
          </Trans>
        </small>
      )}
    </span>
  );
}

type Results = Awaited<ReturnType<typeof collectAll>>['results'];

/** What came of each wallet: one that was refused stopped no other. */
function Collected({ results, wallets }: { results: Results; wallets: readonly Wallet[] }) {
  const refused = results.filter(({ state }) => state === 'refused');
  const names = refused.map(
    ({ wallet }) => wallets.find((one) => one.wallet === wallet)?.name ?? wallet,
  );
  if (refused.length === 0) {
    return (
      <Trans
        id="centre.wallets.collected"
        context="Said after money was collected from all wallets"
      >
        Everything is in your main wallet, or on its way there.
      </Trans>
    );
  }
  const list = names.join(', ');
  return (
    <Trans
      id="centre.wallets.collectedSome"
      context="Said after money was collected; {list} are vendors of games whose money stayed where it is"
    >
      Not collected: {list}. Everything else is in your main wallet, or on its way there.
    </Trans>
  );
}

function useCollect() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  return useMutation({
    mutationFn: () => collectAll(http, keyOf('collect')),
    onSuccess: settle,
    onSettled: () => refreshWallets(queryClient),
  });
}
