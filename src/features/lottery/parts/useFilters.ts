import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryText } from '../../../platform/screens/useQueryValue.ts';

/** What a list is narrowed by, kept in the address so that it is there again on the way back. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const query = useQueryText();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => {
    const params = new URLSearchParams(query);
    return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
      Name,
      string
    >;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the names of a page stay the same
  }, [query]);
  const choose = (name: Name, value: string) => {
    const params = new URLSearchParams(query);
    if (value === '') params.delete(name);
    else params.set(name, value);
    void navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
  };
  return { values, choose };
}
