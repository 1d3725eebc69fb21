import { DeskProblem } from '../transport/deskProblem.ts';

type Json = Record<string, unknown>;

/** Turns what the browser says of a ceremony into a refusal: whoever closed its window has not shown anything. */
async function ceremony<Result>(
  run: (library: typeof import('@simplewebauthn/browser')) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(await import('@simplewebauthn/browser'));
  } catch (cause) {
    throw new DeskProblem('popupClosed', (cause as Error).message);
  }
}

/** Lets the browser ask for a passkey; resolves with what proves it, rejects with a DeskProblem. */
export const askForPasskey = (options: unknown): Promise<Json> =>
  ceremony(async ({ startAuthentication }) => ({
    ...(await startAuthentication({ optionsJSON: options as never })),
  }));

/** Lets the browser make a passkey; resolves with what the gateway keeps of it, rejects with a DeskProblem. */
export const makePasskey = (options: unknown): Promise<Json> =>
  ceremony(async ({ startRegistration }) => ({
    ...(await startRegistration({ optionsJSON: options as never })),
  }));
