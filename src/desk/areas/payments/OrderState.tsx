import { useLingui } from '@lingui/react/macro';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { useWord } from '../../i18n/useWord.ts';
import { DEPOSIT_STATE_NAMES, WITHDRAWAL_STATE_NAMES } from './paymentWords.ts';

type Tones = Readonly<Record<string, ChipProps['color']>>;

const DEPOSIT_TONES: Tones = {
  paid: 'info',
  confirmed: 'success',
  underReview: 'warning',
  failed: 'error',
  disputed: 'error',
};

const WITHDRAWAL_TONES: Tones = {
  requested: 'warning',
  review: 'warning',
  approved: 'info',
  paying: 'info',
  payingRemaining: 'info',
  failed: 'error',
  rejected: 'error',
  received: 'success',
  partiallyReceived: 'error',
  notReceived: 'error',
};

/** How a deposit stands, as a mark. */
export function DepositState({ state }: { state: string }) {
  const word = useWord();
  return (
    <Chip
      variant="outlined"
      color={DEPOSIT_TONES[state] ?? 'default'}
      label={word(DEPOSIT_STATE_NAMES, state)}
    />
  );
}

/** How a withdrawal stands, as a mark. */
export function WithdrawalState({ state }: { state: string }) {
  const word = useWord();
  return (
    <Chip
      variant="outlined"
      color={WITHDRAWAL_TONES[state] ?? 'default'}
      label={word(WITHDRAWAL_STATE_NAMES, state)}
    />
  );
}

/** How many checks of a withdrawal are red; nothing where none is. */
export function RedChecks({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <Chip
      color="error"
      label={t({
        id: 'desk.withdrawals.red',
        context: 'Mark of a withdrawal: how many of its checks are red',
        message: `${count} red`,
      })}
    />
  );
}
