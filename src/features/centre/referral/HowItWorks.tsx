import { Plural, Trans } from '@lingui/react/macro';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { ReferralTerms } from '../../../api/referrals.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import styles from './Referral.module.css';

/** The terms in plain words, in the order in which a friend meets them. */
export function HowItWorks({ terms }: { terms: ReferralTerms }) {
  const { deposit, validBet, needsPhone, friendReward } = terms;
  return (
    <section className={centre.panel} aria-labelledby="how">
      <h2 id="how" className={centre.panelTitle}>
        <Trans id="centre.invite.how" context="Heading above the terms of invitations">
          How it works
        </Trans>
      </h2>
      <ol role="list" className={styles.steps}>
        <li>
          <span>
            <Trans id="centre.invite.step.open" context="First step of an invited friend">
              Your friend opens an account by your link or with your code.
            </Trans>
          </span>
        </li>
        {needsPhone && (
          <li>
            <span>
              <Trans id="centre.invite.step.phone" context="Step of an invited friend">
                Your friend confirms a mobile number.
              </Trans>
            </span>
          </li>
        )}
        {Number(deposit) > 0 && (
          <li>
            <span>
              <Trans
                id="centre.invite.step.deposit"
                context="Step of an invited friend; an amount is inside"
              >
                Your friend pays in <MoneyText amount={deposit} /> or more.
              </Trans>
            </span>
          </li>
        )}
        {Number(validBet) > 0 && (
          <li>
            <span>
              <Trans
                id="centre.invite.step.bet"
                context="Step of an invited friend; an amount is inside"
              >
                Your friend places bets that count for <MoneyText amount={validBet} /> or more.
              </Trans>
            </span>
          </li>
        )}
        <li>
          <span>
            {Number(friendReward) > 0 ? (
              <Trans id="centre.invite.step.both" context="Last step of an invitation">
                Both rewards arrive in your wallets.
              </Trans>
            ) : (
              <Trans id="centre.invite.step.own" context="Last step of an invitation">
                Your reward arrives in your wallet.
              </Trans>
            )}
          </span>
        </li>
        {Number(terms.betShare) > 0 && <ShareStep terms={terms} />}
      </ol>
      <SmallPrint terms={terms} />
    </section>
  );
}

/** What the friend's bets bring after the reward. */
function ShareStep({ terms }: { terms: ReferralTerms }) {
  const formats = useFormats();
  const share = `${formats.decimal(rateToPercent(terms.betShare))} %`;
  return (
    <li>
      <span>
        <Plural
          id="centre.invite.step.share"
          context="Last step of an invitation; {share} is a percentage such as 0.1 %"
          value={terms.betShareDays}
          one={`For # day after that you get ${share} of your friend’s bets that count, each night.`}
          other={`For # days after that you get ${share} of your friend’s bets that count, each night.`}
        />
      </span>
    </li>
  );
}

/** How long it takes, and what else holds. */
function SmallPrint({ terms: { days, turnover } }: { terms: ReferralTerms }) {
  return (
    <p className={centre.quiet}>
      <Plural
        id="centre.invite.days"
        context="How long an invited friend has"
        value={days}
        one="All of it within # day of the registration."
        other="All of it within # days of the registration."
      />{' '}
      {Number(turnover) > 0 && (
        <Trans
          id="centre.invite.turnover"
          context="How many times a reward is to be played; {turnover} is a number such as 3"
        >
          Rewards are played {turnover}× before they are paid out.
        </Trans>
      )}{' '}
      <Trans id="centre.invite.household" context="Below the terms of invitations">
        One reward a person and household; we look at accounts that seem to belong together.
      </Trans>
    </p>
  );
}
