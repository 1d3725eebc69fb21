import { useLingui } from '@lingui/react/macro';
import { resetMemberTrial } from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { Member } from './memberParts.ts';

/** Fills up what a trial account plays with. */
export function TrialButton({ member: { id, account } }: { member: Member }) {
  const { t } = useLingui();
  return (
    <ActionButton
      endpoint={resetMemberTrial}
      size="small"
      variant="text"
      label={t({ id: 'desk.trial.button', context: 'Button', message: 'Fill up play money' })}
      title={t({
        id: 'desk.trial.question',
        context: 'Heading of a dialog',
        message: `Fill up the play money of ${account}?`,
      })}
      confirm={t({ id: 'desk.trial.confirm', context: 'Button of a dialog', message: 'Fill up' })}
      toBody={({ reason }) => ({ memberId: id, reason })}
    />
  );
}
