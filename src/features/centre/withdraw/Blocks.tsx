import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WithdrawalQuote } from '../../../api/payments.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import {
  BlockList,
  BlockMoment,
  BonusLockedText,
  OwesText,
  PasswordLocked,
} from '../orders/BlockList.tsx';

type Block = WithdrawalQuote['blocks'][number];

/** Whether the form itself leads through it: an account and a password are asked for on the way. */
export const isOnTheWay = ({ block }: Block): boolean =>
  block === 'passwordMissing' || block === 'accountMissing';

/** What keeps a withdrawal back, each with what helps. */
export function Blocks({ quote }: { quote: WithdrawalQuote }) {
  return (
    <BlockList
      title={
        <Trans id="centre.blocks" context="Heading above what keeps a withdrawal back">
          Before you can withdraw
        </Trans>
      }
      blocks={quote.blocks.filter((block) => !isOnTheWay(block))}
      write={(block) => <BlockText {...block} min={quote.min} />}
    />
  );
}

function BlockText({ block, left, until, min }: Block & { min: string }): ReactNode {
  switch (block) {
    case 'passwordLocked':
      return <PasswordLocked until={until} />;
    case 'passwordReset':
      return (
        <Trans id="centre.block.passwordReset" context="Keeps a withdrawal back; a time is inside">
          Your payment password was replaced. To keep your money safe, withdrawals open again from{' '}
          <BlockMoment iso={until} />.
        </Trans>
      );
    case 'accountWaiting':
      return (
        <Trans id="centre.block.accountWaiting" context="Keeps a withdrawal back; a time is inside">
          A new account waits before money goes to it, to keep your money safe. Yours can be used
          from <BlockMoment iso={until} />.
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
          <BlockMoment iso={until} />.
        </Trans>
      );
    case 'daySum':
      return (
        <Trans id="centre.block.daySum" context="Keeps a withdrawal back; a time is inside">
          You have reached the sum that is paid out in a day. More is possible from{' '}
          <BlockMoment iso={until} />.
        </Trans>
      );
    case 'bonus':
      return <BonusLockedText left={left} />;
    case 'owes':
      return <OwesText left={left} />;
    case 'disputed':
      return (
        <Trans id="centre.block.disputed" context="Keeps a withdrawal back">
          A deposit of yours is disputed. Withdrawals open again once that is decided.
        </Trans>
      );
    case 'resting':
      return (
        <Trans id="centre.block.resting" context="Keeps a withdrawal back; a time is inside">
          Because your account was changed, withdrawals rest until <BlockMoment iso={until} />.
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
