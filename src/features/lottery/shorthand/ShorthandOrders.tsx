import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getLotteryHall, getLotteryOffer } from '../../../../schemas/api/lotteryGames.ts';
import type { BetBody } from '../../../api/lottery.ts';
import { useModals } from '../../../platform/modals/modals.ts';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { RefusalNote } from '../bet/RefusalNote.tsx';
import { StakeWord } from '../bet/Receipt.tsx';
import { toWire } from '../bet/usePlaceBet.ts';
import { useBetSeries, type SeriesState } from '../bet/useBetSeries.ts';
import { writePlace } from '../lotteryPaths.ts';
import { SlipLine, UnitsWord } from '../slip/SlipList.tsx';
import { halfOf, totalOf } from '../slip/slip.ts';
import type { DraftOrder } from './useDraftOrders.ts';
import styles from './Shorthand.module.css';

/** An order as the wire has it; nothing where its stake is no whole number of coins, or its draw is not known. */
function toBody({ card, offer, plays, items }: DraftOrder): BetBody | undefined {
  const { exact } = totalOf(items, offer?.decimals ?? 0);
  if (!offer || exact === null || !card.current) return undefined;
  return {
    lottery: card.lottery,
    items: items.map((item) => toWire(item, halfOf(item, offer, plays))),
    issues: [{ issue: card.current.issue, multiple: 1 }],
    stake: exact,
  };
}

/** What a list comes to: lottery by lottery, what is bet and what it costs, and what became of it. */
export function ShorthandOrders(props: {
  path: string;
  orders: readonly DraftOrder[];
  isReady: boolean;
  /** All of it is placed, and a new list begins. */
  onPlaced: () => void;
}) {
  const { path, orders, isReady, onPlaced } = props;
  const modals = useModals();
  const queryClient = useQueryClient();
  const series = useBetSeries();
  const bodies = orders.flatMap((order) => toBody(order) ?? []);
  const lines = orders.flatMap(({ items }) => items);
  const totals = totalOf(lines, orders[0]?.offer?.decimals ?? 0);
  const isPlaced =
    orders.length > 0 &&
    orders.every(({ card }) => series.states.get(card.lottery)?.kind === 'placed');
  const send = () => {
    void series.send(bodies).then(() => {
      // Prices that moved and a draw that closed show at once; pressing again bets as they are.
      for (const id of [getLotteryOffer.id, getLotteryHall.id])
        void queryClient.invalidateQueries({ queryKey: [id] });
    });
  };
  return (
    <section className={styles.preview}>
      <PreviewTitle />
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderPart
              key={order.card.lottery}
              order={order}
              state={series.states.get(order.card.lottery)}
              onAgain={send}
            />
          ))}
        </ul>
      )}
      {orders.length > 0 && (
        <div className={styles.foot}>
          <p role="status" className={styles.total}>
            <span>
              <StakeWord /> · <UnitsWord units={totals.units} />
            </span>
            <b>
              <MoneyText amount={totals.stake} />
            </b>
          </p>
          {isPlaced ? (
            <AfterPlacing
              path={path}
              onAgain={() => {
                series.forget();
                onPlaced();
              }}
            />
          ) : (
            <Button
              kind="primary"
              size="large"
              wide
              loading={series.isBusy}
              disabled={!isReady || bodies.length < orders.length}
              onClick={() => modals.requireMember(send, { real: true })}
            >
              <Plural
                id="lottery.shorthand.place"
                context="Lottery: button that places a typed list; # is at how many stations"
                value={orders.length}
                one="Bet at # station"
                other="Bet at # stations"
              />
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function PreviewTitle() {
  return (
    <h2 className={styles.previewTitle}>
      <Trans
        id="lottery.shorthand.preview"
        context="Lottery: heading above the bets that a typed list was read as"
      >
        What it means
      </Trans>
    </h2>
  );
}

function NoOrders() {
  return (
    <p className={styles.hint}>
      <Trans
        id="lottery.shorthand.empty"
        context="Lottery: in place of the bets of a typed list while there are none"
      >
        Bets show here as they are typed, with their stake at each station.
      </Trans>
    </p>
  );
}

function AfterPlacing({ path, onAgain }: { path: string; onAgain: () => void }) {
  return (
    <div className={styles.actions}>
      <Button kind="primary" onClick={onAgain}>
        <Trans
          id="lottery.shorthand.again"
          context="Lottery: button that begins a new typed list after all bets are placed"
        >
          New list
        </Trans>
      </Button>
      <ButtonLink href={writePlace(path, { view: 'orders' })}>
        <Trans id="lottery.view.orders" context="Lottery: link to one's own bets">
          My bets
        </Trans>
      </ButtonLink>
    </div>
  );
}

function OrderPart(props: {
  order: DraftOrder;
  state: SeriesState | undefined;
  onAgain: () => void;
}) {
  const { order, state, onAgain } = props;
  const { card, offer, items } = order;
  const name = useLotteryName()(card);
  return (
    <li className={styles.order}>
      <div className={styles.orderHead}>
        <h3>{name}</h3>
        {state?.kind === 'placed' && (
          <span className={styles.placed}>
            <Icon name="check" size={16} />
            <Trans id="lottery.receipt.title" context="Lottery: heading of the receipt of a bet">
              Bet placed
            </Trans>
          </span>
        )}
      </div>
      {items.map((item) => (
        <SlipLine key={item.key} item={item} decimals={offer?.decimals ?? 0} />
      ))}
      {state?.kind === 'refused' && (
        <RefusalNote
          refusal={state.refusal}
          items={items}
          onNext={onAgain}
          onAcceptOdds={onAgain}
        />
      )}
    </li>
  );
}
