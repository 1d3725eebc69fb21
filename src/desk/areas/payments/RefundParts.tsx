import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { endDeskRefund } from '../../../../schemas/desk/refunds.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import type { Deposit } from './DepositFacts.tsx';
import { ReceiptInput } from './paymentInputs.tsx';
import styles from './payments.module.css';
import { useOrderWords } from './useOrderWords.ts';

/** A refund, as lists and the page of its deposit have it. */
export type Refund = Deposit['refunds'][number];

/** How a refund stands, as a mark. */
export function RefundState({ of: { state, isByHand } }: { of: Refund }) {
  const { t } = useLingui();
  const onTheWay = isByHand
    ? t({
        id: 'desk.refund.toSend',
        context: 'State of a refund: somebody has to send it at the bank',
        message: 'To send by hand',
      })
    : t({
        id: 'desk.refund.onTheWay',
        context: 'State of a refund: its provider is sending it',
        message: 'On its way',
      });
  const names = {
    created: onTheWay,
    sent: onTheWay,
    done: t({ id: 'desk.refund.done', context: 'State of a refund', message: 'Sent back' }),
    failed: t({ id: 'desk.refund.failed', context: 'State of a refund', message: 'Failed' }),
  };
  const tones = { created: 'info', sent: 'info', done: 'success', failed: 'error' } as const;
  return <Chip variant="outlined" color={tones[state]} label={names[state]} />;
}

/** What can be said of a refund that is sent by hand: that it was, or that it cannot be. */
export function RefundEnd({ of: { id, state, isByHand, reference } }: { of: Refund }) {
  const { t } = useLingui();
  if (!isByHand || state === 'done' || state === 'failed') return <>{reference}</>;
  return (
    <span className={styles.rowButtons}>
      <ActionButton<typeof endDeskRefund, { receipt: string }>
        endpoint={endDeskRefund}
        size="small"
        variant="contained"
        label={t({
          id: 'desk.refund.sent',
          context: 'Button: a refund was sent at the bank',
          message: 'Sent',
        })}
        title={t({
          id: 'desk.refund.sentTitle',
          context: 'Heading of a dialog',
          message: 'Was the money sent back?',
        })}
        confirm={t({
          id: 'desk.refund.sentConfirm',
          context: 'Button of a dialog',
          message: 'It was sent',
        })}
        fields={<ReceiptInput source="receipt" />}
        toBody={({ receipt, reason }) => ({
          refund: id,
          outcome: 'sent',
          reference: receipt.trim(),
          reason,
        })}
      />
      <ActionButton<typeof endDeskRefund>
        endpoint={endDeskRefund}
        size="small"
        danger
        label={t({
          id: 'desk.refund.cannot',
          context: 'Button: a refund cannot be sent',
          message: 'Cannot be sent',
        })}
        title={t({
          id: 'desk.refund.cannotTitle',
          context: 'Heading of a dialog',
          message: 'Can it not be sent back?',
        })}
        lead={t({
          id: 'desk.refund.cannotLead',
          context: 'In the dialog that ends a refund',
          message: 'What was taken goes back to the wallet, and nothing is owed for it.',
        })}
        confirm={t({
          id: 'desk.refund.cannotConfirm',
          context: 'Button of a dialog',
          message: 'Give it back',
        })}
        toBody={({ reason }) => ({ refund: id, outcome: 'failed', reason })}
      />
    </span>
  );
}

/** Each time that money of a deposit went back, on the page of the deposit. */
export function Refunds({ deposit: { refunds, currency } }: { deposit: Deposit }) {
  const { t } = useLingui();
  const words = useOrderWords();
  if (refunds.length === 0) return null;
  return (
    <Card
      title={t({
        id: 'desk.refund.title',
        context: 'Heading of a part of the page of a deposit',
        message: 'Sent back',
      })}
    >
      <div className={styles.stack}>
        {refunds.map((refund) => (
          <Facts
            key={refund.id}
            rows={[
              [words.state, <RefundState key="state" of={refund} />],
              [words.amount, <Money key="amount" amount={refund.amount} currency={currency} />],
              [
                t({
                  id: 'desk.refund.taken',
                  context: 'Name of a fact: what of a refund the wallet gave',
                  message: 'Taken from the wallet',
                }),
                <Money key="taken" amount={refund.taken} currency={currency} />,
              ],
              [words.receipt, <RefundEnd key="end" of={refund} />],
              [words.reason, refund.reason],
              [
                t({
                  id: 'desk.refund.askedBy',
                  context: 'Name of a fact: who asked for a refund and agreed to it',
                  message: 'Agreed by',
                }),
                refund.askedBy,
              ],
              [words.createdAt, <Time key="created" at={refund.createdAt} />],
              [words.endedAt, <Time key="ended" at={refund.endedAt} />],
            ]}
          />
        ))}
      </div>
    </Card>
  );
}
