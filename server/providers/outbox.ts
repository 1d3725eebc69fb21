/** How a message would have left. */
export type OutboxChannel = 'sms' | 'mail';

/** A message that nobody sent, because the demo has no provider. */
export interface OutboxMessage {
  readonly at: Date;
  readonly channel: OutboxChannel;
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}

/** Messages of the demo, in place of a provider. */
export interface Outbox {
  add(merchantCode: string, message: Omit<OutboxMessage, 'at'>): void;
  /** Newest first. */
  list(merchantCode: string): readonly OutboxMessage[];
}

const mostMessages = 200;
const mostMerchants = 1_000;

/** An outbox in this process's memory: the newest 200 messages of each of the 1,000 merchants who wrote last. */
export function createOutbox(clock: () => Date): Outbox {
  const messages = new Map<string, readonly OutboxMessage[]>();
  return {
    add(merchantCode, message) {
      const earlier = messages.get(merchantCode) ?? [];
      // Set anew, a merchant comes last in the map, and the first has been silent for longest.
      messages.delete(merchantCode);
      messages.set(merchantCode, [{ at: clock(), ...message }, ...earlier].slice(0, mostMessages));
      if (messages.size <= mostMerchants) return;
      for (const silent of messages.keys()) {
        messages.delete(silent);
        return;
      }
    },
    list: (merchantCode) => messages.get(merchantCode) ?? [],
  };
}
