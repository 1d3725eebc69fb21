import type { ContractKind, ContractState, ContractStep } from '../../schemas/contracts.ts';

/** Whose turn it is. */
export type ContractSide = 'payer' | 'receiver';

/** How calls name what is done to a contract. */
export type StepLetter = 'P' | 'E' | 'A' | 'R' | 'V' | 'C' | 'W';

/** What either side may do in each state, and the state that follows. */
const TABLE: Readonly<
  Record<
    ContractState,
    Readonly<Record<ContractSide, Partial<Record<ContractStep, ContractState>>>>
  >
> = {
  offered: {
    payer: { withdraw: 'rejected' },
    receiver: { accept: 'active', reject: 'rejected' },
  },
  changeOffered: {
    payer: { withdraw: 'active' },
    receiver: { accept: 'active', reject: 'active' },
  },
  active: { payer: { offer: 'changeOffered', askEnd: 'endAsked' }, receiver: {} },
  endAsked: { payer: { withdraw: 'active' }, receiver: { agreeEnd: 'ended', refuseEnd: 'active' } },
  rejected: { payer: {}, receiver: {} },
  ended: { payer: {}, receiver: {} },
};

/** The state that a step leads to; undefined where it may not be taken. */
export const stateAfter = (
  state: ContractState,
  side: ContractSide,
  step: ContractStep,
): ContractState | undefined => TABLE[state][side][step];

const STEPS: Readonly<Record<Exclude<StepLetter, 'P'>, ContractStep>> = {
  E: 'offer',
  A: 'accept',
  R: 'reject',
  V: 'askEnd',
  C: 'agreeEnd',
  W: 'withdraw',
};

/** What a letter means: where an end is asked for, A keeps the contract, but for hourly ones A agrees and R keeps it. */
export function stepOfLetter(
  kind: ContractKind,
  state: ContractState,
  letter: Exclude<StepLetter, 'P'>,
): ContractStep {
  if (state !== 'endAsked') return STEPS[letter];
  if (kind === 'hourly') {
    return letter === 'A' ? 'agreeEnd' : letter === 'R' ? 'refuseEnd' : STEPS[letter];
  }
  return letter === 'A' ? 'refuseEnd' : STEPS[letter];
}

/** The letters that a side can send now. */
export const lettersNow = (
  kind: ContractKind,
  state: ContractState,
  side: ContractSide,
): readonly Exclude<StepLetter, 'P'>[] =>
  (['E', 'A', 'R', 'V', 'C', 'W'] as const).filter((letter) => {
    const step = stepOfLetter(kind, state, letter);
    // Either letter agrees to the end of an hourly contract; one is enough.
    if (kind === 'hourly' && letter === 'C') return false;
    return stateAfter(state, side, step) !== undefined;
  });
