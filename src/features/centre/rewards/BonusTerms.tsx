import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import { betsToRelease } from '../../../../engine/rewards/bonuses.ts';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { ShownBonusTerms } from '../../../api/bonuses.ts';
import type { Formats } from '../../../platform/i18n/format.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';

const DECIMALS = 4;

/** Categories that count alike, and what one would bet on them to have all of an amount. */
function groupShares(formats: Formats, { shares }: ShownBonusTerms, left: string) {
  const minor = parseMinor(left, DECIMALS) ?? 0n;
  return [...new Set(shares.map(({ share }) => share))].flatMap((share) => {
    const toBet = betsToRelease(minor, share);
    const categories = shares.filter((one) => one.share === share).map((one) => one.category);
    return toBet === null
      ? []
      : [
          {
            share: formats.decimal(rateToPercent(share)),
            categories,
            toBet: formatMinor(toBet, DECIMALS),
          },
        ];
  });
}

/** The terms of bonus money in plain words, with what would have to be bet for an amount that is left. */
export function BonusTerms({ terms, left }: { terms: ShownBonusTerms; left: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const groups = groupShares(formats, terms, left);
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
      <dl className={centre.facts}>
        {groups.map(({ share, categories, toBet }) => (
          <Fact
            key={categories[0]}
            name={categories.map((one) => i18n._(CATEGORY_WORDS[one])).join(', ')}
          >
            <Trans
              id="centre.money.toBet"
              context="Beside kinds of games: what would have to be bet on them, and which share of a bet counts"
            >
              <MoneyText amount={toBet} /> ({share}% counts)
            </Trans>
          </Fact>
        ))}
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
          <Fact
            name={
              <Trans
                id="centre.money.maxRelease"
                context="Term of a bonus: the most that becomes the member’s own money"
              >
                Most that is paid out
              </Trans>
            }
          >
            <MoneyText amount={terms.maxRelease} />
          </Fact>
        )}
      </dl>
    </>
  );
}
