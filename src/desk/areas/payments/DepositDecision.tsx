import { useLingui } from '@lingui/react/macro';
import { decideDeskDeposit, matchDeskDeposit } from '../../../../schemas/desk/payments.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { Deposit } from './DepositFacts.tsx';
import { canRefund, SendBack, SettleDispute } from './MoneyBack.tsx';
import { AmountInput, toAmount } from '../../parts/AmountInput.tsx';
import { ReceiptInput } from './paymentInputs.tsx';
import styles from './payments.module.css';
import { useWaitingCase } from './useWaitingCase.ts';
import { WaitingCase } from './WaitingCase.tsx';

/** What can be done about a deposit now, or what waits for a second person. */
export function DepositDecision({ deposit }: { deposit: Deposit }) {
  const { canMatch, canDecide, canSettle, order } = deposit;
  const waiting = useWaitingCase(order);
  if (waiting) {
    return (
      <aside className={styles.decision}>
        <WaitingCase of={waiting} />
      </aside>
    );
  }
  if (!canMatch && !canDecide && !canSettle && !canRefund(deposit)) return null;
  return (
    <aside className={styles.decision}>
      {canMatch ? <Match deposit={deposit} /> : null}
      {canDecide ? (
        <>
          <Confirm deposit={deposit} />
          <div className={styles.buttons}>
            <Refund order={order} />
            <Fail order={order} />
          </div>
        </>
      ) : null}
      {canSettle ? <SettleDispute order={order} /> : null}
      {canRefund(deposit) ? <SendBack deposit={deposit} /> : null}
    </aside>
  );
}

function Match({ deposit: { order, toPay, currency, reference } }: { deposit: Deposit }) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof matchDeskDeposit, { amount: string; receipt: string }>
      endpoint={matchDeskDeposit}
      variant="contained"
      label={t({
        id: 'desk.deposit.match',
        context: 'Button: says that the payment of an order came',
        message: 'Payment came',
      })}
      title={t({
        id: 'desk.deposit.matchTitle',
        context: 'Heading of a dialog; the reference of a deposit',
        message: `Which payment came for ${reference}?`,
      })}
      lead={t({
        id: 'desk.deposit.matchLead',
        context: 'In the dialog that matches a payment',
        message:
          'Enter it as the bank shows it. A payment that fits is credited; one that does not is set aside for a look.',
      })}
      confirm={t({
        id: 'desk.deposit.matchConfirm',
        context: 'Button of a dialog',
        message: 'It came',
      })}
      defaultValues={{ amount: toPay }}
      fields={
        <>
          <AmountInput
            source="amount"
            label={t({
              id: 'desk.deposit.cameAmount',
              context: 'Label of the field, with the currency',
              message: `What came, in ${currency}`,
            })}
          />
          <ReceiptInput source="receipt" />
        </>
      }
      toBody={({ amount, receipt, reason }) => ({
        order,
        amount: toAmount(amount),
        receipt: receipt.trim(),
        reason,
      })}
    />
  );
}

function Confirm({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui();
  const { order, paidAmount, paidCurrency, currency } = deposit;
  return (
    <ActionButton<typeof decideDeskDeposit, { amount: string }>
      endpoint={decideDeskDeposit}
      variant="contained"
      label={t({
        id: 'desk.deposit.confirm',
        context: 'Button: puts a deposit under review into the wallet',
        message: 'Credit',
      })}
      title={t({
        id: 'desk.deposit.confirmTitle',
        context: 'Heading of a dialog',
        message: 'How much is credited?',
      })}
      confirm={t({
        id: 'desk.deposit.confirm',
        context: 'Button: puts a deposit under review into the wallet',
        message: 'Credit',
      })}
      // An amount in another currency says nothing about what to credit.
      defaultValues={paidCurrency === currency ? { amount: paidAmount ?? '' } : {}}
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
      toBody={({ amount, reason }) => ({
        order,
        decision: 'confirm',
        amount: toAmount(amount),
        reason,
      })}
    />
  );
}

function Refund({ order }: { order: string }) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof decideDeskDeposit>
      endpoint={decideDeskDeposit}
      label={t({
        id: 'desk.deposit.refund',
        context: 'Button: the payment goes back to who paid',
        message: 'Pay back',
      })}
      title={t({
        id: 'desk.deposit.refundTitle',
        context: 'Heading of a dialog',
        message: 'Does the payment go back to who paid?',
      })}
      lead={t({
        id: 'desk.deposit.refundLead',
        context: 'In the dialog that pays a deposit back',
        message: 'Nothing is credited. Send the money back at the bank or the provider.',
      })}
      confirm={t({
        id: 'desk.deposit.refund',
        context: 'Button: the payment goes back to who paid',
        message: 'Pay back',
      })}
      toBody={({ reason }) => ({ order, decision: 'refund', reason })}
    />
  );
}

function Fail({ order }: { order: string }) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof decideDeskDeposit>
      endpoint={decideDeskDeposit}
      danger
      label={t({
        id: 'desk.deposit.fail',
        context: 'Button: there was no payment for a deposit',
        message: 'No payment',
      })}
      title={t({
        id: 'desk.deposit.failTitle',
        context: 'Heading of a dialog',
        message: 'Was there no payment?',
      })}
      lead={t({
        id: 'desk.deposit.failLead',
        context: 'In the dialog that declares a deposit failed',
        message: 'Nothing is credited, and the order ends.',
      })}
      confirm={t({
        id: 'desk.deposit.failConfirm',
        context: 'Button of a dialog',
        message: 'Declare failed',
      })}
      toBody={({ reason }) => ({ order, decision: 'fail', reason })}
    />
  );
}
