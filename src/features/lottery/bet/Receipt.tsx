import { Plural, Trans } from '@lingui/react/macro';
import type { BetReceipt } from '../../../api/lottery.ts';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Facts } from '../Facts.tsx';
import { writePlace } from '../lotteryPaths.ts';
import styles from './BetDialog.module.css';

/** What became of a bet: on which draw it is, what it cost and what is left. */
export function Receipt(props: { receipt: BetReceipt; path: string; onClose: () => void }) {
  const { receipt, path, onClose } = props;
  const { order, chase, stake, sumBalance } = receipt;
  const href =
    chase === null
      ? writePlace(path, { view: 'orders', order: order.order })
      : writePlace(path, { view: 'chases' });
  return (
    <Dialog
      size="small"
      title={
        <Trans id="lottery.receipt.title" context="Lottery: heading of the receipt of a bet">
          Bet placed
        </Trans>
      }
      onClose={onClose}
    >
      <div className={styles.body}>
        <p role="status">
          <Where receipt={receipt} />
        </p>
        <Facts
          facts={[
            { id: 'order', name: <OrderWord />, value: <bdi>{chase ?? order.order}</bdi> },
            {
              id: 'stake',
              name: <StakeWord />,
              value: <MoneyText amount={stake} direction="out" />,
            },
            { id: 'left', name: <LeftWord />, value: <MoneyText amount={sumBalance} /> },
          ]}
        />
        <DialogActions>
          <Button kind="primary" size="large" data-first-focus onClick={onClose}>
            <Trans
              id="lottery.receipt.on"
              context="Lottery: button that closes the receipt of a bet"
            >
              Done
            </Trans>
          </Button>
          <ButtonLink size="large" href={href}>
            <Trans id="lottery.receipt.see" context="Lottery: link from a receipt to the bet">
              See the bet
            </Trans>
          </ButtonLink>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Where({ receipt }: { receipt: BetReceipt }) {
  const { chase, orders } = receipt;
  const { issue } = receipt.order;
  return chase === null ? (
    <Trans id="lottery.receipt.one" context="Lottery: receipt; {issue} is the name of the draw">
      Your bet is on draw <bdi>{issue}</bdi>.
    </Trans>
  ) : (
    <Plural
      id="lottery.receipt.chase"
      context="Lottery: receipt of a bet on # draws one after the other"
      value={orders}
      one="Your chase goes over # draw. Its stake is set aside."
      other="Your chase goes over # draws. All their stakes are set aside."
    />
  );
}

/** What stands beside the cost of a bet. */
export function StakeWord() {
  return (
    <Trans id="lottery.confirm.stake" context="Lottery: beside what a bet costs in all">
      Stake
    </Trans>
  );
}

function OrderWord() {
  return (
    <Trans id="lottery.receipt.order" context="Lottery: beside the number of an order">
      Order
    </Trans>
  );
}

/** What stands beside the money that is left. */
export function LeftWord() {
  return (
    <Trans id="lottery.receipt.left" context="Lottery: beside the money that is left after a bet">
      Balance now
    </Trans>
  );
}
