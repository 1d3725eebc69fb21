import { useLingui } from '@lingui/react/macro';
import { regex, required, TextInput } from 'react-admin';

const AMOUNT = /^[0-9]{1,15}([.,][0-9]{1,4})?$/;

/** An amount that was typed, as calls take it. */
export const toAmount = (typed: string): string => typed.trim().replace(',', '.');

/** A field of an amount in a currency. */
export function AmountInput({
  source,
  label,
  help,
  isOptional = false,
  rule: own,
}: {
  source: string;
  label: string;
  help?: string;
  isOptional?: boolean;
  /** One more rule. */
  rule?: (value: unknown) => string | undefined;
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
      validate={[...(isOptional ? [] : [required()]), rule, ...(own ? [own] : [])]}
      helperText={help ?? false}
    />
  );
}
