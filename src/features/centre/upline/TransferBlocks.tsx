import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UplineTransfer } from '../../../api/lineTransfers.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import withdraw from '../withdraw/Withdraw.module.css';

type Block = UplineTransfer['blocks'][number];

/** Whether the form itself leads through it: a payment password is asked for on the way. */
export const isOnTheWay = ({ block }: Block): boolean => block === 'passwordMissing';

/** What keeps a transfer back, each with what helps. */
export function TransferBlocks({ standing: { blocks, min } }: { standing: UplineTransfer }) {
  const shown = blocks.filter((block) => !isOnTheWay(block));
  if (shown.length === 0) return null;
  return (
    <section className={withdraw.blocks} aria-labelledby="blocks">
      <h2 id="blocks" className={withdraw.blocksTitle}>
        <Trans id="centre.upline.blocks" context="Heading above what keeps a transfer back">
          Before you can transfer
        </Trans>
      </h2>
      <ul role="list" className={withdraw.list}>
        {shown.map((block) => (
          <li key={block.block} className={withdraw.block}>
            <Icon name={block.until === null ? 'alert' : 'clock'} size={20} />
            <span>
              <BlockText {...block} min={min} />
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
    case 'uplineMissing':
      return (
        <Trans id="centre.upline.block.missing" context="Keeps a transfer back">
          There is no agent above you who can be sent money at the moment.
        </Trans>
      );
    case 'paused':
      return (
        <Trans id="centre.upline.block.paused" context="Keeps a transfer back">
          You take a break. Money can be paid out to you, but not sent to others.
        </Trans>
      );
    case 'passwordLocked':
      return (
        <Trans id="centre.block.passwordLocked" context="Keeps a withdrawal back; a time is inside">
          The payment password was wrong too often. It works again from <Moment iso={until} />.
        </Trans>
      );
    case 'passwordReset':
      return (
        <Trans id="centre.upline.block.reset" context="Keeps a transfer back; a time is inside">
          Your payment password was replaced. To keep your money safe, transfers open again from{' '}
          <Moment iso={until} />.
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
          <Moment iso={until} />.
        </Trans>
      );
    case 'daySum':
      return (
        <Trans id="centre.upline.block.sum" context="Keeps a transfer back; a time is inside">
          You have reached the sum that can be sent in a day. More is possible from{' '}
          <Moment iso={until} />.
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
