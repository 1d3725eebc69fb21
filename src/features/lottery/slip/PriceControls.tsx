import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { LotteryOffer } from '../../../api/lottery.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import type { Composer } from '../bet/useComposer.ts';
import type { SlipUse } from './useSlip.ts';
import styles from './Slip.module.css';

const MULTIPLES = [1, 2, 5, 10, 50] as const;

interface ControlProps {
  readonly offer: LotteryOffer;
  readonly composer: Composer;
  readonly use: SlipUse;
}

/** The price of one bet, its multiple, and the prize level with what comes back of the stake. */
export function PriceControls(props: ControlProps) {
  const { offer, composer } = props;
  const factor = composer.chosen?.offered.factor ?? 1;
  return (
    <section className={styles.controls}>
      {offer.unitPrices.free ? <FreePrice {...props} /> : <PriceModes {...props} />}
      <Multiple {...props} />
      {composer.chosen?.offered.mode === 'series' &&
        offer.series &&
        offer.series.max > offer.series.min && <SeriesSlider {...props} series={offer.series} />}
      {factor > 1 && (
        <p className={styles.factor}>
          <Trans
            id="lottery.price.factor"
            context="Lottery: one number of this bet is charged so many times; {factor} is a number such as 27"
          >
            Each number costs ×{factor}
          </Trans>
        </p>
      )}
    </section>
  );
}

function PriceModes({ offer, composer, use }: ControlProps) {
  const { bases, modes } = offer.unitPrices;
  const { change } = use;
  const choose = (settings: { base?: string; mode?: string }) => change({ kind: 'set', settings });
  const base = use.slip.base ?? bases[0];
  const mode = use.slip.mode ?? modes[0];
  return (
    <fieldset className={styles.control}>
      <legend className={styles.label}>
        <Trans id="lottery.price.unit" context="Lottery: heading above the price of a single bet">
          Price of one bet
        </Trans>{' '}
        <MoneyText amount={composer.unitPrice} />
      </legend>
      <div className={styles.choices} dir="ltr">
        {bases.length > 1 &&
          bases.map((each) => (
            <button
              key={`base ${each}`}
              type="button"
              className={styles.choice}
              aria-pressed={each === base}
              onClick={() => choose({ base: each })}
            >
              {each}
            </button>
          ))}
        {modes.map((each) => (
          <button
            key={`mode ${each}`}
            type="button"
            className={styles.choice}
            aria-pressed={each === mode}
            onClick={() => choose({ mode: each })}
          >
            ×{each}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function FreePrice({ offer, composer, use }: ControlProps) {
  const id = useId();
  const { code } = useBrand().currency;
  const least = offer.limits.minStake;
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        <Trans
          id="lottery.price.free"
          context="Lottery: field for the price of a single bet; {code} is a currency such as VND"
        >
          Price of one bet, {code}
        </Trans>
      </label>
      <input
        id={id}
        className={styles.field}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        placeholder={offer.unitPrices.bases[0] ?? least}
        value={use.slip.free ?? composer.unitPrice}
        onChange={({ target }) => use.change({ kind: 'set', settings: { free: target.value } })}
      />
    </div>
  );
}

function Multiple({ offer, composer, use }: ControlProps) {
  const { t } = useLingui();
  const set = (multiple: number) =>
    use.change({
      kind: 'set',
      settings: { multiple: Math.min(offer.limits.maxMultiple, Math.max(1, multiple)) },
    });
  return (
    <fieldset className={styles.control}>
      <legend className={styles.label}>
        <Trans
          id="lottery.price.multiple"
          context="Lottery: heading above a number that a bet is multiplied with"
        >
          Multiple
        </Trans>
      </legend>
      <div className={styles.choices} dir="ltr">
        <input
          className={styles.count}
          inputMode="numeric"
          aria-label={t({
            id: 'lottery.price.multipleField',
            context: 'Lottery: name of a field for what a bet is multiplied with',
            message: 'Multiple',
          })}
          value={composer.multiple}
          onChange={({ target }) => set(Number(target.value.replace(/\D/g, '').slice(0, 4)) || 1)}
        />
        {MULTIPLES.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === composer.multiple}
            onClick={() => set(each)}
          >
            ×{each}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function SeriesSlider(props: ControlProps & { series: NonNullable<LotteryOffer['series']> }) {
  const { series, composer, use } = props;
  const { min, max } = series;
  const id = useId();
  const formats = useFormats();
  const chosen = composer.series ?? max;
  const back = formats.number((max - chosen) / 20);
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        <Trans
          id="lottery.price.series"
          context="Lottery: slider between higher prizes and more of the stake back, called series or prize group"
        >
          Prize level
        </Trans>{' '}
        <b dir="ltr">{chosen}</b>
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={2}
        value={chosen}
        onChange={({ target }) =>
          use.change({ kind: 'set', settings: { series: Number(target.value) } })
        }
      />
      <span className={styles.back}>
        <Trans
          id="lottery.price.back"
          context="Lottery: below the slider of prizes; {back} is a number in per cent"
        >
          {back}% of the stake comes back with settlement
        </Trans>
      </span>
    </div>
  );
}
