import type { Tx } from '../../db/database.ts';
import type { Cookies } from '../../http/cookies.ts';
import { createSecret, digestSecret, type Random } from './secrets.ts';
import { findTicket, insertTicket, revokeFamily, takeTicket } from './tickets.repository.ts';

/** Whose device it is, as far as a ticket goes. */
export interface TicketOwner {
  readonly merchantCode: string;
  readonly memberId: string;
  /** The tickets it comes from; a new one without. */
  readonly familyId?: string;
}

/** Where a ticket is shown and kept. */
export interface TicketPlace {
  readonly cookies: Cookies;
  readonly now: Date;
}

/** "Remember me" of devices: each ticket is good once, for a day, and is then replaced by the next of its family. */
export interface Tickets {
  /** Gives the device a ticket. */
  issue(tx: Tx, owner: TicketOwner, place: TicketPlace): Promise<void>;
  /**
   * Whose ticket the device shows, using it up; null for none that is good. One that comes a second time was copied,
   * so it voids its family: commit the transaction whatever comes of it.
   */
  use(tx: Tx, merchantCode: string, place: TicketPlace): Promise<TicketOwner | null>;
}

const DAY_SECONDS = 86_400;

/** Makes the tickets of a gateway. */
export function createTickets({
  ids,
  random,
}: {
  readonly ids: () => string;
  readonly random: Random;
}): Tickets {
  return {
    async issue(tx, { merchantCode, memberId, familyId }, { cookies, now }) {
      const secret = createSecret(random);
      await insertTicket(tx, {
        id: ids(),
        merchant_code: merchantCode,
        member_id: memberId,
        family_id: familyId ?? ids(),
        digest: digestSecret(secret),
        created_at: now,
        ends_at: new Date(now.getTime() + DAY_SECONDS * 1000),
      });
      cookies.set('livery_device', secret, { maxAgeSeconds: DAY_SECONDS });
    },
    async use(tx, merchantCode, { cookies, now }) {
      const secret = cookies.get('livery_device');
      if (!secret) return null;
      cookies.clear('livery_device');
      const digest = digestSecret(secret);
      const taken = await takeTicket(tx, merchantCode, digest, now);
      if (taken) return { merchantCode, memberId: taken.member_id, familyId: taken.family_id };
      const met = await findTicket(tx, merchantCode, digest);
      if (met?.used_at) await revokeFamily(tx, merchantCode, met.family_id, now);
      return null;
    },
  };
}
