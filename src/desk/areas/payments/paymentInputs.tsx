import { maxLength, minLength, required, TextInput } from 'react-admin';
import { useOrderWords } from './useOrderWords.ts';

const SHORTEST_RECEIPT = 3;
const LONGEST_RECEIPT = 100;

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
