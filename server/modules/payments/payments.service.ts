import type { Insertable } from 'kysely';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { addPaymentProof } from '../../../schemas/api/payments.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { sealContextOfChannel, type ChannelRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { Problem } from '../../http/problem.ts';
import type { PaymentProviders } from '../../providers/payments/paymentProviders.ts';
import type { OpenChannel, PaymentProvider } from '../../providers/payments/provider.ts';
import { readUploaded } from '../uploads/picture.ts';
import type { PaymentCall } from './memberCall.ts';
import {
  closeUnmatched,
  findChannel,
  findOwner,
  findProof,
  insertProof,
  insertStep,
  insertUnmatched,
  listChannels,
  listOpenChannels,
  listProofs,
  listSteps,
  listUnmatched,
  lockUnmatched,
  markProofs,
  putChannel,
  setHealth,
  type RoomyChannel,
} from './payments.repository.ts';

/** What stands in a channel's sealed part. */
export interface ChannelSecrets {
  readonly apiKey?: string;
  readonly webhookSecrets?: readonly string[];
}

/** A channel that can be called. */
export interface ReadyChannel {
  readonly row: ChannelRow;
  readonly channel: OpenChannel;
  readonly provider: PaymentProvider;
}

/** Pictures that an order may have. */
const MOST_PROOFS = 3;
const MOST_UPLOADS = 12;

/** What deposits and withdrawals share: accounts at providers, timelines, proofs, payments that nobody knows. */
export interface PaymentsService {
  listOpenChannels(
    tx: Tx,
    wanted: Parameters<typeof listOpenChannels>[1],
  ): Promise<readonly RoomyChannel[]>;
  listChannels: typeof listChannels;
  putChannel(
    tx: Tx,
    row: Omit<Insertable<Tables['payment_channels']>, 'secrets_sealed'>,
    secrets: ChannelSecrets | null,
  ): Promise<void>;
  /** Opens a channel's keys; null where there is none, or nobody here speaks with its provider. */
  ready(id: string): Promise<ReadyChannel | null>;
  open(row: ChannelRow): ReadyChannel | null;
  /** Calls a provider, and keeps how it went. Throws what the call threw. */
  call<T>(ready: ReadyChannel, now: Date, act: () => Promise<T>): Promise<T>;
  writeStep: typeof insertStep;
  listSteps: typeof listSteps;
  addProof(
    call: PaymentCall,
    order: string,
    picture: string,
  ): Promise<ValueOf<typeof addPaymentProof>>;
  /** Throws Problem pictureInvalid where one is not the member's for this order. */
  sendProofs(
    tx: Tx,
    sent: { ids: readonly string[]; orderId: string; memberId: string },
  ): Promise<void>;
  listProofs: typeof listProofs;
  findProof: typeof findProof;
  addUnmatched: typeof insertUnmatched;
  listUnmatched: typeof listUnmatched;
  lockUnmatched: typeof lockUnmatched;
  closeUnmatched: typeof closeUnmatched;
}

async function requireOwnOrder(tx: Tx, call: PaymentCall, order: string): Promise<void> {
  const owner = await findOwner(tx, call.caller.brand.merchantCode, order);
  if (owner !== call.member.memberId) {
    throw new Problem('notFound', 'There is no such order.');
  }
}

async function addProof(
  { db, ids }: { readonly db: Database; readonly ids: () => string },
  call: PaymentCall,
  { order, picture }: { readonly order: string; readonly picture: string },
): Promise<ValueOf<typeof addPaymentProof>> {
  const { merchantCode } = call.caller.brand;
  await withTransaction(db, { merchantCode }, async (tx) => {
    await requireOwnOrder(tx, call, order);
    const known = await listProofs(tx, order);
    if (known.length >= MOST_UPLOADS) {
      throw new Problem('pictureInvalid', 'This order has enough pictures.');
    }
  });
  const { type, bytes } = await readUploaded(picture, ['png', 'jpeg']);
  const id = ids();
  await withTransaction(db, { merchantCode }, (tx) =>
    insertProof(tx, {
      merchant_code: merchantCode,
      id,
      order_id: order,
      member_id: call.member.memberId,
      type,
      bytes,
      added_at: call.now,
    }),
  );
  return { proof: id };
}

/** Makes the service. */
export function createPaymentsService({
  db,
  ids,
  box,
  providers,
}: {
  readonly db: Database;
  readonly ids: () => string;
  readonly box: SecretBox;
  readonly providers: PaymentProviders;
}): PaymentsService {
  const open = (row: ChannelRow): ReadyChannel | null => {
    const provider = providers.find(row.provider);
    if (!provider) return null;
    const text = row.secrets_sealed && box.open(row.secrets_sealed, sealContextOfChannel(row.id));
    const { apiKey = null, webhookSecrets = [] } = (text ? JSON.parse(text) : {}) as ChannelSecrets;
    return {
      row,
      provider,
      channel: { id: row.id, settings: row.settings, apiKey, webhookSecrets },
    };
  };
  return {
    listOpenChannels,
    listChannels,
    putChannel: (tx, row, secrets) =>
      putChannel(tx, {
        ...row,
        ...(secrets && {
          secrets_sealed: box.seal(JSON.stringify(secrets), sealContextOfChannel(row.id)),
        }),
      } as Insertable<Tables['payment_channels']>),
    async ready(id) {
      const row = await findChannel(db.owner, id);
      return row ? open(row) : null;
    },
    open,
    async call({ row }, now, act) {
      const keep = (isWell: boolean) =>
        withTransaction(db, { merchantCode: row.merchant_code }, (tx) =>
          setHealth(tx, row.id, isWell, now),
        );
      try {
        const answer = await act();
        if (row.failures > 0) await keep(true);
        return answer;
      } catch (error) {
        await keep(false);
        throw error;
      }
    },
    writeStep: insertStep,
    listSteps,
    addProof: (call, order, picture) => addProof({ db, ids }, call, { order, picture }),
    async sendProofs(tx, sent) {
      if (sent.ids.length > MOST_PROOFS || (await markProofs(tx, sent)) !== sent.ids.length) {
        throw new Problem('pictureInvalid', 'A picture is none of this order.');
      }
    },
    listProofs,
    findProof,
    addUnmatched: insertUnmatched,
    listUnmatched,
    lockUnmatched,
    closeUnmatched,
  };
}
