import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAIN_WALLET } from '../../../../schemas/api/wallet.ts';
import { balance, funds, moveMoney } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../CallFault.tsx';
import { useOrderKey } from '../useOrderKey.ts';
import styles from './Wallet.module.css';

type Wallet = { readonly wallet: string; readonly balance: string; readonly held: string };

/** Where games of each vendor are played from a wallet of their own: the wallets, and the way back into the main one. */
export function VendorWallets() {
  const { data } = useQuery(funds(useHttp()));
  const collect = useCollect();
  if (!data || data.isSingle) return null;
  const filled = data.wallets.filter(
    ({ wallet, balance: amount }) => wallet !== MAIN_WALLET && Number(amount) > 0,
  );
  return (
    <section className={styles.section} aria-labelledby="wallets">
      <div className={styles.sectionHead}>
        <h2 id="wallets" className={styles.heading}>
          <Trans id="centre.wallets" context="Heading above the wallets of the member">
            Wallets
          </Trans>
        </h2>
        {filled.length > 0 && (
          <Button loading={collect.isPending} onClick={() => collect.mutate(filled)}>
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
      <ul role="list" className={styles.wallets}>
        {data.wallets.map(({ wallet, balance: amount, held }) => (
          <li key={wallet} className={styles.wallet}>
            <bdi className={styles.walletName}>
              {wallet === MAIN_WALLET ? (
                <Trans id="centre.wallets.main" context="Name of the wallet beside those of games">
                  Main wallet
                </Trans>
              ) : (
                wallet
              )}
            </bdi>
            <span className={styles.walletSums}>
              <MoneyText amount={amount} />
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
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves what is in each wallet into the main one, wallet by wallet: one that fails stops no other. */
function useCollect() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  return useMutation({
    mutationFn: async (wallets: readonly Wallet[]) => {
      const key = keyOf(wallets);
      const results = await Promise.allSettled(
        wallets.map(({ wallet, balance: amount }) =>
          moveMoney(http, { from: wallet, to: MAIN_WALLET, amount }, `${key}-${wallet}`),
        ),
      );
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      settle();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: funds(http).queryKey });
      void queryClient.invalidateQueries({ queryKey: balance(http).queryKey });
    },
  });
}
