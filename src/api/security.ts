import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, Endpoint, TypedEndpoint, ValueOf } from '../../schemas/api/endpoint.ts';
import * as api from '../../schemas/api/security.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Security = ValueOf<typeof api.getSecurity>;
export type OwnerProof = BodyOf<typeof api.closeMyAccount>['proof'];
export type Profile = ValueOf<typeof api.getProfile>;
export type Privacy = ValueOf<typeof api.getPrivacy>;
export type ProfileLine = Profile['fields'][number];
export type SignInLine = ValueOf<typeof api.listMySignIns>['signIns'][number];
export type ContactKind = (typeof api.CONTACT_KINDS)[number];
export type { SecurityAdvice } from '../../schemas/api/security.ts';

const FRESH_MS = 5_000;

/** How the account is kept safe. */
export const security = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, api.getSecurity.id],
    queryFn: ({ signal }) => http.call(api.getSecurity, { signal }),
    staleTime: FRESH_MS,
  });

/** What others see of the member. */
export const privacy = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, api.getPrivacy.id],
    queryFn: ({ signal }) => http.call(api.getPrivacy, { signal }),
    staleTime: FRESH_MS,
  });

/** Personal details. */
export const profile = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, api.getProfile.id],
    queryFn: ({ signal }) => http.call(api.getProfile, { signal }),
    staleTime: FRESH_MS,
  });

/** Where the member is signed in. */
export const mySessions = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, api.listMySessions.id],
    queryFn: ({ signal }) => http.call(api.listMySessions, { signal }),
    staleTime: FRESH_MS,
  });

/** Sign-ins of the last year, page by page. */
export const mySignIns = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, api.listMySignIns.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(api.listMySignIns, {
        signal,
        query: { limit: 10, ...(pageParam !== '' && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: FRESH_MS,
  });

const calling =
  <E extends Endpoint & TypedEndpoint>(endpoint: E) =>
  (http: Http, body: BodyOf<E>): Promise<ValueOf<E>> =>
    http.call(endpoint as never, { body } as never) as Promise<ValueOf<E>>;

export const setPrivacy = calling(api.setPrivacy);
export const sendContactCode = calling(api.sendContactCode);
export const setContact = calling(api.setContact);
export const removeContact = calling(api.removeContact);
export const setProfile = calling(api.setProfile);
export const setAvatar = calling(api.setAvatar);
export const endMySessions = calling(api.endMySessions);
export const setAccountLocale = calling(api.setLocale);
export const downloadMyData = calling(api.downloadMyData);
export const closeMyAccount = calling(api.closeMyAccount);
export const keepMyAccount = calling(api.keepMyAccount);
export const beginAuthenticator = calling(api.beginAuthenticator);
export const bindAuthenticator = calling(api.bindAuthenticator);
export const removeAuthenticator = calling(api.removeAuthenticator);
export const renewRecoveryCodes = calling(api.renewRecoveryCodes);
export const beginPasskey = calling(api.beginPasskey);
export const addPasskey = calling(api.addPasskey);
export const renamePasskey = calling(api.renamePasskey);
export const removePasskey = calling(api.removePasskey);
