import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getLotteryHall, getLotteryOffer } from '../../../../schemas/api/lotteryGames.ts';
import { placeBets, type BetsReceipt } from '../../../api/lottery.ts';
import { balance } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { IssueClock } from '../../../ui/IssueClock/IssueClock.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { LeftWord, StakeWord } from '../bet/Receipt.tsx';
import { RefusalNote } from '../bet/RefusalNote.tsx';
import { toWire, useBetCall } from '../bet/usePlaceBet.ts';
import { Facts } from '../Facts.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { halfOf, totalOf } from '../slip/slip.ts';
import { SlipLine } from '../slip/SlipList.tsx';
import type { SlipUse } from '../slip/useSlip.ts';
import { mostAt, placeLines, totalsAt, type PlacedLines } from './places.ts';
import type { Stations } from './useStations.ts';
import betStyles from '../bet/BetDialog.module.css';
import styles from './Stations.module.css';

interface DialogProps {
  readonly use: SlipUse;
  readonly stations: Stations;
  readonly decimals: number;
  readonly path: string;
  readonly onClose: () => void;
}

/** Lines at a place as the wire has them; nothing where their stake is no whole number of coins. */
function toBet({ place: { card, offer, plays }, items }: PlacedLines) {
  const { exact } = totalOf(items, offer.decimals);
  if (exact === null || !card.current) return [];
  return [
    {
      lottery: card.lottery,
      issue: card.current.issue,
      items: items.map((item) => toWire(item, halfOf(item, offer, plays))),
      stake: exact,
    },
  ];
}

/** Asks before the slip is placed at several stations, places it at all of them or at none, and says what came of it. */
export default function StationsDialog({ use, stations, decimals, path, onClose }: DialogProps) {
  const { items } = use.slip;
  const placed = placeLines(items, stations);
  const { totals } = totalsAt(placed, decimals);
  const bets = placed.flatMap(toBet);
  const call = useBetCall(placeBets);
  const queryClient = useQueryClient();
  const first = placed[0]?.place.card.current;
  // Prices that moved and a draw that closed show at once; the next press bets as they are.
  const look = () => {
    call.forget();
    for (const id of [getLotteryOffer.id, getLotteryHall.id])
      void queryClient.invalidateQueries({ queryKey: [id] });
  };
  const send = async () => {
    if (await call.send({ bets })) use.change({ kind: 'clear' });
  };
  if (call.receipt) return <Placed receipt={call.receipt} path={path} onClose={onClose} />;
  return (
    <Dialog
      title={
        <Trans
          id="lottery.confirm.title"
          context="Lottery: heading of a dialog that asks to confirm a bet"
        >
          Place this bet?
        </Trans>
      }
      isDirty
      onClose={onClose}
    >
      <div className={betStyles.body}>
        {first && (
          <div className={betStyles.issue}>
            <IssueClock issue={first} />
          </div>
        )}
        <ul className={betStyles.lines}>
          {items.map((item) => (
            <li key={item.key}>
              <SlipLine item={item} decimals={decimals} />
            </li>
          ))}
        </ul>
        <Places placed={placed} decimals={decimals} />
        <Sums stake={totals.stake} />
        {call.refusal && (
          <RefusalNote
            refusal={call.refusal}
            items={placed[betOf(call.refusal)]?.items ?? items}
            onNext={look}
            onAcceptOdds={look}
          />
        )}
        <DialogActions>
          <Button
            kind="primary"
            size="large"
            data-first-focus
            loading={call.isBusy}
            disabled={!stations.isReady || bets.length === 0 || bets.length < placed.length}
            onClick={() => void send()}
          >
            <Plural
              id="lottery.stations.place"
              context="Lottery: button that places a bet at all chosen stations, or pairs of stations; # is how many bets these are"
              value={placed.length}
              one="Place # bet"
              other="Place # bets together"
            />
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Which of the bets a refusal is about. */
function betOf(refusal: object): number {
  const { bet } = ('value' in refusal ? refusal.value : {}) as { readonly bet?: number };
  return bet ?? 0;
}

/** What is bet where, and what it can win there: odds may differ from one station to the next. */
function Places({ placed, decimals }: { placed: readonly PlacedLines[]; decimals: number }) {
  const nameOf = useLotteryName();
  return (
    <ul className={styles.places}>
      {placed.map((one) => (
        <li key={one.place.card.lottery} className={styles.place}>
          <span className={styles.placeName}>{nameOf(one.place.card)}</span>
          <MoneyText amount={totalOf(one.items, decimals).stake} />
          <span className={styles.placeMost}>
            <Trans
              id="lottery.slip.most"
              context="Lottery: the most that a slip can win; an amount is inside"
            >
              Wins up to <MoneyText amount={mostAt(one)} />
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sums({ stake }: { stake: string }) {
  const money = useQuery(balance(useHttp()));
  return (
    <Facts
      facts={[
        { id: 'stake', name: <StakeWord />, value: <MoneyText amount={stake} />, isMain: true },
        ...(money.data
          ? [
              {
                id: 'left',
                name: <LeftWord />,
                value: <MoneyText amount={money.data.sumBalance} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Placed(props: { receipt: BetsReceipt; path: string; onClose: () => void }) {
  const { receipt, path, onClose } = props;
  const nameOf = useLotteryName();
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
      <div className={betStyles.body}>
        <ul className={styles.places} role="status">
          {receipt.orders.map((order) => (
            <li key={order.order} className={styles.place}>
              <SiteLink
                href={writePlace(path, { view: 'orders', order: order.order })}
                className={styles.placeName}
              >
                {nameOf(order)}
              </SiteLink>
              <MoneyText amount={order.stake} />
            </li>
          ))}
        </ul>
        <Facts
          facts={[
            {
              id: 'stake',
              name: <StakeWord />,
              value: <MoneyText amount={receipt.stake} direction="out" />,
            },
            { id: 'left', name: <LeftWord />, value: <MoneyText amount={receipt.sumBalance} /> },
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
        </DialogActions>
      </div>
    </Dialog>
  );
}
