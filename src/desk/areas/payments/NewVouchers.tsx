import { useLingui } from '@lingui/react/macro';
import Add from '@mui/icons-material/Add';
import { maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { createVouchers, MOST_VOUCHERS } from '../../../../schemas/desk/vouchers.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import { AmountInput, toAmount } from '../../parts/AmountInput.tsx';
import { useVoucherWords } from './useVoucherWords.ts';

interface Values {
  readonly name: string;
  readonly amount: string;
  readonly count: number;
  readonly endsAt: string;
}

const LONGEST_NAME = 80;
const USUAL_COUNT = 100;

/** Opens the form that makes codes. */
export function NewVouchers() {
  const { t } = useLingui();
  const words = useVoucherWords();
  const currency = useBrand()?.currency;
  const label = t({ id: 'desk.vouchers.new', context: 'Button', message: 'New vouchers' });
  return (
    <ActionButton<typeof createVouchers, Values>
      endpoint={createVouchers}
      width="sm"
      variant="contained"
      startIcon={<Add />}
      label={label}
      title={label}
      lead={t({
        id: 'desk.vouchers.newLead',
        context: 'In the dialog that makes vouchers',
        message:
          'All codes together count as one amount: above what you move alone, a second person confirms it.',
      })}
      confirm={t({
        id: 'desk.vouchers.newConfirm',
        context: 'Button of a dialog',
        message: 'Make them',
      })}
      defaultValues={{ count: USUAL_COUNT }}
      fields={
        <>
          <TextInput
            source="name"
            label={words.name}
            validate={[required()]}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            helperText={t({
              id: 'desk.vouchers.nameHelp',
              context: 'Under the field; members do not see it',
              message: 'For yourselves, such as the shop that sells them.',
            })}
          />
          <AmountInput
            source="amount"
            label={currency ? `${words.amount} (${currency})` : words.amount}
          />
          <NumberInput
            source="count"
            label={t({
              id: 'desk.vouchers.count',
              context: 'Field: how many codes are made',
              message: 'How many codes',
            })}
            validate={[required(), minValue(1), maxValue(MOST_VOUCHERS)]}
            helperText={false}
          />
          <MomentInput
            source="endsAt"
            label={words.endsAt}
            validate={[required()]}
            helperText={false}
          />
        </>
      }
      toBody={({ name, amount, count, endsAt, reason }) => ({
        name,
        amount: toAmount(amount),
        count,
        endsAt,
        reason,
      })}
    />
  );
}
