import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formatMinor } from '../../../../engine/minorUnits.ts';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { DepositOffer } from '../../../api/payments.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { OfferTerms, offerSums } from '../../../ui/BonusTerms/OfferTerms.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import styles from './BonusChoice.module.css';
import type { useDepositForm } from './useDepositForm.ts';

type Form = ReturnType<typeof useDepositForm>;

/** Whether a bonus comes with the deposit, and which one: none, unless the member chooses. */
export function BonusChoice({ offers, form }: { offers: readonly DepositOffer[]; form: Form }) {
  const name = useId();
  const marked = useQueryValue('offer');
  if (offers.length === 0) return null;
  return (
    <fieldset className={centre.panel}>
      <legend className="visuallyHidden">
        <BonusName />
      </legend>
      <span className={centre.groupName} aria-hidden="true">
        <BonusName />
      </span>
      {form.method.isBonusEligible ? (
        <div className={centre.choices}>
          <label className={centre.choice}>
            <input
              type="radio"
              className="visuallyHidden"
              name={name}
              checked={form.offer === null}
              onChange={() => form.chooseOffer(null)}
            />
            <Icon name="wallet" size={24} />
            <span className={centre.choiceWords}>
              <span className={centre.choiceName}>
                <Trans id="centre.deposit.noBonus" context="Choice: a deposit without a bonus">
                  No bonus
                </Trans>
              </span>
              <span className={centre.quiet}>
                <Trans id="centre.deposit.noBonus.says" context="Below the choice of no bonus">
                  You play with your own money alone, without terms of a bonus.
                </Trans>
              </span>
            </span>
          </label>
          {offers.map((offer) => (
            <Offer
              key={offer.id}
              name={name}
              offer={offer}
              form={form}
              isMarked={offer.id === marked}
            />
          ))}
        </div>
      ) : (
        <p className={centre.quiet}>
          <Trans id="centre.deposit.bonus.notHere" context="In place of bonuses to choose from">
            No bonus comes with this way to pay.
          </Trans>
        </p>
      )}
    </fieldset>
  );
}

/** What the choice, and a line of an order, is about. */
export function BonusName() {
  return (
    <Trans id="centre.deposit.bonus" context="Name of the choice of a bonus for a deposit">
      Bonus
    </Trans>
  );
}

function Offer(props: { name: string; offer: DepositOffer; form: Form; isMarked: boolean }) {
  const { name, offer, form, isMarked } = props;
  const isChosen = form.offer?.id === offer.id;
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? (isChosen || isMarked);
  const terms = useId();
  const { arrivesMinor } = form;
  return (
    <div className={styles.offer} data-marked={isMarked || undefined}>
      <label className={centre.choice}>
        <input
          type="radio"
          className="visuallyHidden"
          name={name}
          checked={isChosen}
          onChange={() => form.chooseOffer(offer.id)}
        />
        <Icon name="promotions" size={24} />
        <span className={centre.choiceWords}>
          <span className={centre.choiceName}>{offer.title}</span>
          <Short of={offer} />
        </span>
        <span className={centre.choiceEnd}>
          <Brings offer={offer} arrivesMinor={arrivesMinor} decimals={form.decimals} />
        </span>
      </label>
      <div>
        <Button
          size="small"
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={terms}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? (
            <Trans id="centre.deposit.bonus.hide" context="Button under a bonus: hides its terms">
              Hide terms
            </Trans>
          ) : (
            <Trans id="centre.deposit.bonus.terms" context="Button under a bonus: shows its terms">
              Terms
            </Trans>
          )}
        </Button>
      </div>
      <div id={terms} className={styles.terms} hidden={!isOpen}>
        {isOpen && (
          <OfferTerms
            offer={offer}
            deposit={arrivesMinor === null ? null : formatMinor(arrivesMinor, form.decimals)}
          />
        )}
      </div>
    </div>
  );
}

function Short({ of: { rate, min, max } }: { of: DepositOffer }) {
  const percent = useFormats().decimal(rateToPercent(rate));
  return (
    <span className={centre.quiet}>
      {max === null ? (
        <Trans
          id="centre.deposit.bonus.short"
          context="A bonus in short: share of the deposit, and from which deposit on"
        >
          {percent}%, from <MoneyText amount={min} />
        </Trans>
      ) : (
        <Trans
          id="centre.deposit.bonus.shortUpTo"
          context="A bonus in short: share of the deposit, the most, and from which deposit on"
        >
          {percent}% up to <MoneyText amount={max} />, from <MoneyText amount={min} />
        </Trans>
      )}
    </span>
  );
}

/** What the typed amount would bring, or what is missing. */
function Brings(props: { offer: DepositOffer; arrivesMinor: bigint | null; decimals: number }) {
  const { offer, arrivesMinor, decimals } = props;
  if (arrivesMinor === null) return null;
  const { missingMinor, amountMinor } = offerSums(offer, arrivesMinor, decimals);
  if (missingMinor > 0n) return <Missing minor={missingMinor} decimals={decimals} />;
  return <MoneyText amount={formatMinor(amountMinor, decimals)} direction="in" />;
}

/** How much more a bonus wants. */
export function Missing({ minor, decimals }: { minor: bigint; decimals: number }) {
  return (
    <Trans
      id="centre.deposit.bonus.missing"
      context="Beside a bonus that wants a larger deposit; how much more is inside"
    >
      <MoneyText amount={formatMinor(minor, decimals)} /> more needed
    </Trans>
  );
}
