import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { CashbackTerms } from '../../../api/cashback.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';

/** Writes rates such as "0.006" in percent. */
export function usePercent() {
  const { t } = useWords();
  const formats = useFormats();
  return (rate: string) => {
    const percent = formats.decimal(rateToPercent(rate));
    return t({
      id: 'centre.cashback.percent',
      context: 'A share in percent; {percent} is a number such as 0.6',
      message: `${percent}%`,
    });
  };
}

/** What bets give back, in plain words. */
export function Rates({ terms }: { terms: CashbackTerms }) {
  const { i18n } = useLingui();
  const percent = usePercent();
  const { rates, min, dayCap, mode, claimDays } = terms;
  return (
    <section className={centre.panel} aria-labelledby="rates">
      <h2 id="rates" className={centre.panelTitle}>
        <Trans id="centre.cashback.rates" context="Heading above the rates of cashback">
          What you get back
        </Trans>
      </h2>
      <dl className={centre.facts}>
        {rates.map(({ category, rate }) => (
          <div key={category}>
            <dt>{i18n._(CATEGORY_WORDS[category])}</dt>
            <dd>
              <bdi>{percent(rate)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={centre.quiet}>
        <Trans id="centre.cashback.how" context="How cashback is reckoned, below the rates">
          Of your bets that count and were settled that day, won or lost. There is nothing to play
          before you withdraw it.
        </Trans>{' '}
        {mode === 'daily' ? (
          <Plural
            id="centre.cashback.claimDays"
            context="How long cashback can be claimed, below the rates"
            value={claimDays}
            one="Claim it from 00:30 of the next day for # day."
            other="Claim it from 00:30 of the next day for # days."
          />
        ) : (
          <Trans
            id="centre.cashback.anyTime"
            context="When cashback can be claimed, below the rates"
          >
            Claim it at any time.
          </Trans>
        )}{' '}
        {Number(min) > 0 && (
          <Trans
            id="centre.cashback.min"
            context="The least that can be claimed, below the rates; an amount is inside"
          >
            Less than <MoneyText amount={min} /> is added to the next day.
          </Trans>
        )}{' '}
        {dayCap !== null && (
          <Trans
            id="centre.cashback.cap"
            context="The most that a day gives, below the rates; an amount is inside"
          >
            A day gives <MoneyText amount={dayCap} /> at most.
          </Trans>
        )}
      </p>
    </section>
  );
}
