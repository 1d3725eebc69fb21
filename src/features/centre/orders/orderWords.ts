import { msg } from '@lingui/core/macro';
import { DEPOSIT_WORDS } from './depositWords.ts';
import type { StateWords } from './stateWords.ts';
import { WITHDRAWAL_WORDS } from './withdrawalWords.ts';

const PROCESSING: StateWords = {
  word: msg({
    id: 'centre.order.processing',
    context: 'State of a deposit or withdrawal that this page does not know yet',
    message: 'Processing',
  }),
  tone: 'info',
  next: msg({
    id: 'centre.order.processing.next',
    context: 'What happens next with a deposit or withdrawal in an unknown state',
    message: 'We are working on it. You do not have to do anything.',
  }),
};

/** Whether money comes in or goes out. */
export type OrderKind = 'deposit' | 'withdrawal';

const WORDS: Readonly<Record<OrderKind, Readonly<Record<string, StateWords>>>> = {
  deposit: DEPOSIT_WORDS,
  withdrawal: WITHDRAWAL_WORDS,
};

/** What is said of an order in a state; one that this page does not know is being worked on. */
export const stateWords = (kind: OrderKind, state: string): StateWords =>
  Object.hasOwn(WORDS[kind], state) ? WORDS[kind][state]! : PROCESSING;
