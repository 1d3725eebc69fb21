/** A ticket of a raffle with all that draws it again. */
export interface NamedTicket {
  readonly hash: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly weights: readonly number[];
  /** Of each prize, in the main unit. */
  readonly amounts: readonly string[];
  readonly prize: number;
}

/** Where a ticket is drawn again: the address has all that it takes, so that anybody can be given it. */
export const writeTicketPath = (fairnessPath: string, ticket: NamedTicket): string => {
  const { hash, serverSeed, clientSeed, nonce, weights, amounts, prize } = ticket;
  const text = [hash, serverSeed, clientSeed, nonce, weights.join('_'), amounts.join('_'), prize];
  return `${fairnessPath}?${new URLSearchParams({ ticket: text.join('~') })}`;
};

const TICKET =
  /^([0-9a-f]{64})~([0-9a-f]{64})~([A-Za-z0-9_-]{1,64})~(\d{1,6})~([\d_]{1,200})~([\d._]{1,500})~(\d{1,2})$/;

/** Reads what `writeTicketPath` wrote; null for what is none. */
export function readTicket(text: string | null): NamedTicket | null {
  const [, hash, serverSeed, clientSeed, nonce, weights, amounts, prize] =
    TICKET.exec(text?.trim() ?? '') ?? [];
  if (!hash || !serverSeed || !clientSeed) return null;
  const ticket = {
    hash,
    serverSeed,
    clientSeed,
    nonce: Number(nonce),
    weights: weights!.split('_').map(Number),
    amounts: amounts!.split('_'),
    prize: Number(prize),
  };
  const { length } = ticket.weights;
  const isWhole = length === ticket.amounts.length && ticket.prize < length && length <= 20;
  return isWhole && ticket.weights.some((weight) => weight > 0) ? ticket : null;
}
