import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { VipProgramme } from '../../../api/vip.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import styles from './Vip.module.css';

/** Whole growth of so many main units. */
const growthOf = (units: number, factor: string) => Math.floor(units * Number(factor));

/** What bets count for, and the rules in plain words. */
export function HowItWorks({ of: { factors, keepDays } }: { of: VipProgramme }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const best = Math.max(...factors.map(({ factor }) => Number(factor)));
  // As much as brings whole numbers in every currency.
  const units = 100 * Math.max(1, Math.ceil(1 / best));
  const days = formats.number(keepDays);
  return (
    <section aria-labelledby="vip-how" className={styles.section}>
      <h2 id="vip-how" className={styles.title}>
        <Trans id="vip.how" context="Heading above the rules of the VIP programme">
          How growth works
        </Trans>
      </h2>
      <div className={styles.pair}>
        <div className={centre.panel}>
          <h3 className={centre.panelTitle}>
            <Trans
              id="vip.how.factors"
              context="Above what bets bring; the amount of an example is inside"
            >
              <MoneyText amount={String(units)} /> of bets that count bring
            </Trans>
          </h3>
          <dl className={centre.facts}>
            {factors.map(({ category, factor }) => (
              <Fact key={category} name={i18n._(CATEGORY_WORDS[category])}>
                {formats.number(growthOf(units, factor))}
              </Fact>
            ))}
          </dl>
        </div>
        <ul className={`${centre.panel} ${styles.rules}`}>
          <li>
            <Trans id="vip.how.night" context="A rule of the VIP programme">
              Growth of a day is counted in the night after it, and so are new levels.
            </Trans>
          </li>
          <li>
            <Trans id="vip.how.once" context="A rule of the VIP programme">
              Each level gift is given once. Who jumps levels gets the gifts of all of them.
            </Trans>
          </li>
          <li>
            <Trans id="vip.how.keep" context="A rule of the VIP programme; {days} is a number">
              A level is kept by growth within {days} days; without it you go one level down.
            </Trans>
          </li>
          <li>
            <Trans id="vip.how.birthday" context="A rule of the VIP programme">
              The birthday gift comes on the day, once a year, where your birthday has been in your
              account for 30 days.
            </Trans>
          </li>
        </ul>
      </div>
    </section>
  );
}
