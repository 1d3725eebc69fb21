import { createHash } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import { describeAccount, type AccountRef } from './accounts.ts';

/** Why money moves. */
export type TransferKind =
  | 'opening'
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'win'
  | 'refund'
  | 'bonus'
  /** Bonus money becomes the member's. */
  | 'bonusRelease'
  | 'walletTransfer'
  | 'lineTransfer'
  | 'adjustment'
  | 'commission'
  | 'salary'
  | 'dividend';

/** What a transfer does to one account. */
export interface Leg {
  readonly account: AccountRef;
  /** Minor units; above zero is in, below is out. */
  readonly amountMinor: bigint;
}

/** Money that moves between accounts of one merchant and currency. */
export interface Transfer {
  readonly merchantCode: string;
  /** Named by the caller, of at most 200 characters: a second transfer of the same name and content has no effect. */
  readonly id: string;
  readonly kind: TransferKind;
  /** What it is about, such as a round; at most 200 characters, shown to the member. */
  readonly reference?: string;
  readonly currency: string;
  /** Two or more accounts, each once, that sum to zero. */
  readonly legs: readonly Leg[];
  readonly at: Date;
}

/** Largest amount of one leg, in minor units: balances stay far below what 64 bits hold. */
export const LARGEST_AMOUNT_MINOR = 10n ** 15n;

/** The most that a wallet holds, in minor units; `ledger_post` knows it as well. */
export const LARGEST_BALANCE_MINOR = 10n ** 17n;

const LONGEST_NAME = 200;

/** The legs of money that goes from one account to another; `amountMinor` is above zero. */
export function moveLegs(from: AccountRef, to: AccountRef, amountMinor: bigint): readonly Leg[] {
  return [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ];
}

/** Throws Problem amountInvalid for an amount that no transfer can have. */
export function requireAmount(amountMinor: bigint): void {
  if (amountMinor <= 0n || amountMinor > LARGEST_AMOUNT_MINOR) {
    throw new Problem('amountInvalid', 'The amount is zero, negative or too large.');
  }
}

/** Throws where a name is one that no row can have. */
export function requireName(what: string, name: string): void {
  if (name.length === 0 || name.length > LONGEST_NAME) {
    throw new Error(`The ${what} has ${name.length} characters; 1 to ${LONGEST_NAME} are allowed.`);
  }
}

/** Throws where legs are not those of a transfer: a fault of the caller, except for the amount. */
export function requireLegs(legs: readonly Leg[]): void {
  for (const { amountMinor } of legs) requireAmount(amountMinor < 0n ? -amountMinor : amountMinor);
  const accounts = new Set(legs.map(({ account }) => describeAccount(account)));
  if (legs.length < 2 || accounts.size < legs.length) {
    throw new Error('A transfer has two accounts or more, each once.');
  }
  if (legs.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) !== 0n) {
    throw new Error('The legs of a transfer sum to zero.');
  }
}

/** SHA-256 of parts that together say what was asked for. */
export function digestOf(...parts: readonly (string | bigint | null)[]): Buffer {
  const text = JSON.stringify(parts.map((part) => (part === null ? null : String(part))));
  return createHash('sha256').update(text).digest();
}

/** What makes two transfers the same, beside their names: everything but the time. */
export function digestTransfer({ kind, reference, currency, legs }: Transfer): Buffer {
  const parts = legs.flatMap(({ account, amountMinor }) => [describeAccount(account), amountMinor]);
  return digestOf(kind, reference ?? null, currency, ...parts);
}
