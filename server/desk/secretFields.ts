import type { TypedDeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import { Problem } from '../http/problem.ts';

/** In place of a secret, wherever a body is shown or written down. */
const HIDDEN = '***';

type Body = Readonly<Record<string, unknown>>;

function replaceSecrets(
  { body: schema }: TypedDeskEndpoint,
  body: unknown,
  replace: (text: string) => string,
): unknown {
  const fields = Object.entries((schema as { properties?: object } | undefined)?.properties ?? {});
  const secret = new Set(
    fields.filter(([, { writeOnly }]) => writeOnly === true).map(([name]) => name),
  );
  if (secret.size === 0) return body;
  return Object.fromEntries(
    Object.entries(body as Body).map(([name, value]) => [
      name,
      secret.has(name) && typeof value === 'string' ? replace(value) : value,
    ]),
  );
}

/** A body as records and pages show it: fields that its contract marks `writeOnly` say only that they are there. */
export const hideSecrets = (endpoint: TypedDeskEndpoint, body: unknown): unknown =>
  replaceSecrets(endpoint, body, () => HIDDEN);

/** A body as a case keeps it until it is decided: its secrets sealed for this case alone. */
export const sealSecrets = (
  box: SecretBox,
  endpoint: TypedDeskEndpoint,
  { caseId, body }: { readonly caseId: string; readonly body: unknown },
): unknown => replaceSecrets(endpoint, body, (text) => box.seal(text, caseId));

/** The body that a case keeps, as it was asked for. Throws Problem bodyInvalid where the gateway's secret was changed since. */
export const openSecrets = (
  box: SecretBox,
  endpoint: TypedDeskEndpoint,
  { caseId, body }: { readonly caseId: string; readonly body: unknown },
): unknown =>
  replaceSecrets(endpoint, body, (sealed) => {
    const text = box.open(sealed, caseId);
    if (text === null) {
      throw new Problem(
        'bodyInvalid',
        'What is secret in it cannot be read any more: ask for it again.',
      );
    }
    return text;
  });
