import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LotteryOffer } from '../../../api/lottery.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { nameBet } from '../words/nameOf.ts';
import { writeSelection } from '../words/writeSelection.ts';
import { MostUnits } from './MostUnits.tsx';
import { exceeds, mostUnitsOf, totalOf, type SlipItem } from './slip.ts';
import { ShakeChoice } from './ShakeChoice.tsx';
import type { SlipUse } from './useSlip.ts';
import styles from './Slip.module.css';

const RANDOM_COUNTS = [1, 5, 10] as const;

/** The lines of the slip, and lines that chance picks. */
export function SlipList(props: {
  offer: LotteryOffer;
  use: SlipUse;
  onRandom: (count: number) => void;
}) {
  const { offer, use, onRandom } = props;
  const { slip, change } = use;
  const { t } = useLingui();
  return (
    <section className={styles.list}>
      <div className={styles.listHead}>
        <h2 className={styles.title}>
          <Trans
            id="lottery.slip.title"
            context="Lottery: heading above the lines of a bet that is being made"
          >
            Bet slip
          </Trans>
        </h2>
        <div className={styles.random}>
          {RANDOM_COUNTS.map((count) => (
            <Button key={count} size="small" onClick={() => onRandom(count)}>
              <Plural
                id="lottery.slip.random"
                context="Lottery: button that adds # lines picked by chance"
                value={count}
                one="# random"
                other="# random"
              />
            </Button>
          ))}
          <ShakeChoice onShake={() => onRandom(1)} />
          {slip.items.length > 0 && (
            <Button size="small" kind="quiet" onClick={() => change({ kind: 'clear' })}>
              <Trans
                id="lottery.slip.clear"
                context="Lottery: button that takes all lines off the slip"
              >
                Remove all
              </Trans>
            </Button>
          )}
        </div>
      </div>
      {slip.items.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="lottery.slip.empty" context="Lottery: in place of the lines of a bet">
            Lines that you add stand here until you place them, also when you leave the page.
          </Trans>
        </p>
      ) : (
        <ul className={styles.lines}>
          {slip.items.map((item) => (
            <li key={item.key} className={styles.line}>
              <SlipLine item={item} decimals={offer.decimals}>
                {exceeds(item, offer) && (
                  <p className={styles.tooLong}>
                    <MostUnits most={mostUnitsOf(item, offer)!} />
                  </p>
                )}
              </SlipLine>
              <IconButton
                icon="close"
                label={t({
                  id: 'lottery.slip.remove',
                  context: 'Lottery: button that takes one line off the slip',
                  message: 'Remove line',
                })}
                onClick={() => change({ kind: 'remove', key: item.key })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One line of a bet: the play, what is picked, and what it costs. */
export function SlipLine({
  item,
  decimals,
  children,
}: {
  item: Omit<SlipItem, 'key'>;
  decimals: number;
  children?: ReactNode;
}) {
  const { i18n } = useI18n();
  return (
    <div className={styles.words}>
      <span className={styles.play}>{nameBet(item.play, i18n)}</span>
      <bdi className={styles.selection} dir="ltr">
        {writeSelection(item.selection, i18n)}
      </bdi>
      <span className={styles.cost}>
        <UnitsWord units={item.units} /> × <MoneyText amount={item.unitPrice} />
        {item.multiple > 1 && <> × {item.multiple}</>} ={' '}
        <MoneyText amount={totalOf([item], decimals).stake} />
      </span>
      {children}
    </div>
  );
}

/** How many single bets something makes. */
export function UnitsWord({ units }: { units: number }) {
  return (
    <Plural
      id="lottery.units"
      context="Lottery: how many single bets a selection makes"
      value={units}
      one="# bet"
      other="# bets"
    />
  );
}
