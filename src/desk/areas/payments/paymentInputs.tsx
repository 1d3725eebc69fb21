import { useLingui } from '@lingui/react/macro';
import { maxLength, minLength, regex, required, TextInput } from 'react-admin';
import { useOrderWords } from './useOrderWords.ts';

const AMOUNT = /^[0-9]{1,15}([.,][0-9]{1,4})?$/;
const SHORTEST_RECEIPT = 3;
const LONGEST_RECEIPT = 100;

/** An amount that was typed, as calls take it. */
export const toAmount = (typed: string): string => typed.trim().replace(',', '.');

/** A field of an amount in a currency. */
export function AmountInput({
  source,
  label,
  help,
  isOptional = false,
}: {
  source: string;
  label: string;
  help?: string;
  isOptional?: boolean;
}) {
  const { t } = useLingui();
  const rule = regex(
    AMOUNT,
    t({
      id: 'desk.adjust.amountRule',
      context: 'Under the field of an amount',
      message: 'Enter an amount such as 12.50',
    }),
  );
  return (
    <TextInput
      source={source}
      label={label}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      validate={isOptional ? [rule] : [required(), rule]}
      helperText={help ?? false}
    />
  );
}

/** A field of the name that a bank gave a payment. */
export function ReceiptInput({ source }: { source: string }) {
  const { receipt } = useOrderWords();
  return (
    <TextInput
      source={source}
      label={receipt}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      validate={[required(), minLength(SHORTEST_RECEIPT), maxLength(LONGEST_RECEIPT)]}
      helperText={false}
    />
  );
}
