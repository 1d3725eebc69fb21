/** Everything that callers were told has happened, and what they do not know. */
export interface Acknowledged {
  /** Adds to what a wallet must hold. */
  add(memberId: string, wallet: string, amountMinor: bigint): void;
  /** What each wallet must hold, by `<member> <wallet>`. */
  readonly wallets: ReadonlyMap<string, bigint>;
  /** Ids of transfers of the ledger that must be there, with the amount that moved; since they were last looked at. */
  readonly transfers: Map<string, bigint>;
  /** Rounds of our own that were answered: stake and payment. */
  readonly rounds: Map<string, { readonly stakeMinor: bigint; readonly paidMinor: bigint }>;
  /** Requests for a round of our own that nobody asks for again, with whose they are. */
  readonly abandoned: Map<string, string>;
}

/** The name of a wallet here. */
export const nameWallet = (memberId: string, wallet: string) => `${memberId} ${wallet}`;

/** Begins with nothing. */
export function createAcknowledged(): Acknowledged {
  const wallets = new Map<string, bigint>();
  return {
    wallets,
    transfers: new Map(),
    rounds: new Map(),
    abandoned: new Map(),
    add(memberId, wallet, amountMinor) {
      const name = nameWallet(memberId, wallet);
      wallets.set(name, (wallets.get(name) ?? 0n) + amountMinor);
    },
  };
}
