import type { Random } from '../../../scripts/art/random.ts';

/** What a vendor says of a round. */
export interface Message {
  readonly call: 'debit' | 'credit' | 'rollback' | 'endRound';
  /** Which of the members. */
  readonly member: number;
  readonly roundId: string;
  readonly id: string;
  /** Of a debit and a credit; minor units. */
  readonly amountMinor: bigint;
  /** The debit that a rollback means. */
  readonly of?: string;
}

/** A message as it comes through: so many copies at the same moment, none where it was lost. */
export interface Arrival {
  readonly message: Message;
  readonly copies: number;
}

const LARGEST_DEBIT = 4000;
/** So that members are now rich, now poor. */
const LARGEST_CREDIT = 8000;
const COPIES_AT_ONCE = 3;
/** Messages that something late is late by, at most. */
const LATEST = 60;

/** What a vendor means to say: rounds of one to three stakes, some of them taken back, some paid, most ended. */
function writeMessages(
  random: Random,
  { name, members, count }: { readonly name: string; readonly members: number; count: number },
): Message[] {
  const messages: Message[] = [];
  let number = 0;
  const say = (call: Message['call'], member: number, roundId: string, of?: string): string => {
    const id = `${name}-t${(number += 1)}`;
    const largest = call === 'credit' ? LARGEST_CREDIT : LARGEST_DEBIT;
    const amountMinor = BigInt(random.int(1, largest));
    messages.push({ call, member, roundId, id, amountMinor, ...(of ? { of } : {}) });
    return id;
  };
  while (messages.length < count) {
    const member = random.int(0, members - 1);
    const roundId = `${name}-r${(number += 1)}`;
    const debits = Array.from({ length: random.int(1, 3) }, () => say('debit', member, roundId));
    if (random.chance(0.33)) {
      const of = random.pick(debits);
      say('rollback', member, roundId, of);
      // A vendor that lost its notes takes back once more, under another id.
      if (random.chance(0.4)) say('rollback', member, roundId, of);
    }
    if (random.chance(0.5)) say('credit', member, roundId);
    if (random.chance(0.75)) say('endRound', member, roundId);
  }
  return messages;
}

/**
 * So many arrivals of what a vendor in a hurry says on a bad line: of ten messages, one is lost, one comes late, two come
 * three times at once, two come again later, and one changes places with one before it.
 */
export function writeArrivals(
  random: Random,
  options: { readonly name: string; readonly members: number; readonly count: number },
): readonly Arrival[] {
  const slots: Arrival[][] = writeMessages(random, options).map((message) => [
    { message, copies: 1 },
  ]);
  const putLater = (at: number, message: Message) => {
    const late = Math.min(at + random.int(3, LATEST), slots.length - 1);
    slots[late]!.push({ message, copies: 1 });
  };
  for (let at = 0; at < slots.length; at += 1) {
    const [first] = slots[at]!;
    const { message } = first!;
    const fate = random.int(0, 9);
    if (fate === 0) slots[at]![0] = { message, copies: 0 };
    if (fate === 1 || fate === 2) slots[at]![0] = { message, copies: COPIES_AT_ONCE };
    if (fate === 3 || fate === 4) putLater(at, message);
    if (fate === 5) {
      slots[at]!.shift();
      putLater(at, message);
      if (slots[at]!.length === 0) slots[at] = [{ message, copies: 0 }];
    }
    if (fate === 6 && at > 2) {
      const other = at - random.int(1, 2);
      [slots[at], slots[other]] = [slots[other]!, slots[at]!];
    }
  }
  return slots.flat().slice(0, options.count);
}
