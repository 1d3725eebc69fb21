import { queryOptions } from '@tanstack/react-query';
import {
  getHelpCenter,
  getServicePaths,
  getSystemStatus,
  getWhitelabel,
} from '../../schemas/api/system.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

const MINUTE_MS = 60_000;

/** Features granted to the merchant. */
export const whitelabel = (http: Http) =>
  queryOptions({
    queryKey: [getWhitelabel.id],
    queryFn: ({ signal }) => http.call(getWhitelabel, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** Open, under maintenance or restricted; asked again every minute so that a page opens by itself. */
export const systemStatus = (http: Http, host: string) =>
  queryOptions({
    queryKey: [getSystemStatus.id],
    queryFn: ({ signal }) => http.call(getSystemStatus, { query: { url: host }, signal }),
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
  });

/** Articles of the help centre. */
export const helpCenter = (http: Http) =>
  queryOptions({
    queryKey: [getHelpCenter.id, http.language],
    queryFn: ({ signal }) => http.call(getHelpCenter, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** Ways to customer service, for whoever is signed in. */
export const servicePaths = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getServicePaths.id],
    queryFn: ({ signal }) => http.call(getServicePaths, { signal }),
    staleTime: 5 * MINUTE_MS,
  });
