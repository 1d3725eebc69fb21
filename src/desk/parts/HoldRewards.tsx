import { useLingui } from '@lingui/react/macro';
import { holdRewards, releaseRewards } from '../../../schemas/desk/guard.ts';
import { ActionButton } from '../actions/ActionButton.tsx';

/** Has the rewards of a member wait, or lets them go again. */
export function HoldRewards({
  member: { id, account },
  heldAt,
}: {
  member: { readonly id: string; readonly account: string };
  heldAt: string | null;
}) {
  const { t } = useLingui();
  const toBody = ({ reason }: { readonly reason: string }) => ({ memberId: id, reason });
  if (heldAt !== null) {
    return (
      <ActionButton
        endpoint={releaseRewards}
        size="small"
        label={t({ id: 'desk.guard.release', context: 'Button', message: 'Release rewards' })}
        title={t({
          id: 'desk.guard.releaseTitle',
          context: 'Heading of a dialog; an account is inside',
          message: `Release the rewards of ${account}?`,
        })}
        lead={t({
          id: 'desk.guard.releaseLead',
          context: 'In the dialog that releases rewards',
          message: 'What waited can be claimed, and the member is offered rewards again.',
        })}
        confirm={t({
          id: 'desk.guard.releaseConfirm',
          context: 'Button of a dialog',
          message: 'Release',
        })}
        toBody={toBody}
      />
    );
  }
  return (
    <ActionButton
      endpoint={holdRewards}
      size="small"
      danger
      label={t({ id: 'desk.guard.hold', context: 'Button', message: 'Hold rewards' })}
      title={t({
        id: 'desk.guard.holdTitle',
        context: 'Heading of a dialog; an account is inside',
        message: `Hold the rewards of ${account}?`,
      })}
      lead={t({
        id: 'desk.guard.holdLead',
        context: 'In the dialog that holds rewards',
        message:
          'Nothing is offered or paid until they are released. What was earned waits; nothing is taken away.',
      })}
      confirm={t({ id: 'desk.guard.holdConfirm', context: 'Button of a dialog', message: 'Hold' })}
      toBody={toBody}
    />
  );
}
