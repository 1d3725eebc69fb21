import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { login } from '../../../schemas/api/session.ts';

/** What the gateway says when somebody is signed in. */
export type SignedIn = ValueOf<typeof login>;

/** What a sign-in was proved by. */
export type SignInWay = 'password' | 'code' | 'ticket';
