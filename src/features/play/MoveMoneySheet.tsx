import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import { balance, funds, moveMoney } from '../../api/wallet.ts';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../platform/http/problemMessages.ts';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { useTypedMoney } from '../../ui/fields/useTypedMoney.ts';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Facts } from './Step.tsx';
import styles from './MoveMoneySheet.module.css';

interface SheetProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** Moves money from the main wallet into that of a game's vendor. */
// eslint-disable-next-line livery/named-exports -- a game loads it lazily
export default function MoveMoneySheet(props: SheetProps) {
  return (
    <WithMessages part="account">
      <MoveMoney {...props} />
    </WithMessages>
  );
}

/** Shares of the main wallet, in per cent. */
const PRESETS = [25, 50, 100] as const;

function MoveMoney({ game, onClose }: SheetProps) {
  const move = useMove(game.vassalage);
  const { main, there, minor, moved } = move;
  const { vendorName } = game;
  return (
    <Dialog
      size="small"
      title={
        <Trans id="play.move.title" context="Heading: move money into the wallet of a game">
          Move money into this game
        </Trans>
      }
      lead={
        <Trans id="play.move.lead" context="Why money is moved; {vendorName} is a game maker">
          Games of {vendorName} are played from a wallet of their own. You can move what is left
          back at any time.
        </Trans>
      }
      onClose={onClose}
    >
      {moved === undefined ? (
        <form noValidate className={styles.form} onSubmit={move.submit}>
          <AmountField move={move} />
          <div className={styles.presets}>
            {PRESETS.map((percent) => (
              <Button key={percent} size="small" onClick={() => move.take(percent)}>
                {percent} %
              </Button>
            ))}
          </div>
          <Wallets main={main - (minor ?? 0n)} there={there + (minor ?? 0n)} />
          <DialogActions>
            <Button type="submit" kind="primary" size="large" loading={move.isBusy}>
              <Trans id="play.move.submit" context="Button: move the money">
                Move the money
              </Trans>
            </Button>
          </DialogActions>
        </form>
      ) : (
        <div className={styles.form}>
          <p role="status" className={styles.receipt}>
            {moved.isUnderWay ? (
              <Trans
                id="play.move.underWay"
                context="Receipt while a game maker has not confirmed a transfer yet; an amount is inside"
              >
                <MoneyText amount={moved.amount} /> on its way. It shows in the game within moments.
              </Trans>
            ) : (
              <Trans
                id="play.move.done"
                context="Receipt after money was moved; an amount is inside"
              >
                <MoneyText amount={moved.amount} /> moved.
              </Trans>
            )}
          </p>
          <Wallets main={main} there={there} />
          <DialogActions>
            <Button kind="primary" size="large" data-first-focus onClick={onClose}>
              <Trans id="play.move.play" context="Button after money was moved: back to the game">
                Play
              </Trans>
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}

function AmountField({ move }: { move: ReturnType<typeof useMove> }) {
  const { i18n } = useI18n();
  const { problem } = move;
  const said = problem && PROBLEM_MESSAGES[problem.code];
  const fault = move.isTooMuch ? (
    <Trans id="play.move.tooMuch" context="Below the field for an amount of money">
      That is more than what is in your main wallet.
    </Trans>
  ) : (
    said && i18n._(said)
  );
  return (
    <MoneyField
      label={
        <Trans id="play.move.amount" context="Field for an amount of money to move">
          Amount
        </Trans>
      }
      fault={fault}
      wasSent={move.isWrong}
      value={move.text}
      data-first-focus
      onChange={move.type}
    />
  );
}

/** What will be where. */
function Wallets({ main, there }: { main: bigint; there: bigint }) {
  const { decimals } = useBrand().currency;
  const show = (minor: bigint) => <MoneyText amount={formatMinor(minor, decimals)} />;
  return (
    <Facts
      isLine
      entries={[
        [
          <Trans key="main" id="play.move.main" context="Name of the wallet beside those of games">
            Main wallet
          </Trans>,
          show(main),
        ],
        [
          <Trans key="game" id="play.move.game" context="Name of the wallet of a game">
            In this game
          </Trans>,
          show(there),
        ],
      ]}
    />
  );
}

function useMove(vendor: string) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { decimals } = useBrand().currency;
  const { data } = useQuery(funds(http));
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<{ isBusy?: boolean; isWrong?: boolean; problem?: Problem }>(
    {},
  );
  const [moved, setMoved] = useState<{ amount: string; isUnderWay: boolean }>();

  const inWallet = (name: string) =>
    parseMinor(data?.wallets.find(({ wallet }) => wallet === name)?.balance ?? '0', decimals) ?? 0n;
  const main = inWallet(MAIN_WALLET);
  const { money, write } = useTypedMoney(text);
  const typed = money.ok && money.minor > 0n ? money.minor : null;
  const minor = typed !== null && typed <= main ? typed : null;
  const type = (next: string) => {
    setText(next);
    setState({});
    // Another amount is another order.
    setKey(crypto.randomUUID());
  };
  const submit = (press: FormEvent) => {
    press.preventDefault();
    if (state.isBusy) return;
    if (minor === null) return setState({ isWrong: true });
    setState({ isBusy: true });
    const amount = formatMinor(minor, decimals);
    moveMoney(http, { from: MAIN_WALLET, to: vendor, amount }, key).then(
      ({ transferId: _, state: came, ...next }) => {
        queryClient.setQueryData(
          funds(http).queryKey,
          (before) => before && { ...before, ...next },
        );
        void queryClient.invalidateQueries({ queryKey: balance(http).queryKey });
        setMoved({ amount, isUnderWay: came === 'underWay' });
      },
      (cause: unknown) =>
        setState({
          problem: cause instanceof Problem ? cause : new Problem('internal', 'Failed.'),
        }),
    );
  };
  const take = (percent: number) => type(write((main * BigInt(percent)) / 100n));
  const isTooMuch = typed !== null && minor === null;
  return {
    main,
    there: inWallet(vendor),
    isTooMuch,
    text,
    type,
    take,
    minor,
    submit,
    moved,
    ...state,
  };
}
