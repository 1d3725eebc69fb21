import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MAIN_WALLET } from '../../../../schemas/api/wallet.ts';
import { funds, walletTransfers, type WalletTransfer } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import styles from './Wallet.module.css';

const STATES = {
  underWay: msg({
    id: 'centre.transfer.underWay',
    context: 'State of a transfer to a vendor of games that has not confirmed it yet',
    message: 'On its way',
  }),
  done: msg({
    id: 'centre.transfer.done',
    context: 'State of a transfer to a vendor of games',
    message: 'Arrived',
  }),
  refused: msg({
    id: 'centre.transfer.refused',
    context: 'State of a transfer that a vendor of games did not take: the money is back',
    message: 'Not taken, money returned',
  }),
} as const;

const TONES: Readonly<Record<WalletTransfer['state'], BadgeTone>> = {
  underWay: 'info',
  done: 'win',
  refused: 'loss',
};

/** Moves between the member's wallets, the newest first; nothing where there is one wallet alone. */
export function TransferHistory() {
  const http = useHttp();
  const { data } = useQuery(funds(http));
  const isOn = data?.isSingle === false;
  const query = useInfiniteQuery({ ...walletTransfers(http), enabled: isOn });
  if (!isOn) return null;
  const lines = query.data?.pages.flatMap(({ list }) => list);
  return (
    <section className={styles.section} aria-labelledby="transfers">
      <h2 id="transfers" className={styles.heading}>
        <Trans id="centre.transfers" context="Heading above moves between the member’s wallets">
          Transfers
        </Trans>
      </h2>
      {lines?.length === 0 && (
        <p className={centre.quiet}>
          <Trans id="centre.transfers.none" context="In place of a list of moves between wallets">
            Nothing was moved between your wallets yet.
          </Trans>
        </p>
      )}
      {lines && lines.length > 0 && (
        <ol role="list" className={styles.wallets}>
          {lines.map((line) => (
            <Line key={line.id} of={line} />
          ))}
        </ol>
      )}
      {!lines && query.isPending && <Skeleton className={centre.lineShape} />}
      {!lines && query.isError && (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="centre.transfers.fault" context="A list of moves between wallets did not come">
            Your transfers could not be loaded. Your money is safe; check your connection.
          </Trans>
        </LoadFault>
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans id="centre.transfers.more" context="Button that shows older moves between wallets">
            Show older
          </Trans>
        </Button>
      )}
    </section>
  );
}

function Line({ of }: { of: WalletTransfer }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { vendorName, from, at, amount, state } = of;
  return (
    <li className={styles.wallet}>
      <span className={styles.vendor}>
        <bdi className={styles.walletName}>
          {from === MAIN_WALLET ? (
            <Trans
              id="centre.transfer.to"
              context="Where money went; {vendorName} is a vendor of games"
            >
              To {vendorName}
            </Trans>
          ) : (
            <Trans
              id="centre.transfer.from"
              context="Where money came from; {vendorName} is a vendor of games"
            >
              From {vendorName}
            </Trans>
          )}
        </bdi>
        <time className={styles.way} dateTime={at}>
          {formats.dateTime(at)}
        </time>
      </span>
      <span className={styles.walletSums}>
        <MoneyText amount={amount} />
        <Badge tone={TONES[state]}>{i18n._(STATES[state])}</Badge>
      </span>
    </li>
  );
}
