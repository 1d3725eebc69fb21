import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { WithdrawalOrder } from '../../../api/payments.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { PicturesField } from '../../../ui/fields/PicturesField.tsx';
import { useReceipt, type Outcome } from './useReceipt.ts';
import styles from './Withdraw.module.css';

/** Asks whether a payout came: all of it, a part, or nothing. */
export function Receipt({ order }: { order: WithdrawalOrder }) {
  const form = useReceipt(order);
  const id = useId();
  const choice = (outcome: Outcome, words: ReactNode) => (
    <label className={styles.outcome}>
      <input
        type="radio"
        name={id}
        checked={form.outcome === outcome}
        onChange={() => form.choose(outcome)}
      />
      <span>{words}</span>
    </label>
  );
  return (
    <form className={centre.panel} noValidate onSubmit={form.submit}>
      <h2 id={`${id}title`} className={centre.panelTitle}>
        <Trans id="centre.receipt.title" context="Heading: did the payout come?">
          Did the money arrive?
        </Trans>
      </h2>
      <CallFault cause={form.problem} />
      <div className={styles.outcomes} role="radiogroup" aria-labelledby={`${id}title`}>
        {choice(
          'full',
          <Trans id="centre.receipt.full" context="The payout came; the amount is inside">
            Yes, <MoneyText amount={form.expected} /> arrived
          </Trans>,
        )}
        {choice(
          'partial',
          <Trans id="centre.receipt.partial" context="A part of the payout came">
            Only a part arrived
          </Trans>,
        )}
        {choice(
          'none',
          <Trans id="centre.receipt.none" context="The payout did not come">
            Nothing arrived
          </Trans>,
        )}
      </div>
      {form.outcome === 'partial' && (
        <MoneyField
          label={
            <Trans id="centre.receipt.amount" context="Field: how much of the payout came">
              How much arrived
            </Trans>
          }
          fault={
            form.isAmountWrong && (
              <Trans
                id="centre.receipt.amount.wrong"
                context="The part that came is not below all of it, which is inside"
              >
                Enter an amount below <MoneyText amount={form.expected} />.
              </Trans>
            )
          }
          wasSent={form.wasSent}
          value={form.text}
          onChange={form.type}
        />
      )}
      {form.outcome !== 'full' && (
        <PicturesField
          files={form.files}
          isOptional={form.outcome === 'partial'}
          isMissing={form.wasSent && form.outcome === 'none'}
          onChange={form.setFiles}
        />
      )}
      <Button type="submit" kind="primary" size="large" loading={form.isBusy}>
        <Trans id="centre.receipt.submit" context="Button: sends whether a payout came">
          Send
        </Trans>
      </Button>
    </form>
  );
}
