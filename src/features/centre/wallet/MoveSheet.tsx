import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import { MAIN_WALLET } from '../../../../schemas/api/wallet.ts';
import { moveMoney, refreshWallets, type Wallet } from '../../../api/wallet.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { useTypedMoney } from '../../../ui/fields/useTypedMoney.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import styles from './Wallet.module.css';

interface SheetProps {
  readonly main: Wallet;
  readonly vendor: Wallet;
  readonly onClose: () => void;
}

/** Moves money into the wallet of a vendor, or out of it. */
export function MoveSheet(props: SheetProps) {
  const { vendor, onClose } = props;
  const move = useMove(props);
  return (
    <Dialog
      size="small"
      title={<bdi>{vendor.name ?? vendor.wallet}</bdi>}
      isDirty={move.text !== ''}
      onClose={onClose}
    >
      <form noValidate className={centre.form} onSubmit={move.submit}>
        <WayChoice move={move} vendor={vendor} />
        <MoneyField
          label={
            <Trans id="centre.move.amount" context="Field: how much money is moved">
              Amount
            </Trans>
          }
          help={
            <Trans
              id="centre.move.there"
              context="Below the amount to move; what there is is inside"
            >
              <MoneyText amount={move.there} /> available.
            </Trans>
          }
          fault={
            move.isTooMuch && (
              <Trans id="centre.move.tooMuch" context="The amount to move is more than there is">
                That is more than this wallet holds.
              </Trans>
            )
          }
          wasSent={move.wasSent}
          value={move.text}
          data-first-focus
          onChange={move.type}
        />
        <div className={centre.presets}>
          <Button size="small" onClick={() => move.take(2n)}>
            <Trans id="centre.move.half" context="Button: fills in half of what a wallet holds">
              Half
            </Trans>
          </Button>
          <Button size="small" onClick={() => move.take(1n)}>
            <Trans id="centre.move.all" context="Button: fills in all of what a wallet holds">
              All
            </Trans>
          </Button>
        </div>
        <CallFault cause={move.error} />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={move.isBusy}>
            <Trans id="centre.move.submit" context="Button: move the money now">
              Move the money
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Into the wallet or out of it; what cannot be done is not offered. */
function WayChoice({ move, vendor }: { move: ReturnType<typeof useMove>; vendor: Wallet }) {
  return (
    <div role="group" className={styles.both}>
      <Button
        aria-pressed={move.isIn}
        kind={move.isIn ? 'primary' : 'secondary'}
        disabled={vendor.status !== 'open'}
        onClick={() => move.turn('in')}
      >
        <Trans id="centre.move.in" context="Choice: money goes from the main wallet to a game">
          Move in
        </Trans>
      </Button>
      <Button
        aria-pressed={!move.isIn}
        kind={move.isIn ? 'secondary' : 'primary'}
        disabled={Number(vendor.balance) === 0}
        onClick={() => move.turn('out')}
      >
        <Trans id="centre.move.out" context="Choice: money goes from a game to the main wallet">
          Move out
        </Trans>
      </Button>
    </div>
  );
}

function useMove({ main, vendor, onClose }: SheetProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { decimals } = useBrand().currency;
  const { keyOf, settle } = useOrderKey();
  const [way, setWay] = useState<'in' | 'out'>(() =>
    vendor.status !== 'open' || (Number(main.balance) === 0 && Number(vendor.balance) > 0)
      ? 'out'
      : 'in',
  );
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const { money, write } = useTypedMoney(text);
  const isIn = way === 'in';
  const there = isIn ? main.balance : vendor.balance;
  const most = parseMinor(there, decimals) ?? 0n;
  const typed = money.ok && money.minor > 0n ? money.minor : null;
  const move = useMutation({
    mutationFn: (amount: string) => {
      const [from, to] = isIn ? [MAIN_WALLET, vendor.wallet] : [vendor.wallet, MAIN_WALLET];
      const order = { from, to, amount };
      return moveMoney(http, order, keyOf(order));
    },
    onSuccess: () => {
      settle();
      onClose();
    },
    onSettled: () => refreshWallets(queryClient),
  });
  const type = (next: string) => {
    setText(next);
    setSent(false);
    move.reset();
  };
  return {
    isIn,
    there,
    text,
    type,
    wasSent,
    isTooMuch: typed !== null && typed > most,
    error: move.error,
    isBusy: move.isPending,
    take: (part: bigint) => type(write(most / part)),
    turn(next: 'in' | 'out') {
      setWay(next);
      type('');
    },
    submit(press: FormEvent) {
      press.preventDefault();
      if (typed === null || typed > most) return setSent(true);
      if (!move.isPending) move.mutate(formatMinor(typed, decimals));
    },
  };
}
