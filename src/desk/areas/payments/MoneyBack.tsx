import { useLingui } from '@lingui/react/macro';
import { refundDeskDeposit, settleDepositDispute } from '../../../../schemas/desk/refunds.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import type { Deposit } from './DepositFacts.tsx';
import { AmountInput, toAmount } from '../../parts/AmountInput.tsx';
import styles from './payments.module.css';

/** Whether anything of a deposit can go back. */
export const canRefund = ({ refundable }: Deposit): boolean => !/^0*(\.0*)?$/.test(refundable);

/** Sends a part of a credited deposit back to who paid. */
export function SendBack({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui();
  const { money } = useDeskFormats();
  const { order, refundable, currency } = deposit;
  const most = money(refundable, currency);
  return (
    <ActionButton<typeof refundDeskDeposit, { amount: string }>
      endpoint={refundDeskDeposit}
      label={t({
        id: 'desk.refund.start',
        context: 'Button: sends money of a deposit back to who paid',
        message: 'Refund',
      })}
      title={t({
        id: 'desk.refund.startTitle',
        context: 'Heading of a dialog; an amount',
        message: `How much of ${most} goes back?`,
      })}
      lead={t({
        id: 'desk.refund.startLead',
        context: 'In the dialog that sends money of a deposit back',
        message:
          'It leaves the wallet as soon as a second person has agreed. What is no longer there the member owes, and later deposits pay it.',
      })}
      confirm={t({
        id: 'desk.unmatched.linkConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={{ amount: refundable }}
      fields={
        <AmountInput
          source="amount"
          label={t({
            id: 'desk.deposit.creditAmount',
            context: 'Label of the field, with the currency',
            message: `Amount in ${currency}`,
          })}
        />
      }
      toBody={({ amount, reason }) => ({ order, amount: toAmount(amount), reason })}
    />
  );
}

/** Says how the dispute of a deposit ended. */
export function SettleDispute({ order }: { order: string }) {
  const { t } = useLingui();
  const confirm = t({
    id: 'desk.unmatched.linkConfirm',
    context: 'Button of a dialog',
    message: 'Ask for it',
  });
  return (
    <div className={styles.buttons}>
      <ActionButton<typeof settleDepositDispute>
        endpoint={settleDepositDispute}
        variant="contained"
        label={t({
          id: 'desk.dispute.won',
          context: 'Button: a chargeback was decided for the house',
          message: 'Dispute won',
        })}
        title={t({
          id: 'desk.dispute.wonTitle',
          context: 'Heading of a dialog',
          message: 'Was the dispute won?',
        })}
        lead={t({
          id: 'desk.dispute.wonLead',
          context: 'In the dialog that ends a dispute',
          message: 'The credit stays, and what is on hold is free again.',
        })}
        confirm={confirm}
        toBody={({ reason }) => ({ order, decision: 'won', reason })}
      />
      <ActionButton<typeof settleDepositDispute>
        endpoint={settleDepositDispute}
        danger
        label={t({
          id: 'desk.dispute.lost',
          context: 'Button: a chargeback was decided against the house',
          message: 'Dispute lost',
        })}
        title={t({
          id: 'desk.dispute.lostTitle',
          context: 'Heading of a dialog',
          message: 'Was the dispute lost?',
        })}
        lead={t({
          id: 'desk.dispute.lostLead',
          context: 'In the dialog that ends a dispute',
          message: 'The credit is taken back. What is no longer there the member owes.',
        })}
        confirm={confirm}
        toBody={({ reason }) => ({ order, decision: 'lost', reason })}
      />
    </div>
  );
}
