import { DateTimeInput, type DateTimeInputProps } from 'react-admin';

/** A moment as calls take it: ISO 8601 in UTC, from a field in the reader's own zone. */
export function MomentInput(props: DateTimeInputProps) {
  return (
    <DateTimeInput
      parse={(value: string) => (value ? new Date(value).toISOString() : undefined)}
      {...props}
    />
  );
}
