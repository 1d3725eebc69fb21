import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  addIdentityPicture,
  getIdentity,
  startIdentityCheck,
  submitIdentity,
} from '../../schemas/api/identity.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Identity = ValueOf<typeof getIdentity>;
export type IdentityLevel = Identity['levels'][number];
export type IdentityCheck = Identity['checks'][number];
export type IdentityBody = BodyOf<typeof submitIdentity>;
type IdentityPicture = BodyOf<typeof addIdentityPicture>;

const FRESH_MS = 5_000;
/** While somebody of the house looks at something. */
const LOOK_AGAIN_MS = 15_000;

/** Levels of identity checks, and how the member stands. */
export const identity = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getIdentity.id, http.language],
    queryFn: ({ signal }) => http.call(getIdentity, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.provider?.state || state.data?.checks.some((check) => check.state === 'submitted')
        ? LOOK_AGAIN_MS
        : false,
  });

/** Uploads a picture; answers with its name. */
export const addPicture = async (http: Http, body: IdentityPicture) =>
  (await http.call(addIdentityPicture, { body })).picture;

/** Sends what shows who the member is. */
export const sendIdentity = (http: Http, body: IdentityBody) => http.call(submitIdentity, { body });

/** Begins a check by who checks members for the house, or goes on with one. */
export const startCheck = (http: Http) => http.call(startIdentityCheck, { body: {} });
