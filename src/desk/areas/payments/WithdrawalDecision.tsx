import { useLingui } from '@lingui/react/macro';
import { RadioButtonGroupInput, required } from 'react-admin';
import {
  approveDeskWithdrawal,
  payDeskWithdrawal,
  rejectDeskWithdrawal,
  settleDeskReceipt,
} from '../../../../schemas/desk/payments.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Money } from '../../parts/values.tsx';
import styles from './payments.module.css';
import { ReceiptInput } from './paymentInputs.tsx';
import { useWaitingCase } from './useWaitingCase.ts';
import { WaitingCase } from './WaitingCase.tsx';
import type { Withdrawal } from './WithdrawalFacts.tsx';

/** What can be done about a withdrawal now, or what waits for a second person. */
export function WithdrawalDecision({ withdrawal }: { withdrawal: Withdrawal }) {
  const { next, order } = withdrawal;
  const waiting = useWaitingCase(order);
  if (next.length === 0 && !waiting) return null;
  return (
    <aside className={styles.decision}>
      {waiting ? <WaitingCase of={waiting} /> : null}
      <div className={styles.buttons}>
        {next.includes('reject') ? <Reject withdrawal={withdrawal} /> : null}
        {next.includes('approve') && !waiting ? <Approve withdrawal={withdrawal} /> : null}
        {next.includes('pay') ? <Pay withdrawal={withdrawal} /> : null}
        {next.includes('settle') && !waiting ? <Settle withdrawal={withdrawal} /> : null}
      </div>
    </aside>
  );
}

const Payout = ({ withdrawal: { payout, remaining, currency } }: { withdrawal: Withdrawal }) => (
  <strong>
    <Money amount={remaining ?? payout} currency={currency} />
  </strong>
);

function Approve({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const { order, approvalsNeeded, member } = withdrawal;
  const { account } = member;
  return (
    <ActionButton
      endpoint={approveDeskWithdrawal}
      variant="contained"
      label={t({ id: 'desk.withdrawal.approve', context: 'Button', message: 'Approve' })}
      title={t({
        id: 'desk.withdrawal.approveTitle',
        context: 'Heading of a dialog; the account of a member',
        message: `Approve the withdrawal of ${account}?`,
      })}
      lead={
        <>
          <Payout withdrawal={withdrawal} />
          {approvalsNeeded > 1 ? (
            <p>
              {t({
                id: 'desk.withdrawal.second',
                context: 'In the dialog that approves a large withdrawal',
                message: 'A second person has to confirm it. Until then nothing moves.',
              })}
            </p>
          ) : null}
        </>
      }
      confirm={t({ id: 'desk.withdrawal.approve', context: 'Button', message: 'Approve' })}
      toBody={({ reason }) => ({ order, reason })}
    />
  );
}

function Reject({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const { order, member } = withdrawal;
  const { account } = member;
  return (
    <ActionButton
      endpoint={rejectDeskWithdrawal}
      danger
      label={t({ id: 'desk.withdrawal.reject', context: 'Button', message: 'Reject' })}
      title={t({
        id: 'desk.withdrawal.rejectTitle',
        context: 'Heading of a dialog; the account of a member',
        message: `Reject the withdrawal of ${account}?`,
      })}
      lead={t({
        id: 'desk.withdrawal.rejectLead',
        context: 'In the dialog that rejects a withdrawal',
        message: 'The money is free again, and the member reads the reason as you write it.',
      })}
      confirm={t({ id: 'desk.withdrawal.reject', context: 'Button', message: 'Reject' })}
      toBody={({ reason }) => ({ order, reason })}
    />
  );
}

function Pay({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const { order } = withdrawal;
  return (
    <ActionButton<typeof payDeskWithdrawal, { reference: string }>
      endpoint={payDeskWithdrawal}
      variant="contained"
      label={t({
        id: 'desk.withdrawal.pay',
        context: 'Button: says that somebody has paid it at the bank',
        message: 'Paid by hand',
      })}
      title={t({
        id: 'desk.withdrawal.payTitle',
        context: 'Heading of a dialog',
        message: 'Was it paid at the bank?',
      })}
      lead={
        <>
          <Payout withdrawal={withdrawal} /> → {withdrawal.account} · {withdrawal.holder}
        </>
      }
      confirm={t({
        id: 'desk.withdrawal.payConfirm',
        context: 'Button of a dialog',
        message: 'It was paid',
      })}
      fields={<ReceiptInput source="reference" />}
      toBody={({ reference, reason }) => ({ order, reference: reference.trim(), reason })}
    />
  );
}

function Settle({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const { order } = withdrawal;
  type Decision = 'payRemaining' | 'refundRemaining' | 'forceReceipt';
  const choices: { id: Decision; name: string }[] = [
    {
      id: 'payRemaining',
      name: t({
        id: 'desk.withdrawal.payRemaining',
        context: 'Choice at the end of a dispute about what came',
        message: 'Pay the rest again',
      }),
    },
    {
      id: 'refundRemaining',
      name: t({
        id: 'desk.withdrawal.refundRemaining',
        context: 'Choice at the end of a dispute about what came',
        message: 'Give the rest back to the wallet',
      }),
    },
    {
      id: 'forceReceipt',
      name: t({
        id: 'desk.withdrawal.forceReceipt',
        context: 'Choice at the end of a dispute about what came',
        message: 'It came whole: give nothing back',
      }),
    },
  ];
  return (
    <ActionButton<typeof settleDeskReceipt, { decision: Decision }>
      endpoint={settleDeskReceipt}
      variant="contained"
      label={t({
        id: 'desk.withdrawal.settle',
        context: 'Button: ends a dispute about what came',
        message: 'Settle the dispute',
      })}
      title={t({
        id: 'desk.withdrawal.settleTitle',
        context: 'Heading of a dialog',
        message: 'How does the dispute end?',
      })}
      lead={
        <>
          <Payout withdrawal={withdrawal} />
          <p>
            {t({
              id: 'desk.withdrawal.settleLead',
              context: 'In the dialog that ends a dispute, under what did not come',
              message: 'A second person confirms it. The member reads the reason as you write it.',
            })}
          </p>
        </>
      }
      confirm={t({
        id: 'desk.withdrawal.settleConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      fields={
        <RadioButtonGroupInput
          source="decision"
          label={t({
            id: 'desk.withdrawal.decision',
            context: 'Label of the choice',
            message: 'Decision',
          })}
          choices={choices}
          validate={[required()]}
          translateChoice={false}
          row={false}
          helperText={false}
        />
      }
      toBody={({ decision, reason }) => ({ order, decision, reason })}
    />
  );
}
