import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSession, writeSession } from '../platform/storage/storage.ts';
import { useMounted } from '../ui/motion/useMounted.ts';

const KEY = 'landing';

/** Codes of whoever brought a visitor: a registration will start with them. */
const CODES = ['referralCode', 'affiliateCode'];

function findCodes(query: string): URLSearchParams {
  const asked = new URLSearchParams(query);
  return new URLSearchParams([...asked].filter(([name]) => CODES.includes(name)));
}

/** Whether an address brings a code of a friend or an affiliate. */
export const bringsCodes = (landing: string) => findCodes(landing.split('#', 1)[0]!).size > 0;

function addKeptCodes(arrival: string): string {
  if (bringsCodes(arrival)) return arrival;
  const [query = '', ...fragment] = arrival.split('#');
  const joined = new URLSearchParams(query);
  for (const [name, code] of findCodes(readSession(KEY) ?? '')) joined.set(name, code);
  return [joined.size > 0 ? `?${joined.toString()}` : '', ...fragment].join('#');
}

/**
 * Query and fragment of the address that the visitor came by; null until the page is live. Codes stay for as long as the
 * tab is open: whoever brought the visitor is known also when the page is loaded anew before they register.
 */
export function useLanding(): string | null {
  const { search, hash } = useLocation();
  const [arrival] = useState(search + hash);
  const isMounted = useMounted();
  const landing = useMemo(() => (isMounted ? addKeptCodes(arrival) : null), [isMounted, arrival]);
  useEffect(() => {
    if (landing === null || !bringsCodes(landing)) return;
    writeSession(KEY, findCodes(landing.split('#', 1)[0]!).toString());
  }, [landing]);
  return landing;
}
