import { SelectInput, TextInput } from 'react-admin';
import type { useContractWords } from './useContractWords.ts';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** What contracts and bills are narrowed by: how they stand, of which kind, and whose. */
export const contractFilters = (
  words: ReturnType<typeof useContractWords>,
  states: Readonly<Record<string, string>>,
) => [
  <SelectInput
    key="state"
    source="state"
    label={words.state}
    choices={choicesOf(states)}
    translateChoice={false}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={words.kind}
    choices={choicesOf(words.kinds)}
    translateChoice={false}
    alwaysOn
  />,
  <TextInput key="account" source="account" label={words.account} alwaysOn />,
];
