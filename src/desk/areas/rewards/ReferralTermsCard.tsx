import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, NumberInput, required, TextInput } from 'react-admin';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { percentToRate, rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import { getReferralTerms, setReferralTerms } from '../../../../schemas/desk/referrals.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { AmountInput, toAmount } from '../../parts/AmountInput.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './rewards.module.css';
import { useTermsWords } from './useReferralWords.ts';

type Terms = NonNullable<DeskValueOf<typeof getReferralTerms>['terms']>;
type Values = Omit<Terms, 'needsPhone' | 'betShare'> & {
  readonly needsPhone: boolean;
  readonly isOn: boolean;
  readonly sharePercent: string;
};

const FIRST: Terms = {
  deposit: '0',
  validBet: '0',
  days: 14,
  needsPhone: true,
  inviterReward: '0',
  friendReward: '0',
  turnover: '1',
  mostAMonth: 20,
  betShare: '0',
  betShareDays: 30,
};

/** What invited friends have to do and what both get, and its change. */
export function ReferralTermsCard() {
  const { t } = useLingui();
  const words = useTermsWords();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data } = useQuery({
    queryKey: ['desk.referrals.terms', brand],
    queryFn: ({ signal }) => calls.call(getReferralTerms, { signal }),
  });
  if (!data) return null;
  const { terms, currency } = data;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <div className={styles.section}>
      <Card
        title={t({
          id: 'desk.referral.termsTitle',
          context: 'Heading of a part of the page',
          message: 'What an invitation brings',
        })}
        action={<ChangeTerms terms={terms} currency={currency} />}
      >
        {terms ? (
          <Facts
            rows={[
              [words.deposit, money(terms.deposit)],
              [words.validBet, money(terms.validBet)],
              [words.days, String(terms.days)],
              [words.needsPhone, terms.needsPhone ? words.yes : words.no],
              [words.inviterReward, money(terms.inviterReward)],
              [words.friendReward, money(terms.friendReward)],
              [words.turnover, terms.turnover],
              [words.mostAMonth, String(terms.mostAMonth)],
              [words.betShare, `${rateToPercent(terms.betShare)} %`],
              [words.betShareDays, String(terms.betShareDays)],
            ]}
          />
        ) : (
          <p className={styles.note}>
            {t({
              id: 'desk.referral.noTerms',
              context: 'In place of the terms of invitations',
              message: 'Nobody is rewarded for friends.',
            })}
          </p>
        )}
      </Card>
    </div>
  );
}

/** The button that changes the terms, with its dialog. */
function ChangeTerms({ terms, currency }: { terms: Terms | null; currency: string }) {
  const { t } = useLingui();
  const names = useTermsWords();
  const percent = (typed: string) =>
    percentToRate(String(typed ?? '')) === null ? names.percentInvalid : undefined;
  return (
    <ActionButton<typeof setReferralTerms, Values>
      endpoint={setReferralTerms}
      size="small"
      label={t({ id: 'desk.referral.change', context: 'Button', message: 'Change' })}
      title={t({
        id: 'desk.referral.changeTitle',
        context: 'Heading of a dialog',
        message: 'What does an invitation bring?',
      })}
      lead={t({
        id: 'desk.referral.changeLead',
        context: 'In the dialog that changes the terms of invitations',
        message: 'It holds for friends who register from then on. A second person agrees.',
      })}
      confirm={t({
        id: 'desk.referral.changeConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={{
        ...(terms ?? FIRST),
        sharePercent: rateToPercent((terms ?? FIRST).betShare),
        isOn: true,
      }}
      fields={
        <>
          <BooleanInput
            source="isOn"
            label={t({
              id: 'desk.referral.isOn',
              context: 'Switch of a form',
              message: 'Members are rewarded for friends',
            })}
            helperText={false}
          />
          <AmountInput source="inviterReward" label={`${names.inviterReward} (${currency})`} />
          <AmountInput source="friendReward" label={`${names.friendReward} (${currency})`} />
          <AmountInput source="deposit" label={`${names.deposit} (${currency})`} />
          <AmountInput source="validBet" label={`${names.validBet} (${currency})`} />
          <NumberInput
            source="days"
            label={names.days}
            min={1}
            max={365}
            step={1}
            validate={required()}
            helperText={false}
          />
          <BooleanInput source="needsPhone" label={names.needsPhone} helperText={false} />
          <TextInput
            source="turnover"
            label={names.turnover}
            validate={required()}
            helperText={false}
          />
          <NumberInput
            source="mostAMonth"
            label={names.mostAMonth}
            min={1}
            max={10_000}
            step={1}
            validate={required()}
            helperText={false}
          />
          <TextInput
            source="sharePercent"
            label={`${names.betShare} (%)`}
            validate={[required(), percent]}
            helperText={false}
          />
          <NumberInput
            source="betShareDays"
            label={names.betShareDays}
            min={1}
            max={3650}
            step={1}
            validate={required()}
            helperText={false}
          />
        </>
      }
      toBody={toBody}
    />
  );
}

function toBody({
  isOn,
  reason,
  ...terms
}: Values & { readonly reason: string }): DeskBodyOf<typeof setReferralTerms> {
  if (!isOn) return { reason };
  return {
    terms: {
      deposit: toAmount(terms.deposit),
      validBet: toAmount(terms.validBet),
      inviterReward: toAmount(terms.inviterReward),
      friendReward: toAmount(terms.friendReward),
      turnover: toAmount(terms.turnover),
      days: terms.days,
      needsPhone: terms.needsPhone,
      mostAMonth: terms.mostAMonth,
      betShare: percentToRate(terms.sharePercent) ?? '0',
      betShareDays: terms.betShareDays,
    },
    reason,
  };
}
