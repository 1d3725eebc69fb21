import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lineTransfers, type LineTransfer } from '../../../api/lineTransfers.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { RecordList } from '../../../ui/Records/RecordPage.tsx';
import styles from './Upline.module.css';

/** What went to the agent above and what came from the line, the newest first. */
export function LineTransfers() {
  const query = useInfiniteQuery(lineTransfers(useHttp()));
  return (
    <section className={centre.stack} aria-labelledby="transfers">
      <h2 id="transfers" className={centre.panelTitle}>
        <Trans id="centre.upline.history" context="Heading above transfers within the line">
          Your transfers
        </Trans>
      </h2>
      <RecordList
        query={query}
        fault={
          <Trans id="centre.history.fault" context="A list of deposits or withdrawals did not come">
            This list could not be loaded. Your money is safe; check your connection.
          </Trans>
        }
        nothing={
          <Trans id="centre.upline.none" context="In place of the list of transfers">
            Nothing sent or received yet.
          </Trans>
        }
      >
        {(list) => (
          <ul role="list" className={styles.list}>
            {list.map((transfer) => (
              <Line key={transfer.id} transfer={transfer} />
            ))}
          </ul>
        )}
      </RecordList>
    </section>
  );
}

function Line({ transfer }: { transfer: LineTransfer }) {
  const formats = useFormats();
  const { account, amount, at, direction, purpose } = transfer;
  const name = <bdi>{account}</bdi>;
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <strong>
          {direction === 'out' ? (
            <Trans id="centre.upline.sent" context="Line of a list; an account is inside">
              To {name}
            </Trans>
          ) : (
            <Trans id="centre.upline.got" context="Line of a list; an account is inside">
              From {name}
            </Trans>
          )}
        </strong>
        {purpose !== '' && <bdi className={styles.purpose}>{purpose}</bdi>}
        <time className={centre.quiet} dateTime={at}>
          {formats.dateTime(at)}
        </time>
      </span>
      <MoneyText amount={amount} direction={direction} />
    </li>
  );
}
