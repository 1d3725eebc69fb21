/** What goes along with a press on an offer; an address alone cannot bring it. */
interface TakenOffer {
  readonly takes: string;
}

/** A link to the form of deposits by which somebody takes an offer: there it is chosen, and can be put back. */
export const offerLink = (path: string, id: string) => ({
  href: `${path}?offer=${encodeURIComponent(id)}`,
  state: { takes: id } satisfies TakenOffer,
});

/** Whether somebody came by pressing an offer, of what a location brought along. */
export const isTaken = (state: unknown, id: string | null): boolean =>
  id !== null && (state as Partial<TakenOffer> | null)?.takes === id;
