/** A password that members were given by somebody else, and must change. */
export const GIVEN_PASSWORD = 'Welcome-2-the-house';

/** What the captcha providers know the gateway by. */
export const TURNSTILE_SECRET = 'e2e-turnstile-secret';
export const GEETEST_KEY = 'e2e-geetest-key';

/** What a captcha provider says of somebody whom it takes for a person; whoever says else is a robot. */
export const PERSON = 'a-person';

/** Project of the phone-auth service, and the name of the key that it signs with. */
export const PHONE_AUTH_PROJECT = 'e2e-livery';
export const PHONE_AUTH_KEY_ID = 'e2e-key';

/** What the global set-up told the tests. Throws where it did not run. */
export function getSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run.`);
  return value;
}
