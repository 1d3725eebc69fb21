import type { MessageDescriptor } from '@lingui/core';
import { SearchInput, SelectInput } from 'react-admin';
import { useWord } from '../../i18n/useWord.ts';
import { useOrderWords } from './useOrderWords.ts';

/** The filters over a queue of orders: a search, and where all orders show also their state. */
export function useOrderFilters({
  isAll,
  placeholder,
  states,
  names,
}: {
  isAll: boolean;
  placeholder: string;
  states: readonly string[];
  names: Readonly<Record<string, MessageDescriptor>>;
}) {
  const word = useWord();
  const { state } = useOrderWords();
  const search = <SearchInput key="search" source="search" alwaysOn placeholder={placeholder} />;
  if (!isAll) return [search];
  return [
    search,
    <SelectInput
      key="state"
      source="state"
      label={state}
      choices={states.map((id) => ({ id, name: word(names, id) }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
}
