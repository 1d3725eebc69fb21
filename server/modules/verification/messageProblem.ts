import type { ProblemCode } from '../../../schemas/api/problem.ts';
import { Problem } from '../../http/problem.ts';
import type { ProviderFault, ProviderFaultReason } from '../../providers/providerFault.ts';

/** Seconds of rest for who asks for too many codes. */
export const REST_SECONDS = 300;

/** The refusal of more codes, with the seconds to wait. */
export function tooManyCodes(waitSeconds: number): Problem {
  return new Problem('tooManyCodes', 'Codes were asked for too often.', {
    value: { waitSeconds },
    headers: { 'retry-after': String(waitSeconds) },
  });
}

const SENTENCES: Readonly<
  Record<ProviderFaultReason, readonly [code: ProblemCode, sentence: string]>
> = {
  notConfigured: ['messagesOff', 'No messages are sent here.'],
  refused: ['messagesOff', 'No messages are sent at the moment.'],
  quota: ['messageQuota', 'No more messages can be sent at the moment.'],
  tooMany: ['tooManyCodes', 'Codes were asked for too often.'],
  invalidNumber: ['phoneInvalid', 'Nothing can be sent to this number.'],
  invalidAddress: ['unavailable', 'Nothing can be sent to this address.'],
  timeout: ['unavailable', 'Try again in a moment.'],
  unreachable: ['unavailable', 'Try again in a moment.'],
};

/** What a page is told of a message that could not be sent. */
export function toMessageProblem(fault: ProviderFault): Problem {
  const [code, sentence] = SENTENCES[fault.reason];
  if (code === 'tooManyCodes') return tooManyCodes(REST_SECONDS);
  return new Problem(code, sentence, { cause: fault });
}
