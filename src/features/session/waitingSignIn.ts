import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { login } from '../../../schemas/api/session.ts';
import { rememberMobile, rememberUsername } from '../../platform/session/rememberedLogin.ts';
import type { SignInWay } from './signIn.ts';

type LoginBody = BodyOf<typeof login>;

const WAYS: Readonly<Record<LoginBody['type'], SignInWay>> = {
  username: 'password',
  sms: 'code',
  device: 'ticket',
};

/** Who signed in last and waits for one more proof; the password is not kept. */
let waiting: Pick<LoginBody, 'type' | 'username' | 'countryDialingCode' | 'remember'> = {
  type: 'device',
  username: '',
};

/** Keeps how somebody signs in whose address needs a proof first. */
export function keepWaiting({ type, username, countryDialingCode, remember }: LoginBody): void {
  waiting = { type, username, countryDialingCode, remember };
}

/** Remembers that sign-in as any other, once it is through; says what it was proved by. */
export function finishWaiting(): SignInWay {
  const { type, username, countryDialingCode, remember = false } = waiting;
  if (type !== 'sms' && username !== '') rememberUsername(username, remember);
  if (type === 'sms' && countryDialingCode)
    rememberMobile({ mobileNum: username, countryDialingCode });
  return WAYS[type];
}
