import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import { least } from '../../../engine/payments/rates.ts';
import { matchedDeposit, releaseCap, requiredWagering } from '../../../engine/rewards/bonuses.ts';
import { rateToPercent } from '../../../engine/rewards/cashbackTerms.ts';
import type { getDepositOptions } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Fact } from '../CentreFrame/Fact.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { CATEGORY_WORDS } from '../Records/betWords.ts';
import { BonusTerms, BonusTime, MaxReleaseName, toBet } from './BonusTerms.tsx';
import styles from './OfferTerms.module.css';

/** A bonus that a deposit can bring, as the gateway offers it. */
type DepositOffer = ValueOf<typeof getDepositOptions>['bonuses'][number];

/** What a deposit would bring by an offer, in minor units. */
export function offerSums(
  { rate, min, max, terms, maxReleaseTimes }: DepositOffer,
  depositMinor: bigint,
  decimals: number,
) {
  const read = (amount: string) => parseMinor(amount, decimals) ?? 0n;
  const missingMinor = read(min) - depositMinor;
  const amountMinor = matchedDeposit(depositMinor, {
    rate,
    maxMinor: max === null ? null : read(max),
  });
  const cap =
    maxReleaseTimes !== null
      ? { times: maxReleaseTimes }
      : terms.maxRelease === null
        ? null
        : { amount: terms.maxRelease };
  return {
    /** Above zero where the deposit is too small. */
    missingMinor,
    amountMinor,
    requiredMinor: requiredWagering({ amountMinor, depositMinor }, terms),
    capMinor: releaseCap(amountMinor, cap, decimals),
  };
}

/**
 * An offer in plain words before it is taken; with the amount that is to be paid in also what that would come to. It says
 * words of the centre.
 */
export function OfferTerms({ offer, deposit }: { offer: DepositOffer; deposit: string | null }) {
  const { decimals } = useBrand().currency;
  const sums =
    deposit === null ? null : offerSums(offer, parseMinor(deposit, decimals) ?? 0n, decimals);
  const known = sums && sums.missingMinor <= 0n && sums.amountMinor > 0n ? sums : null;
  const left = known && formatMinor(known.requiredMinor, decimals);
  const cap = known?.capMinor ?? null;
  const terms = {
    ...offer.terms,
    // The most is so many times the bonus: once that is known it is an amount.
    ...(cap !== null && { maxRelease: formatMinor(cap, decimals) }),
  };
  return (
    <div className={styles.terms}>
      <BonusTerms
        terms={terms}
        left={left}
        first={<Facts offer={offer} left={left} />}
        last={
          cap === null && offer.maxReleaseTimes !== null && <Most times={offer.maxReleaseTimes} />
        }
      />
      {known && left !== null && (
        <Example
          offer={offer}
          left={left}
          paidOut={formatMinor(
            cap === null ? known.amountMinor : least(known.amountMinor, cap),
            decimals,
          )}
        />
      )}
    </div>
  );
}

/** The most that becomes the member's, as long as the bonus itself is not known. */
function Most({ times }: { times: string }) {
  const capTimes = useFormats().decimal(times);
  return (
    <Fact name={<MaxReleaseName />}>
      <Trans
        id="centre.offer.capTimes"
        context="The most that a bonus becomes; {capTimes} is a number such as 5"
      >
        {capTimes}× the bonus
      </Trans>
    </Fact>
  );
}

function Facts({ offer, left }: { offer: DepositOffer; left: string | null }) {
  const { min, terms } = offer;
  return (
    <>
      <Rate of={offer} />
      <Fact
        name={
          <Trans id="centre.offer.min" context="Term of a bonus: how much has to be paid in">
            Least deposit
          </Trans>
        }
      >
        <MoneyText amount={min} />
      </Fact>
      <Wager terms={terms} left={left} />
      <Fact
        name={
          <Trans id="centre.offer.time" context="Term of a bonus: how long it can be played">
            Time to play it
          </Trans>
        }
      >
        <BonusTime hours={terms.hours} />
      </Fact>
    </>
  );
}

function Rate({ of: { rate, max } }: { of: DepositOffer }) {
  const percent = useFormats().decimal(rateToPercent(rate));
  return (
    <Fact
      name={
        <Trans id="centre.offer.rate" context="Term of a bonus: what it brings">
          You get
        </Trans>
      }
    >
      {max === null ? (
        <Trans id="centre.offer.rateOf" context="What a bonus brings; {percent} is a number">
          {percent}% of your deposit
        </Trans>
      ) : (
        <Trans
          id="centre.offer.rateUpTo"
          context="What a bonus brings; {percent} is a number, an amount follows"
        >
          {percent}% of your deposit, up to <MoneyText amount={max} />
        </Trans>
      )}
    </Fact>
  );
}

function Wager({ terms, left }: { terms: DepositOffer['terms']; left: string | null }) {
  const times = useFormats().decimal(terms.multiplier);
  return (
    <Fact
      name={
        <Trans
          id="centre.offer.wager"
          context="Term of a bonus: what has to be bet before it is paid out"
        >
          To bet
        </Trans>
      }
    >
      {terms.base === 'bonus' ? (
        <Trans
          id="centre.offer.timesBonus"
          context="What has to be bet; {times} is a number such as 10"
        >
          {times}× the bonus
        </Trans>
      ) : (
        <Trans
          id="centre.offer.timesBoth"
          context="What has to be bet; {times} is a number such as 10"
        >
          {times}× deposit and bonus
        </Trans>
      )}
      {left !== null && (
        <>
          {' = '}
          <MoneyText amount={left} />
        </>
      )}
    </Fact>
  );
}

/** What one would bet to withdraw the bonus, on slots and at tables. */
function Example({ offer, left, paidOut }: { offer: DepositOffer; left: string; paidOut: string }) {
  const { i18n } = useI18n();
  const { shares } = offer.terms;
  const on = (wanted: string) => {
    const share = shares.find(({ category }) => category === wanted)?.share;
    return share === undefined ? null : toBet(left, share);
  };
  const slots = on('RNG');
  const tables = on('LIVE');
  const best = shares[0];
  if (slots !== null && tables !== null && slots !== tables) {
    return (
      <p className={styles.example}>
        <Trans
          id="centre.offer.example"
          context="What a bonus asks for, by an example; three amounts"
        >
          To withdraw <MoneyText amount={paidOut} /> you would bet <MoneyText amount={slots} /> on
          slots or <MoneyText amount={tables} /> at live tables.
        </Trans>
      </p>
    );
  }
  const amount = best && toBet(left, best.share);
  if (!best || !amount) return null;
  const games = i18n._(CATEGORY_WORDS[best.category]);
  return (
    <p className={styles.example}>
      <Trans
        id="centre.offer.exampleOne"
        context="What a bonus asks for, by an example; two amounts and a kind of games"
      >
        To withdraw <MoneyText amount={paidOut} /> you would bet <MoneyText amount={amount} /> (
        {games}).
      </Trans>
    </p>
  );
}
