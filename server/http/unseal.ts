import type { Endpoint } from '../../schemas/api/endpoint.ts';
import { SEAL_TOLERANCE_MS, type SealedBody } from '../../schemas/api/sealed.ts';
import type { Caller } from './caller.ts';
import { parseJsonBody } from './jsonBody.ts';
import { Problem } from './problem.ts';
import { sealProblem, type SealBox } from './sealing.ts';
import { compileValidator, describeSchemaError, type SchemaError } from './validators.ts';

/** Remembers which sealed bodies came before, for as long as they would be taken. */
export interface UsedSeals {
  /** Whether a nonce of a merchant is met for the first time. */
  markUsed(merchantCode: string, nonce: string, endsAt: Date): Promise<boolean>;
}

const nonceForm = /^[A-Za-z0-9_-]{22,100}$/;
const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

function readSealedText(bytes: Buffer, now: Date) {
  const text = parseJsonBody(bytes);
  if (typeof text !== 'object' || text === null) throw sealProblem();
  const { sentAt, nonce, body, ...others } = text as Record<string, unknown>;
  const isWhole =
    typeof sentAt === 'string' &&
    timeForm.test(sentAt) &&
    typeof nonce === 'string' &&
    nonceForm.test(nonce) &&
    Object.keys(others).length === 0;
  if (!isWhole) throw sealProblem();
  const sentAtMs = Date.parse(sentAt);
  // Not a number fails the comparison as well.
  if (!(Math.abs(now.getTime() - sentAtMs) <= SEAL_TOLERANCE_MS)) throw sealProblem();
  return { nonce, body, forgetAt: new Date(sentAtMs + SEAL_TOLERANCE_MS) };
}

/** Makes what turns the sealed body of an endpoint's call into the body it holds, checked by the endpoint's contract. */
export function createUnsealer(
  endpoint: Endpoint,
  { box, used }: { readonly box: SealBox; readonly used: UsedSeals },
): (call: { caller: Caller; sealed: unknown; now: Date }) => Promise<unknown> {
  const validate = compileValidator(endpoint.body ?? {}, 'body');
  return async ({ caller, sealed, now }) => {
    const bytes = await box.open(endpoint.id, sealed as SealedBody);
    const { nonce, body, forgetAt } = readSealedText(bytes, now);
    if (!validate(body)) {
      const [first] = validate.errors ?? [];
      throw new Problem('bodyInvalid', describeSchemaError(first as SchemaError));
    }
    if (!(await used.markUsed(caller.brand.merchantCode, nonce, forgetAt))) {
      throw new Problem('requestReplayed', 'This request came before.');
    }
    return body;
  };
}
