import Chip, { type ChipProps } from '@mui/material/Chip';
import { useStaffWords } from './useStaffWords.ts';

type State = 'invited' | 'active' | 'disabled';

const TONES: Record<State, ChipProps['color']> = {
  invited: 'warning',
  active: 'success',
  disabled: 'default',
};

/** How an account of the staff stands. */
export function StaffState({ state }: { state: State }) {
  const { states } = useStaffWords();
  return <Chip variant="outlined" color={TONES[state]} label={states[state]} />;
}
