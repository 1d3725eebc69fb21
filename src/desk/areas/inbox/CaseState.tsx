import { useLingui } from '@lingui/react/macro';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { useDeskSession } from '../../session/DeskContext.tsx';
import type { CaseDetail } from '../../deskArea.ts';

type State = CaseDetail['state'];

const TONES: Record<State, ChipProps['color']> = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'default',
};

/** How a case stands, and who has taken it. */
export function CaseState({
  of: { state, takenBy },
}: {
  of: Pick<CaseDetail, 'state' | 'takenBy'>;
}) {
  const { t } = useLingui();
  const me = useDeskSession()?.staff?.id;
  const names: Record<State, string> = {
    waiting: t({ id: 'desk.case.waiting', context: 'State of a case', message: 'Waiting' }),
    approved: t({ id: 'desk.case.approved', context: 'State of a case', message: 'Approved' }),
    rejected: t({ id: 'desk.case.rejected', context: 'State of a case', message: 'Rejected' }),
    withdrawn: t({ id: 'desk.case.withdrawn', context: 'State of a case', message: 'Withdrawn' }),
  };
  if (state === 'waiting' && takenBy) {
    const { name } = takenBy;
    const label =
      takenBy.id === me
        ? t({
            id: 'desk.case.takenByMe',
            context: 'State of a case: who looks at it keeps it for 15 minutes',
            message: 'Taken by you',
          })
        : t({
            id: 'desk.case.takenBy',
            context: 'State of a case: a colleague has taken it',
            message: `Taken by ${name}`,
          });
    return <Chip variant="outlined" color="info" label={label} />;
  }
  return <Chip variant="outlined" color={TONES[state]} label={names[state]} />;
}
