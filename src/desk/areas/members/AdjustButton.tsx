import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioButtonGroupInput, regex, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import { adjustMember } from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Money } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';

interface Values {
  readonly direction: 'credit' | 'debit';
  readonly amount: string;
}

const AMOUNT = /^[0-9]{1,12}([.,][0-9]{1,4})?$/;

/** Credits or debits the main wallet; above the own limit it waits for a second person. */
export function AdjustButton({ member }: { member: Member }) {
  const { t } = useLingui();
  // Made once a form, so that a second try of the same one has one effect.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { account, id } = member;
  return (
    <ActionButton<typeof adjustMember, Values>
      endpoint={adjustMember}
      label={t({
        id: 'desk.adjust.open',
        context: 'Button of the page of a member',
        message: 'Adjust balance',
      })}
      title={t({
        id: 'desk.adjust.title',
        context: 'Heading of a dialog',
        message: `Adjust the balance of ${account}`,
      })}
      confirm={t({ id: 'desk.adjust.confirm', context: 'Button of a dialog', message: 'Adjust' })}
      defaultValues={{ direction: 'credit' }}
      fields={<AdjustFields member={member} />}
      toBody={({ direction, amount, reason }) => ({
        memberId: id,
        direction,
        amount: amount.replace(',', '.'),
        requestId,
        reason,
      })}
      onDone={() => setRequestId(crypto.randomUUID())}
    />
  );
}

function AdjustFields({ member }: { member: Member }) {
  const { t } = useLingui();
  const { currency } = member;
  return (
    <>
      <RadioButtonGroupInput
        source="direction"
        label={t({
          id: 'desk.adjust.direction',
          context: 'Label of the choice',
          message: 'Direction',
        })}
        choices={[
          {
            id: 'credit',
            name: t({
              id: 'desk.adjust.credit',
              context: 'Choice: the member gets money',
              message: 'Credit',
            }),
          },
          {
            id: 'debit',
            name: t({
              id: 'desk.adjust.debit',
              context: 'Choice: money is taken from the member',
              message: 'Debit',
            }),
          },
        ]}
        translateChoice={false}
        helperText={false}
      />
      <TextInput
        source="amount"
        label={t({
          id: 'desk.adjust.amount',
          context: 'Label of the field, with the currency',
          message: `Amount in ${currency}`,
        })}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        validate={[
          required(),
          regex(
            AMOUNT,
            t({
              id: 'desk.adjust.amountRule',
              context: 'Under the field of an amount',
              message: 'Enter an amount such as 12.50',
            }),
          ),
        ]}
        helperText={false}
      />
      <AfterIt member={member} />
    </>
  );
}

/** What the wallet holds now, and what it would hold. */
function AfterIt({ member: { wallets, currency, decimals } }: { member: Member }) {
  const { t } = useLingui();
  const [direction, amount = ''] = useWatch({ name: ['direction', 'amount'] }) as [string, string?];
  const balance = wallets.find(({ wallet }) => wallet === 'MAIN')?.balance ?? '0';
  const change = parseMinor(amount.replace(',', '.'), decimals);
  const minor = parseMinor(balance, decimals) ?? 0n;
  const after = change === null ? null : direction === 'debit' ? minor - change : minor + change;
  return (
    <p className={styles.preview}>
      {t({
        id: 'desk.adjust.now',
        context: 'Before an amount: the balance as it is',
        message: 'Now',
      })}{' '}
      <Money amount={balance} currency={currency} />
      {after === null ? null : (
        <>
          {' · '}
          {t({
            id: 'desk.adjust.after',
            context: 'Before an amount: the balance as it would be',
            message: 'after',
          })}{' '}
          <strong className={after < 0n ? styles.frozen : undefined}>
            <Money amount={formatMinor(after, decimals)} currency={currency} />
          </strong>
        </>
      )}
    </p>
  );
}
