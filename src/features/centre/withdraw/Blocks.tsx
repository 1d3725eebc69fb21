import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WithdrawalQuote } from '../../../api/payments.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import styles from './Withdraw.module.css';

type Block = WithdrawalQuote['blocks'][number];

/** Whether the form itself leads through it: an account and a password are asked for on the way. */
export const isOnTheWay = ({ block }: Block): boolean =>
  block === 'passwordMissing' || block === 'accountMissing';

/** What keeps a withdrawal back, each with what helps. */
export function Blocks({ quote }: { quote: WithdrawalQuote }) {
  const blocks = quote.blocks.filter((block) => !isOnTheWay(block));
  if (blocks.length === 0) return null;
  return (
    <section className={styles.blocks} aria-labelledby="blocks">
      <h2 id="blocks" className={styles.blocksTitle}>
        <Trans id="centre.blocks" context="Heading above what keeps a withdrawal back">
          Before you can withdraw
        </Trans>
      </h2>
      <ul role="list" className={styles.list}>
        {blocks.map((block) => (
          <li key={block.block} className={styles.block}>
            <Icon name={block.until === null ? 'alert' : 'clock'} size={20} />
            <span>
              <BlockText {...block} min={quote.min} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Moment({ iso }: { iso: string | null }) {
  const formats = useFormats();
  return iso === null ? null : <time dateTime={iso}>{formats.dateTime(iso)}</time>;
}

function BlockText({ block, left, until, min }: Block & { min: string }): ReactNode {
  switch (block) {
    case 'passwordLocked':
      return (
        <Trans id="centre.block.passwordLocked" context="Keeps a withdrawal back; a time is inside">
          The payment password was wrong too often. It works again from <Moment iso={until} />.
        </Trans>
      );
    case 'passwordReset':
      return (
        <Trans id="centre.block.passwordReset" context="Keeps a withdrawal back; a time is inside">
          Your payment password was replaced. To keep your money safe, withdrawals open again from{' '}
          <Moment iso={until} />.
        </Trans>
      );
    case 'accountWaiting':
      return (
        <Trans id="centre.block.accountWaiting" context="Keeps a withdrawal back; a time is inside">
          A new account waits before money goes to it, to keep your money safe. Yours can be used
          from <Moment iso={until} />.
        </Trans>
      );
    case 'turnover':
      return (
        <Trans id="centre.block.turnover" context="Keeps a withdrawal back; an amount is inside">
          <MoneyText amount={left ?? '0'} /> still has to be played. See below how far you are.
        </Trans>
      );
    case 'balance':
      return (
        <Trans id="centre.block.balance" context="Keeps a withdrawal back; an amount is inside">
          The least that is paid out is <MoneyText amount={min} />, which is more than you have.
        </Trans>
      );
    case 'dayCount':
      return (
        <Trans id="centre.block.dayCount" context="Keeps a withdrawal back; a time is inside">
          You have used up the withdrawals of today. The next one is possible from{' '}
          <Moment iso={until} />.
        </Trans>
      );
    case 'daySum':
      return (
        <Trans id="centre.block.daySum" context="Keeps a withdrawal back; a time is inside">
          You have reached the sum that is paid out in a day. More is possible from{' '}
          <Moment iso={until} />.
        </Trans>
      );
    case 'disputed':
      return (
        <Trans id="centre.block.disputed" context="Keeps a withdrawal back">
          A deposit of yours is disputed. Withdrawals open again once that is decided.
        </Trans>
      );
    case 'resting':
      return (
        <Trans id="centre.block.resting" context="Keeps a withdrawal back; a time is inside">
          Because your account was changed, withdrawals rest until <Moment iso={until} />.
        </Trans>
      );
    default:
      return (
        <Trans id="centre.block.frozen" context="Keeps a withdrawal back">
          Withdrawals from your account are closed for now. Customer service can tell you why.
        </Trans>
      );
  }
}
