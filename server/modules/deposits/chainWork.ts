import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { ChainCursorRow } from '../../db/chainTables.ts';
import type { ChainBlock, ChainReader } from '../../providers/payments/provider.ts';
import type { PaymentsService, ReadyChannel } from '../payments/payments.service.ts';
import {
  closeTransfers,
  findCursor,
  insertCursor,
  insertTransfer,
  leaseCursor,
  listAddresses,
  listChainChannels,
  listOpenTransfers,
  moveCursor,
} from './chain.repository.ts';
import { stepTransfer, type ChainStepDeps } from './chainStep.ts';

/** Blocks that are read again where a chain took another turn, and before the first that anybody waited for. */
const REWIND = 128n;
const RANGE = 500n;
const RANGES_A_TURN = 20;
const LEASE_MS = 30_000;

/** What it is made from. */
interface Deps extends ChainStepDeps {
  readonly db: Database;
  readonly payments: Pick<PaymentsService, 'ready' | 'call'>;
  /** Names of providers that are chains. */
  readonly providers: readonly string[];
  readonly onError: (error: unknown) => void;
}

/** A channel at a chain. */
interface Watched {
  readonly ready: ReadyChannel;
  readonly chain: ChainReader;
  readonly merchantCode: string;
  readonly channelId: string;
}

type In = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const least = (one: bigint, other: bigint) => (one < other ? one : other);
const back = (block: bigint) => (block > REWIND ? block - REWIND : 0n);

/** Where to read on: behind what was read, further back after another turn, and from the start of another chain. */
async function readStart(
  { chain, ready: { channel }, channelId }: Watched,
  cursor: ChainCursorRow,
  inMerchant: In,
): Promise<bigint> {
  const last = await chain.block(channel, cursor.block);
  if (last?.hash === cursor.block_hash) return cursor.block + 1n;
  const genesis = (await chain.block(channel, 0n))?.hash ?? '';
  if (genesis === cursor.genesis) return back(cursor.block);
  await inMerchant(async (tx) => {
    await closeTransfers(tx, channelId);
    await moveCursor(tx, channelId, { genesis, block: 0n, block_hash: genesis });
  });
  return 0n;
}

/** Keeps what came to the members' addresses in blocks that nobody read yet. */
async function readBlocks(
  watched: Watched,
  { cursor, head, now }: { cursor: ChainCursorRow; head: ChainBlock; now: Date },
  inMerchant: In,
): Promise<void> {
  const { chain, ready, merchantCode, channelId } = watched;
  const { channel } = ready;
  const terms = chain.terms(channel);
  const owners = new Map(
    (await inMerchant((tx) => listAddresses(tx, channelId))).map((row) => [
      row.address,
      row.member_id,
    ]),
  );
  let from = await readStart(watched, cursor, inMerchant);
  for (let turn = 0; turn < RANGES_A_TURN && from <= head.number; turn += 1) {
    const to = least(head.number, from + RANGE - 1n);
    const addresses = [...owners.keys()];
    const found = await chain.transfers(channel, { from, to, addresses });
    const end = to === head.number ? head : await chain.block(channel, to);
    if (!end) return;
    await inMerchant(async (tx) => {
      for (const { txHash, units, ...transfer } of found) {
        const memberId = owners.get(transfer.address);
        if (memberId === undefined) continue;
        await insertTransfer(tx, {
          channel_id: channelId,
          merchant_code: merchantCode,
          member_id: memberId,
          ...transfer,
          tx_hash: txHash,
          units: String(units),
          rate: terms.rate,
          seen_at: now,
          order_id: null,
        });
      }
      await moveCursor(tx, channelId, { block: end.number, block_hash: end.hash });
    });
    from = to + 1n;
  }
}

async function begin({ chain, ready, merchantCode, channelId }: Watched, tx: Tx, now: Date) {
  const { number } = await chain.head(ready.channel);
  const first = await chain.block(ready.channel, back(number));
  const genesis = await chain.block(ready.channel, 0n);
  if (!first || !genesis) return;
  await insertCursor(tx, {
    channel_id: channelId,
    merchant_code: merchantCode,
    genesis: genesis.hash,
    block: first.number,
    block_hash: first.hash,
    leased_until: now,
  });
}

async function watch(deps: Deps, watched: Watched, now: Date): Promise<void> {
  const { chain, ready, merchantCode, channelId } = watched;
  const inMerchant: In = (work) => withTransaction(deps.db, { merchantCode }, work);
  const until = new Date(now.getTime() + LEASE_MS);
  const cursor = await inMerchant(async (tx) => {
    if ((await findCursor(tx, channelId)) === undefined) {
      if ((await listAddresses(tx, channelId)).length === 0) return undefined;
      await begin(watched, tx, now);
    }
    return (await leaseCursor(tx, channelId, { now, until }))
      ? findCursor(tx, channelId)
      : undefined;
  });
  if (!cursor) return;
  try {
    const head = await chain.head(ready.channel);
    await readBlocks(watched, { cursor, head, now }, inMerchant);
    const terms = chain.terms(ready.channel);
    for (const transfer of await inMerchant((tx) => listOpenTransfers(tx, channelId))) {
      const block = await chain.blockOf(ready.channel, transfer.tx_hash);
      const place = { terms, block, head: head.number, now };
      await inMerchant((tx) => stepTransfer(deps, tx, transfer, place)).catch(deps.onError);
    }
  } finally {
    await inMerchant((tx) => moveCursor(tx, channelId, { leased_until: now }));
  }
}

/** Looks at chains for what came to members, and takes it on as blocks pile up. */
export function createChainWork(deps: Deps) {
  return async function work(now: Date): Promise<void> {
    if (deps.providers.length === 0) return;
    for (const { id: channelId, merchant_code: merchantCode } of await listChainChannels(
      deps.db.owner,
      deps.providers,
    )) {
      const ready = await deps.payments.ready(channelId);
      const chain = ready?.provider.chain;
      if (!ready || !chain) continue;
      const watched = { ready, chain, merchantCode, channelId };
      await deps.payments.call(ready, now, () => watch(deps, watched, now)).catch(deps.onError);
    }
  };
}
