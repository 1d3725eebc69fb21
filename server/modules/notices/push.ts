import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { PushService, PushTarget } from '../../providers/webPush.ts';
import type { InboxCall } from './notices.service.ts';
import {
  countSubscriptions,
  deleteSubscription,
  deleteSubscriptionOf,
  findPushKeys,
  findSubscription,
  insertPushKeys,
  keepSubscription,
} from './push.repository.ts';

/** What a push shows. */
export interface PushContent {
  /** Of the message: a browser that gets it twice shows it once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Path of the site that it opens. */
  readonly path: string;
}

/** Sends pushes to browsers that members subscribed. */
export interface PushSender {
  /** Dropped where the browser is not subscribed any more; that is forgotten then. Throws ProviderFault. */
  send(
    to: { readonly merchantCode: string; readonly subscriptionId: string },
    content: PushContent,
  ): Promise<'sent' | 'dropped'>;
}

/** A browser's subscription, as its own script gives it. */
export interface GivenSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Push: the key that browsers are subscribed with, who is subscribed, and sending. */
export interface Push extends PushSender {
  /** Base64url, as `pushManager.subscribe` takes it. */
  publicKey(): Promise<string>;
  subscribe(
    call: InboxCall & { readonly userAgent: string },
    given: GivenSubscription,
  ): Promise<void>;
  unsubscribe(call: InboxCall, endpoint: string): Promise<void>;
}

const KEY_CONTEXT = 'push key';
/** Browsers that one member has at most. */
const MOST_SUBSCRIPTIONS = 20;

const contextOf = (id: string) => `push ${id}`;

const digestOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

/** What pushes are made with. */
interface PushDeps {
  readonly db: Database;
  readonly ids: () => string;
  readonly clock: () => Date;
  readonly box: SecretBox;
  readonly service: PushService;
  /** Of the environment. */
  readonly ownKeys: PushKeys | undefined;
}

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Reads the keys once, and makes them where there are none. */
function createKeys({
  db,
  clock,
  box,
  ownKeys,
}: Pick<PushDeps, 'db' | 'clock' | 'box' | 'ownKeys'>): () => Promise<PushKeys> {
  let kept: Promise<PushKeys> | undefined;

  /** Two gateways that make keys at once keep the same. */
  async function readKeys() {
    if (ownKeys) return ownKeys;
    const known = await findPushKeys(db);
    const opened = known && box.open(known.private_sealed, KEY_CONTEXT);
    if (known && opened) return { publicKey: known.public_key, privateKey: opened };
    const made = webPush.generateVAPIDKeys();
    await insertPushKeys(db, {
      public_key: made.publicKey,
      private_sealed: box.seal(made.privateKey, KEY_CONTEXT),
      created_at: clock(),
    });
    const now = (await findPushKeys(db))!;
    const privateKey = box.open(now.private_sealed, KEY_CONTEXT);
    if (privateKey === null) throw new Error('The key of pushes cannot be opened.');
    return { publicKey: now.public_key, privateKey };
  }
  return () => {
    kept ??= readKeys().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/** Makes it. Keys of the environment take the place of those of the database. */
export function createPush({ db, ids, clock, box, service, ownKeys }: PushDeps): Push {
  const keys = createKeys({ db, clock, box, ownKeys });
  return {
    publicKey: async () => (await keys()).publicKey,
    async subscribe({ caller, member, now, userAgent }, given) {
      if (!service.takes(given.endpoint)) {
        throw new Problem('bodyInvalid', 'Field "endpoint" is of no push service.');
      }
      const { merchantCode } = caller.brand;
      const id = ids();
      await withTransaction(db, { merchantCode }, async (tx) => {
        const row = {
          merchant_code: merchantCode,
          id,
          member_id: member.memberId,
          endpoint_digest: digestOf(given.endpoint),
          sealed: box.seal(JSON.stringify(given), contextOf(id)),
          user_agent: userAgent,
          origin: caller.origin,
          session_id: member.sessionId,
          created_at: now,
        };
        // Whoever signs in at a browser takes it over: it is called for nobody else any more.
        await deleteSubscription(tx, row.endpoint_digest);
        const count = await countSubscriptions(tx, member.memberId);
        if (count >= MOST_SUBSCRIPTIONS) {
          throw new Problem('tooManyRequests', 'There are browsers enough.');
        }
        await keepSubscription(tx, row);
      });
    },
    unsubscribe: ({ caller, member }, endpoint) =>
      withTransaction(db, { merchantCode: caller.brand.merchantCode }, (tx) =>
        deleteSubscriptionOf(tx, member.memberId, digestOf(endpoint)),
      ),
    async send({ merchantCode, subscriptionId }, content) {
      const row = await withTransaction(db, { merchantCode }, (tx) =>
        findSubscription(tx, subscriptionId),
      );
      const opened = row && box.open(row.sealed, contextOf(row.id));
      if (!row || !opened) return 'dropped';
      const target = JSON.parse(opened) as PushTarget;
      const outcome = await service.send(target, {
        payload: JSON.stringify(content),
        topic: content.id.replaceAll('-', '').slice(0, 32),
        subject: row.origin,
        keys: await keys(),
      });
      if (outcome === 'gone') {
        await withTransaction(db, { merchantCode }, (tx) =>
          deleteSubscription(tx, row.endpoint_digest),
        );
        return 'dropped';
      }
      return 'sent';
    },
  };
}
