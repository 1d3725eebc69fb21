import type { HouseFaultCode } from '../../../schemas/houseApi.ts';

/** After these nothing more can be played on the page. */
export const ENDING_FAULTS: readonly HouseFaultCode[] = [
  'sessionEnded',
  'codeInvalid',
  'unknownHost',
  'notFound',
  // Nobody knows what became of the round: the next launch shows it, or gives its stake back.
  'internal',
];
