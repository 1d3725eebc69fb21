import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TransferStanding } from '../../../api/lineTransfers.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import {
  BlockList,
  BlockMoment,
  BonusLockedText,
  OwesText,
  PasswordLocked,
} from '../orders/BlockList.tsx';

type Block = TransferStanding['blocks'][number];

/** Whether the form itself leads through it: a payment password is asked for on the way. */
export const isOnTheWay = ({ block }: Block): boolean => block === 'passwordMissing';

/** What keeps a transfer back, each with what helps. */
export function TransferBlocks({ standing: { blocks, min } }: { standing: TransferStanding }) {
  return (
    <BlockList
      title={
        <Trans id="centre.upline.blocks" context="Heading above what keeps a transfer back">
          Before you can transfer
        </Trans>
      }
      blocks={blocks.filter((block) => !isOnTheWay(block))}
      write={(block) => <BlockText {...block} min={min} />}
    />
  );
}

function BlockText({ block, left, until, min }: Block & { min: string }): ReactNode {
  switch (block) {
    case 'uplineMissing':
      return (
        <Trans id="centre.upline.block.missing" context="Keeps a transfer back">
          There is no agent above you who can be sent money at the moment.
        </Trans>
      );
    case 'receiverMissing':
      return (
        <Trans id="centre.downline.block.missing" context="Keeps a transfer to the team back">
          This account cannot be sent money at the moment.
        </Trans>
      );
    case 'bonus':
      return <BonusLockedText left={left} />;
    case 'owes':
      return <OwesText left={left} />;
    case 'paused':
      return (
        <Trans id="centre.upline.block.paused" context="Keeps a transfer back">
          You take a break. Money can be paid out to you, but not sent to others.
        </Trans>
      );
    case 'passwordLocked':
      return <PasswordLocked until={until} />;
    case 'passwordReset':
      return (
        <Trans id="centre.upline.block.reset" context="Keeps a transfer back; a time is inside">
          Your payment password was replaced. To keep your money safe, transfers open again from{' '}
          <BlockMoment iso={until} />.
        </Trans>
      );
    case 'turnover':
      return (
        <Trans
          id="centre.upline.block.turnover"
          context="Keeps a transfer back; an amount is inside"
        >
          <MoneyText amount={left ?? '0'} /> still has to be played before money can leave.
        </Trans>
      );
    case 'balance':
      return (
        <Trans
          id="centre.upline.block.balance"
          context="Keeps a transfer back; an amount is inside"
        >
          The least that is sent is <MoneyText amount={min} />, which is more than you have.
        </Trans>
      );
    case 'dayCount':
      return (
        <Trans id="centre.upline.block.count" context="Keeps a transfer back; a time is inside">
          You have used up the transfers of today. The next one is possible from{' '}
          <BlockMoment iso={until} />.
        </Trans>
      );
    case 'daySum':
      return (
        <Trans id="centre.upline.block.sum" context="Keeps a transfer back; a time is inside">
          You have reached the sum that can be sent in a day. More is possible from{' '}
          <BlockMoment iso={until} />.
        </Trans>
      );
    case 'disputed':
      return (
        <Trans id="centre.upline.block.disputed" context="Keeps a transfer back">
          A deposit of yours is disputed. Transfers open again once that is decided.
        </Trans>
      );
    default:
      return (
        <Trans id="centre.upline.block.frozen" context="Keeps a transfer back">
          Money cannot leave your account for now. Customer service can tell you why.
        </Trans>
      );
  }
}
