import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryText } from '../../platform/screens/useQueryValue.ts';
import { NO_FILTERS, parseFilters, writeFilters, type LobbyFilters } from './lobbyFilters.ts';

/** How long typing rests before the address follows; what is found follows every key. */
const ADDRESS_MS = 400;

type FilterChange = Partial<LobbyFilters> | ((before: LobbyFilters) => Partial<LobbyFilters>);

/** The filters of a lobby and the ways to change them. */
export interface FilterControls {
  /** As they stand in the address, and what is being typed. */
  readonly filters: LobbyFilters;
  /** As they stand in the address: the same object while somebody types, so that nothing but the cards is drawn again. */
  readonly settled: LobbyFilters;
  /** Changes the filters in place: going back leaves the page. What depends on the filters before is a function of them. */
  readonly change: (part: FilterChange) => void;
  readonly search: (text: string) => void;
  readonly clear: () => void;
  /** The address with other filters, for links. */
  readonly getHref: (part: Partial<LobbyFilters>) => string;
}

/** The filters that the address holds. */
export function useFiltersOfAddress(): LobbyFilters {
  const query = useQueryText();
  return useMemo(() => parseFilters(query), [query]);
}

/** Filters that live in the address; what is typed comes first and is written there when the typing rests. */
export function useLobbyFilters(): FilterControls {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const settled = useFiltersOfAddress();
  const typing = useTyping(settled.search);
  const filters = useMemo(() => ({ ...settled, search: typing.text }), [settled, typing.text]);
  // Who presses twice before the address has followed keeps both.
  const latest = useRef(settled);
  useEffect(() => {
    latest.current = settled;
  }, [settled]);
  const put = useCallback(
    (change: FilterChange) => {
      const part = typeof change === 'function' ? change(latest.current) : change;
      latest.current = { ...latest.current, ...part };
      void navigate({ pathname, search: writeFilters(latest.current) }, { replace: true });
    },
    [navigate, pathname],
  );
  const isBehind = typing.text.trim() !== settled.search;
  useEffect(() => {
    if (!isBehind || !typing.isOwn) return;
    const { href } = window.location;
    const timer = setTimeout(() => {
      // Who has left, while the next page is still on its way, is not called back.
      if (window.location.href === href) put({ search: typing.text });
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [isBehind, typing.isOwn, typing.text, settled, put]);

  const { type } = typing;
  // What is typed meanwhile is not in it; it comes into the address that it leads to.
  const getHref = useCallback(
    (part: Partial<LobbyFilters>) => pathname + writeFilters({ ...settled, ...part }),
    [pathname, settled],
  );
  return {
    filters,
    settled,
    change: put,
    search: type,
    clear: () => {
      type('');
      put({ ...NO_FILTERS, sort: filters.sort });
    },
    getHref,
  };
}

/** The text of a search field that an address may also change, as going back does. */
function useTyping(inAddress: string) {
  const [state, setState] = useState({ text: inAddress, inAddress, isOwn: false });
  if (state.inAddress !== inAddress) {
    // The address caught up with what was typed, or somebody else changed it.
    const isCaughtUp = state.text.trim() === inAddress;
    setState({ text: isCaughtUp ? state.text : inAddress, inAddress, isOwn: false });
  }
  const type = useCallback(
    (text: string) => setState((before) => ({ ...before, text, isOwn: true })),
    [],
  );
  return { text: state.text, isOwn: state.isOwn, type };
}
