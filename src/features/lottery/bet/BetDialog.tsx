import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balance } from '../../../api/wallet.ts';
import type { LotteryOffer, LotteryState } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { ChasePlanner } from '../chase/ChasePlanner.tsx';
import type { PlannedChase } from '../chase/plan.ts';
import { IssueClock } from '../../../ui/IssueClock/IssueClock.tsx';
import { useCurrentIssue } from '../issue/useIssues.ts';
import { Facts } from '../Facts.tsx';
import { SlipLine } from '../slip/SlipList.tsx';
import { halfOf, totalOf, type Plays, type SlipItem } from '../slip/slip.ts';
import type { SlipUse } from '../slip/useSlip.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { Receipt, StakeWord } from './Receipt.tsx';
import { toWire, usePlaceBet, withMovedOdds } from './usePlaceBet.ts';
import { IssueWord } from './IssueBar.tsx';
import styles from './BetDialog.module.css';

/** What a bet is about, and what becomes of it. */
export interface BetDialogProps {
  readonly kind: 'bet' | 'chase';
  readonly state: LotteryState;
  readonly offer: LotteryOffer;
  readonly plays: Plays;
  readonly use: SlipUse;
  readonly path: string;
  readonly onOfferOld: () => void;
  readonly onClose: () => void;
}

/** What the dialog sends, and what it does about refusals. */
function useBetDialog({ kind, state, offer, plays, use, onOfferOld }: BetDialogProps) {
  const { slip, change } = use;
  const place = usePlaceBet();
  const current = useCurrentIssue(state);
  const [chase, setChase] = useState<PlannedChase>();
  const next = current ? [{ issue: current.issue, multiple: 1 }] : [];
  const issues = kind === 'chase' ? (chase?.issues ?? []) : next;
  const timesOf = (on: readonly { readonly multiple: number }[]) =>
    on.reduce((sum, { multiple }) => sum + multiple, 0);

  const send = async (items: readonly SlipItem[], on = issues) => {
    const { exact, stake } = totalOf(items, offer.decimals, timesOf(on));
    const placed = await place.send({
      lottery: offer.lottery,
      items: items.map((item) => toWire(item, halfOf(item, offer, plays))),
      issues: [...on],
      ...(kind === 'chase' && chase?.stop && { stop: chase.stop }),
      stake: exact ?? stake,
    });
    if (placed) change({ kind: 'clear' });
  };
  const acceptOdds = () => {
    if (place.refusal?.kind !== 'odds') return;
    const items = withMovedOdds(slip.items, { offer, plays }, place.refusal.value.moved);
    change({ kind: 'replace', items });
    onOfferOld();
    void send(items);
  };
  const totals = totalOf(slip.items, offer.decimals, Math.max(1, timesOf(issues)));
  return { place, current, issues, totals, setChase, send, acceptOdds };
}

/** Shows what is about to be placed, on which draw and for how much; places it; and says what came of it. */
// eslint-disable-next-line livery/named-exports -- the bet screen loads it lazily
export default function BetDialog(props: BetDialogProps) {
  const { kind, offer, use, path, onClose } = props;
  const { items } = use.slip;
  const { place, current, issues, totals, setChase, send, acceptOdds } = useBetDialog(props);
  if (place.receipt) return <Receipt receipt={place.receipt} path={path} onClose={onClose} />;
  return (
    <Dialog title={<Title kind={kind} />} isDirty onClose={onClose}>
      <div className={styles.body}>
        {kind === 'bet' && current && (
          <div className={styles.issue}>
            <IssueWord issue={current.issue} />
            <IssueClock issue={current} />
          </div>
        )}
        <ul className={styles.lines}>
          {items.map((item) => (
            <li key={item.key}>
              <SlipLine item={item} decimals={offer.decimals} />
            </li>
          ))}
        </ul>
        {kind === 'chase' && (
          <ChasePlanner offer={offer} items={items} lottery={offer.lottery} onPlan={setChase} />
        )}
        <Totals stake={totals.stake} />
        {totals.exact === null && <FractionNote />}
        {place.refusal && (
          <RefusalNote
            refusal={place.refusal}
            items={items}
            onNext={(issue) => void send(items, [{ issue, multiple: 1 }])}
            onAcceptOdds={acceptOdds}
          />
        )}
        <DialogActions>
          <Button
            kind="primary"
            size="large"
            data-first-focus={kind === 'bet' || undefined}
            loading={place.isBusy}
            disabled={issues.length === 0 || items.length === 0 || totals.exact === null}
            onClick={() => void send(items)}
          >
            <PlaceWord kind={kind} draws={issues.length} />
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Title({ kind }: { kind: BetDialogProps['kind'] }) {
  return kind === 'chase' ? (
    <Trans
      id="lottery.confirm.chase"
      context="Lottery: heading of a dialog that plans the same bet over several draws"
    >
      Plan a chase
    </Trans>
  ) : (
    <Trans
      id="lottery.confirm.title"
      context="Lottery: heading of a dialog that asks to confirm a bet"
    >
      Place this bet?
    </Trans>
  );
}

function PlaceWord({ kind, draws }: { kind: BetDialogProps['kind']; draws: number }) {
  return kind === 'chase' ? (
    <Plural
      id="lottery.confirm.placeChase"
      context="Lottery: button that places a bet on # draws one after the other"
      value={draws}
      one="Bet on # draw"
      other="Bet on # draws"
    />
  ) : (
    <Trans id="lottery.confirm.place" context="Lottery: button that places the bet">
      Place bet
    </Trans>
  );
}

function FractionNote() {
  return (
    <p className={styles.note}>
      <Trans
        id="lottery.confirm.fraction"
        context="Lottery: a stake is no whole number of the smallest coin"
      >
        This stake is not a whole number of the smallest coin. Change the multiple or the price of
        one bet.
      </Trans>
    </p>
  );
}

function Totals({ stake }: { stake: string }) {
  const money = useQuery(balance(useHttp()));
  const left = money.data && {
    id: 'balance',
    name: (
      <Trans id="lottery.confirm.balance" context="Lottery: beside the money that a member has">
        Balance
      </Trans>
    ),
    value: <MoneyText amount={money.data.sumBalance} />,
  };
  return (
    <Facts
      facts={[
        { id: 'stake', name: <StakeWord />, value: <MoneyText amount={stake} />, isMain: true },
        ...(left ? [left] : []),
      ]}
    />
  );
}
