import type { OriginalsFaultCode } from '../../../schemas/originalsApi.ts';

/** After these nothing more can be played on the page. */
export const ENDING_FAULTS: readonly OriginalsFaultCode[] = [
  'sessionEnded',
  'codeInvalid',
  'unknownHost',
  'notFound',
  // Nobody knows what became of the round: the next launch shows it, or gives its stake back.
  'internal',
];
