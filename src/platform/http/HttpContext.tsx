import { createContext, useContext, type ReactNode } from 'react';
import type { Http } from './http.ts';

const HttpContext = createContext<Http | null>(null);

/** Hands the way to the gateway down. */
export function HttpProvider({ http, children }: { http: Http; children: ReactNode }) {
  return <HttpContext value={http}>{children}</HttpContext>;
}

/** The way to the gateway, in the language that shows. */
export function useHttp(): Http {
  const http = useContext(HttpContext);
  if (!http) throw new Error('useHttp() outside of http. Wrap the tree in <HttpProvider>.');
  return http;
}
