import { ChipSelect } from '../ChipSelect/ChipSelect.tsx';

/** What a record is narrowed by: one of several values, or all of them. A value that is none of them shows as all. */
export function FilterSelect<Value extends string>(props: {
  label: string;
  /** The choice that narrows nothing. */
  all: string;
  value: string | undefined;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Gets '' for all. */
  onChoose: (value: Value | '') => void;
}) {
  const { label, all, options, onChoose } = props;
  const value = options.find((one) => one.value === props.value)?.value ?? '';
  return (
    <ChipSelect
      label={label}
      isOn={value !== ''}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChoose={(chosen) => onChoose(chosen as Value | '')}
    />
  );
}
