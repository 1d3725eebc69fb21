import { NumberInput, required } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

/** A whole number of a form, which has to be given unless it is told to be optional. */
export function CountInput<Values = FieldValues>({
  source,
  label,
  min,
  max,
  isOptional = false,
  help = false,
  rule,
}: {
  source: string;
  label: string;
  min: number;
  max: number;
  isOptional?: boolean;
  help?: string | false;
  /** What else it has to be: what is wrong, as words. */
  rule?: (value: unknown, values: Values) => string | undefined;
}) {
  return (
    <NumberInput
      source={source}
      label={label}
      min={min}
      max={max}
      step={1}
      validate={[...(isOptional ? [] : [required()]), ...(rule ? [rule] : [])]}
      helperText={help}
    />
  );
}
