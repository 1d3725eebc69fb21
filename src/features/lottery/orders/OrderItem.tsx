import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { oddsOfPrice } from '../../../../engine/lottery/prices.ts';
import type { LotteryOrder, OrderDetail } from '../../../api/lottery.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { UnitsWord } from '../slip/SlipList.tsx';
import { namePlay, namePrice } from '../words/nameOf.ts';
import { writeSelection } from '../words/writeSelection.ts';
import styles from './Orders.module.css';

/** One item of an order: what was picked, what it cost, and prize by prize what it won. */
export function OrderItem({
  item,
  order,
}: {
  item: OrderDetail['items'][number];
  order: LotteryOrder;
}) {
  const { i18n } = useI18n();
  const { series } = item;
  const multiple = item.multiple * order.multiple;
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <strong>{namePlay(item.play, i18n)}</strong>
        <MoneyText amount={item.stake} />
      </div>
      <bdi className={styles.selection} dir="ltr">
        {writeSelection(item.selection, i18n)}
      </bdi>
      <p className={styles.quiet}>
        <UnitsWord units={item.units} /> × <MoneyText amount={item.unitPrice} />
        {multiple > 1 && <> × {multiple}</>}
        {series !== null && (
          <>
            {' · '}
            <Trans
              id="lottery.item.series"
              context="Lottery: the prize level at which a bet was placed; {series} is a number such as 1800"
            >
              Level {series}
            </Trans>
          </>
        )}
        {Number(item.rebate) > 0 && (
          <>
            {' · '}
            <Trans
              id="lottery.item.rebate"
              context="Lottery: part of the stake that was paid back; the amount is inside"
            >
              Rebate <MoneyText amount={item.rebate} />
            </Trans>
          </>
        )}
      </p>
      {item.hits.length > 0 && <Hits item={item} family={order.family} />}
    </li>
  );
}

function Hits({ item, family }: { item: OrderDetail['items'][number]; family: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const odds = new Map(item.odds.map(({ price, odds: value }) => [price, value]));
  const writeOdds = (price: string) => {
    const known = oddsOfPrice(price, odds);
    return known === undefined ? '–' : formats.decimal(known);
  };
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">
            <Trans
              id="lottery.hits.tier"
              context="Lottery: head of a column with the prizes that a bet won"
            >
              Prize
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="lottery.hits.odds"
              context="Lottery: head of a column with what a stake of 1 wins"
            >
              Odds
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="lottery.hits.units"
              context="Lottery: head of a column with how many single bets won"
            >
              Winning bets
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="lottery.hits.amount"
              context="Lottery: head of a column with amounts that were won"
            >
              Amount
            </Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {item.hits.map(({ price, units, prize }) => (
          <tr key={price}>
            <th scope="row">{namePrice(price, family, i18n)}</th>
            <td>{writeOdds(price)}</td>
            <td>{formats.number(units)}</td>
            <td>
              <MoneyText amount={prize} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
