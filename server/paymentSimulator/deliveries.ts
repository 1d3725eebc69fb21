import { createHmac } from 'node:crypto';

/** A customer of the simulator: who calls it by a key, and is told by webhooks. */
export interface SimulatedAccount {
  readonly apiKey: string;
  /** In base64, as Standard Webhooks have them. */
  readonly webhookSecret: string;
  readonly notifyUrl: string;
  /** Where it is told of identity checks; nowhere for a customer without any. */
  readonly checksUrl?: string;
  /** Accounts that codes and transfers can pay to. */
  readonly numbers: readonly string[];
}

/** Delivers a webhook; the status of the answer, 0 where there was none. */
export type Send = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>;

interface Delivery {
  readonly account: SimulatedAccount;
  readonly url: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly at: string;
    readonly data: object;
  };
  readonly isForged: boolean;
  readonly dueAt: number;
  readonly tries: number;
}

const RETRY_MS = [1_000, 5_000, 30_000, 60_000, 300_000, 600_000];

/** What is told of, and how it goes wrong. */
export interface Told {
  readonly about: 'order' | 'receipt' | 'payout' | 'check';
  readonly name: string;
  readonly what: string;
  readonly delayMs?: number;
  readonly isForged?: boolean;
  readonly times?: number;
}

/** Tells customers what happened, again and again until they have taken it. */
export function createDeliveries({
  clock,
  ids,
  send,
}: {
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly send: Send;
}) {
  let waiting: readonly Delivery[] = [];

  async function deliver(delivery: Delivery): Promise<void> {
    const { account, url, event, isForged, tries } = delivery;
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(clock().getTime() / 1000));
    const key = Buffer.from(isForged ? 'Zm9yZ2Vk' : account.webhookSecret, 'base64');
    const signature = createHmac('sha256', key)
      .update(`${event.id}.${timestamp}.${body}`)
      .digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    const status = await send(url, headers, body);
    const pause = RETRY_MS[tries];
    if ((status >= 200 && status < 300) || pause === undefined || isForged) return;
    const dueAt = clock().getTime() + pause;
    waiting = [...waiting, { ...delivery, tries: tries + 1, dueAt }];
  }

  return {
    tell(account: SimulatedAccount, { about, name, what, delayMs = 0, ...how }: Told): void {
      const { isForged = false, times = 1 } = how;
      const event = {
        id: `evt_${ids()}`,
        type: `${about}.${what}`,
        at: clock().toISOString(),
        data: { [about]: name },
      };
      const dueAt = clock().getTime() + delayMs;
      const url = about === 'check' ? (account.checksUrl ?? '') : account.notifyUrl;
      const one = { account, url, event, isForged, dueAt, tries: 0 };
      waiting = [...waiting, ...Array.from({ length: times }, () => one)];
    },
    /** Delivers what is due; how much that was. */
    async turn(): Promise<number> {
      const now = clock().getTime();
      const due = waiting.filter(({ dueAt }) => dueAt <= now);
      waiting = waiting.filter(({ dueAt }) => dueAt > now);
      for (const delivery of due) await deliver(delivery);
      return due.length;
    },
  };
}
