import { NumberInput, required } from 'react-admin';

/** A whole number of a form, which has to be given unless it is told to be optional. */
export function CountInput({
  source,
  label,
  min,
  max,
  isOptional = false,
  help = false,
}: {
  source: string;
  label: string;
  min: number;
  max: number;
  isOptional?: boolean;
  help?: string | false;
}) {
  return (
    <NumberInput
      source={source}
      label={label}
      min={min}
      max={max}
      step={1}
      validate={isOptional ? undefined : required()}
      helperText={help}
    />
  );
}
