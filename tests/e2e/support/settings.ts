/** A password that members were given by somebody else, and must change. */
export const GIVEN_PASSWORD = 'Welcome-2-the-house';

/** What the global set-up told the tests. Throws where it did not run. */
export function getSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run.`);
  return value;
}
