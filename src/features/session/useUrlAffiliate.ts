import { useEffect, useState } from 'react';
import { getAffiliate } from '../../../schemas/api/account.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';

/** The affiliate code that the visitor came with, as the gateway keeps it; undefined where there is none, or it is not good. */
export function useUrlAffiliate(code: string | undefined): {
  isChecking: boolean;
  code: string | undefined;
} {
  const http = useHttp();
  const [good, setGood] = useState<string | null | undefined>(code ? null : undefined);

  useEffect(() => {
    if (!code) return;
    const abort = new AbortController();
    const { signal } = abort;
    http
      .call(getAffiliate, { query: { code, domain: window.location.hostname }, signal })
      .then((value) => value.code)
      .catch(() => undefined)
      .then((known) => !signal.aborted && setGood(known));
    return () => abort.abort();
  }, [http, code]);
  return { isChecking: good === null, code: good ?? undefined };
}
