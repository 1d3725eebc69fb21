import { useLingui } from '@lingui/react/macro';
import { putWithdrawalSettings } from '../../../../schemas/desk/payments.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import type { Channels } from './channelBody.ts';
import { AmountInput, toAmount } from '../../parts/AmountInput.tsx';

/** From which amounts people have to approve withdrawals, and how many. */
export function ApprovalLimits({ channels }: { channels: Channels }) {
  const { t } = useLingui();
  const { automatic, fourEyes, currency } = channels;
  const names = {
    automatic: t({
      id: 'desk.approvals.automatic',
      context: 'Fact and field: an amount',
      message: 'Nobody approves below',
    }),
    fourEyes: t({
      id: 'desk.approvals.fourEyes',
      context: 'Fact and field: an amount',
      message: 'Two people approve from',
    }),
  };
  return (
    <Card
      title={t({
        id: 'desk.approvals.title',
        context: 'Heading of a part of the page of channels',
        message: 'Approval of withdrawals',
      })}
      action={
        <ActionButton<typeof putWithdrawalSettings, { automatic: string; fourEyes: string }>
          endpoint={putWithdrawalSettings}
          size="small"
          label={t({ id: 'desk.approvals.change', context: 'Button', message: 'Change' })}
          title={t({
            id: 'desk.approvals.changeTitle',
            context: 'Heading of a dialog',
            message: 'From which amounts do people approve?',
          })}
          lead={t({
            id: 'desk.approvals.lead',
            context: 'In the dialog that sets who approves withdrawals',
            message:
              'Between the two amounts one person approves. A red check always asks for a person. A second person confirms this change.',
          })}
          confirm={t({
            id: 'desk.approvals.confirm',
            context: 'Button of a dialog',
            message: 'Ask for it',
          })}
          defaultValues={{ automatic: automatic ?? '', fourEyes: fourEyes ?? '' }}
          fields={
            <>
              <AmountInput source="automatic" label={`${names.automatic} (${currency})`} />
              <AmountInput source="fourEyes" label={`${names.fourEyes} (${currency})`} />
            </>
          }
          toBody={(values) => ({
            automatic: toAmount(values.automatic),
            fourEyes: toAmount(values.fourEyes),
            reason: values.reason,
          })}
        />
      }
    >
      <Facts
        rows={[
          [names.automatic, <Money key="automatic" amount={automatic} currency={currency} />],
          [names.fourEyes, <Money key="fourEyes" amount={fourEyes} currency={currency} />],
        ]}
      />
    </Card>
  );
}
