import { Problem } from '../http/problem.ts';

/** What the database's functions answer where they change nothing. */
export type Refusal =
  | 'insufficientFunds'
  | 'walletFull'
  | 'bonusBetTooHigh'
  | 'transferConflict'
  | 'holdUnknown'
  | 'holdEnded'
  | 'holdExceeded';

const REFUSALS: Readonly<Record<Refusal, () => Problem>> = {
  insufficientFunds: () => new Problem('insufficientFunds', 'The wallet has not enough money.'),
  walletFull: () => new Problem('walletFull', 'The wallet can hold no more.'),
  bonusBetTooHigh: () =>
    new Problem('bonusBetTooHigh', 'A bet is above the most that the bonus allows.'),
  transferConflict: () =>
    new Problem('transferConflict', 'Another transfer or hold already has this name.'),
  holdUnknown: () => new Problem('notFound', 'There is no such hold.'),
  holdEnded: () => new Problem('holdEnded', 'The hold has ended.'),
  holdExceeded: () => new Problem('amountInvalid', 'That is not what was held.'),
};

/** Throws the Problem of a refusal. */
export function refuse(refusal: Refusal): never {
  throw REFUSALS[refusal]();
}
