import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import { betsToRelease } from '../../../engine/rewards/bonuses.ts';
import { rateToPercent } from '../../../engine/rewards/cashbackTerms.ts';
import type { getBonusMoney } from '../../../schemas/api/bonuses.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import centre from '../CentreFrame/Centre.module.css';
import { Fact } from '../CentreFrame/Fact.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { CATEGORY_WORDS } from '../Records/betWords.ts';
import styles from './BonusTerms.module.css';

/** The terms of bonus money as the gateway says them. */
export type ShownTerms = ValueOf<typeof getBonusMoney>['list'][number]['terms'];

const DECIMALS = 4;

/** What one would bet at games that count a share, to have all of an amount; null where such bets never do. */
export function toBet(left: string, share: string): string | null {
  const minor = betsToRelease(parseMinor(left, DECIMALS) ?? 0n, share);
  return minor === null ? null : formatMinor(minor, DECIMALS);
}

/**
 * The terms of bonus money in plain words, with what would have to be bet for an amount that is left. It says words of the
 * centre: who shows it waits for that part of the catalogue.
 */
export function BonusTerms({
  terms,
  left,
  first,
  last,
}: {
  terms: ShownTerms;
  /** What has to be bet; null as long as that is not known. */
  left: string | null;
  /** Facts above and below the others. */
  first?: ReactNode;
  last?: ReactNode;
}) {
  return (
    <>
      <p className={centre.quiet}>
        {terms.model === 'locked' ? (
          <Trans id="centre.money.locked" context="How a locked bonus is played">
            Every valid bet counts. Until it is done, nothing can be withdrawn.
          </Trans>
        ) : (
          <Trans id="centre.money.cashFirst" context="How a bonus is played after own money">
            Your own money is staked first, and bets count once they are paid by the bonus. You can
            withdraw your own money at any time; that ends the bonus.
          </Trans>
        )}
      </p>
      <dl className={`${centre.facts} ${styles.facts}`}>
        {first}
        <Shares terms={terms} left={left} />
        {terms.maxBet !== null && (
          <Fact
            name={
              <Trans id="centre.money.maxBet" context="Term of a bonus: the most that a bet may be">
                Most a bet
              </Trans>
            }
          >
            <MoneyText amount={terms.maxBet} />
          </Fact>
        )}
        {terms.maxRelease !== null && (
          <Fact name={<MaxReleaseName />}>
            <MoneyText amount={terms.maxRelease} />
          </Fact>
        )}
        {last}
      </dl>
    </>
  );
}

/** Before the most that a bonus becomes. */
export function MaxReleaseName() {
  return (
    <Trans
      id="centre.money.maxRelease"
      context="Term of a bonus: the most that becomes the member’s own money"
    >
      Most that is paid out
    </Trans>
  );
}

/** Categories that count alike, with what would be bet on one of them. */
function Shares({ terms: { shares }, left }: { terms: ShownTerms; left: string | null }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  return [...new Set(shares.map(({ share }) => share))].map((share) => {
    const alike = shares.filter((one) => one.share === share).map(({ category }) => category);
    const amount = toBet(left ?? '0', share);
    const percent = formats.decimal(rateToPercent(share));
    return (
      <Fact key={share} name={alike.map((one) => i18n._(CATEGORY_WORDS[one])).join(', ')}>
        {amount === null ? (
          <Trans id="centre.money.noShare" context="Beside kinds of games whose bets do nothing">
            Do not count
          </Trans>
        ) : left === null ? (
          <Trans
            id="centre.money.share"
            context="Beside kinds of games: which share of a bet counts"
          >
            {percent}% counts
          </Trans>
        ) : (
          <Trans
            id="centre.money.toBet"
            context="Beside kinds of games: what would have to be bet on them, and which share of a bet counts"
          >
            <MoneyText amount={amount} /> ({percent}% counts)
          </Trans>
        )}
      </Fact>
    );
  });
}

const DAY_HOURS = 24;

/** How long a bonus is active. */
export function BonusTime({ hours }: { hours: number }) {
  const days = hours / DAY_HOURS;
  return hours % DAY_HOURS === 0 ? (
    <Plural
      id="centre.offer.days"
      context="How long a bonus can be played"
      value={days}
      one="# day"
      other="# days"
    />
  ) : (
    <Plural
      id="centre.offer.hours"
      context="How long a bonus can be played"
      value={hours}
      one="# hour"
      other="# hours"
    />
  );
}
