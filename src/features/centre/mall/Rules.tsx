import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { pointConfig } from '../../../api/points.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import styles from './Mall.module.css';

/** How points are earned, and what they are worth, in plain words. */
export function Rules() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { data } = useQuery(pointConfig(useHttp()));
  if (!data) return <Skeleton className={styles.itemShape} />;
  const { ratios, conversion } = data;
  const step = conversion ? formats.number(conversion.step) : '';
  const cap = conversion?.dayCap ? formats.number(conversion.dayCap) : null;
  const times = conversion ? formats.decimal(conversion.turnover) : '';
  return (
    <div className={styles.pair}>
      <section className={centre.panel} aria-labelledby="mall-earn">
        <h2 id="mall-earn" className={centre.panelTitle}>
          <Trans id="mall.rules.earn" context="Above amounts of bets by category">
            One point for bets of
          </Trans>
        </h2>
        <dl className={centre.facts}>
          {ratios.map(({ category, amount }) => (
            <Fact key={category} name={i18n._(CATEGORY_WORDS[category])}>
              <MoneyText amount={amount} />
            </Fact>
          ))}
        </dl>
      </section>
      <ul className={`${centre.panel} ${styles.rules}`}>
        <li>
          <Trans id="mall.rules.rest" context="A rule of points">
            What is not a whole point yet is kept for the next bet.
          </Trans>
        </li>
        <li>
          <Trans id="mall.rules.ever" context="A rule of points">
            Points never expire.
          </Trans>
        </li>
        <li>
          <Trans id="mall.rules.corrected" context="A rule of points">
            Where a bet is corrected, its points are as well.
          </Trans>
        </li>
        {conversion && (
          <li>
            <Trans
              id="mall.rules.convert"
              context="A rule of points; a number of points, an amount and how often it is to be played"
            >
              {step} points are <MoneyText amount={conversion.amount} />, to be played {times}×.
            </Trans>
          </li>
        )}
        {cap !== null && (
          <li>
            <Trans id="mall.rules.cap" context="A rule of points; {cap} is a number of points">
              At most {cap} points can be changed into money a day.
            </Trans>
          </li>
        )}
        <li>
          <Trans id="mall.rules.reject" context="A rule of points">
            If an order cannot be met, you get all of its points back.
          </Trans>
        </li>
      </ul>
    </div>
  );
}
