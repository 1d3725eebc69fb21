import { useLocation, useNavigate } from 'react-router-dom';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useQueryText } from '../../platform/screens/useQueryValue.ts';
import { dayIn, readRange, type DayRange, type Preset } from './dayRange.ts';

/** What a record is narrowed by, kept in the address so that it is there again on the way back. */
export function useAddress(usual?: Preset) {
  const params = new URLSearchParams(useQueryText());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { timeZone } = useBrand();
  const today = dayIn(timeZone, new Date());
  const go = (next: URLSearchParams) =>
    void navigate(`${pathname}?${next}`, { replace: true, preventScrollReset: true });
  return {
    today,
    range: readRange(params, today, usual),
    read: (name: string) => params.get(name) ?? '',
    /** Sets a filter, or takes it away; `clear` are those that hang on it. */
    choose(name: string, value: string, clear: readonly string[] = []) {
      const next = new URLSearchParams(params);
      for (const other of clear) next.delete(other);
      if (value === '') next.delete(name);
      else next.set(name, value);
      go(next);
    },
    chooseRange({ from, to }: DayRange) {
      const next = new URLSearchParams(params);
      next.set('from', from);
      next.set('to', to);
      go(next);
    },
  };
}
