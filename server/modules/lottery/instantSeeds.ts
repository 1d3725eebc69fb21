import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { changeLotterySeeds, getLotterySeeds } from '../../../schemas/api/instantLottery.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tx } from '../../db/database.ts';
import { insertSeed, lockOwner, lockSeeds, setSeed, type SeedRow } from './instant.repository.ts';
import type { Owner } from './orders.repository.ts';

/** Seeds as they travel. */
export type ShownSeeds = ValueOf<typeof getLotterySeeds>;

/** What seeds are made of and kept in. */
export interface InstantSeedDeps {
  readonly box: SecretBox;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
}

/** A member's seeds, locked until the transaction ends. */
export interface HeldSeeds {
  readonly used: SeedRow;
  readonly next: SeedRow;
}

/** Seeds that members' instant lotteries are drawn with. */
export interface InstantSeeds {
  /** The seeds in use and the next; they are made where a member has none. */
  hold(tx: Tx, owner: Owner): Promise<HeldSeeds>;
  /** As they travel. */
  show(held: HeldSeeds): ShownSeeds;
  /** Reveals the seeds in use and goes on with the next, whose hash was shown before. */
  change(tx: Tx, owner: Owner, clientSeed: string): Promise<ValueOf<typeof changeLotterySeeds>>;
  /** The server seed of a row. Throws where it was sealed under a secret that is gone. */
  open(row: SealedSeed): string;
  /** The same once it is revealed; null before, and where nobody can read it. */
  reveal(row: SealedSeed & Pick<SeedRow, 'state'>): string | null;
}

type SealedSeed = Pick<SeedRow, 'server_seed_sealed' | 'server_seed_hash'>;

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 12;
const UNUSED = 'unused';

const contextOf = (hash: string) => `lottery seed ${hash}`;

/** Makes the seeds of members. */
export function createInstantSeeds({ box, clock, ids, random }: InstantSeedDeps): InstantSeeds {
  const read = ({ server_seed_sealed, server_seed_hash }: SealedSeed) =>
    box.open(server_seed_sealed, contextOf(server_seed_hash));

  const open: InstantSeeds['open'] = (row) => {
    const serverSeed = read(row);
    if (serverSeed === null) throw new Error('A server seed was sealed under another secret.');
    return serverSeed;
  };

  async function make(
    tx: Tx,
    { merchantCode, memberId }: Owner,
    clientSeed: string | null,
  ): Promise<void> {
    const serverSeed = random(SEED_BYTES).toString('hex');
    const hash = hashServerSeed(serverSeed);
    await insertSeed(tx, {
      merchant_code: merchantCode,
      id: ids(),
      member_id: memberId,
      server_seed_sealed: box.seal(serverSeed, contextOf(hash)),
      server_seed_hash: hash,
      client_seed: clientSeed,
      state: clientSeed === null ? 'next' : 'used',
      created_at: clock(),
      revealed_at: null,
    });
  }

  async function hold(tx: Tx, owner: Owner): Promise<HeldSeeds> {
    const { used, next } = await lockSeeds(tx, owner);
    if (used && next && read(used) !== null && read(next) !== null) return { used, next };
    await lockOwner(tx, owner);
    const found = await lockSeeds(tx, owner);
    // What was sealed under a secret that is gone is of no use to anybody.
    for (const row of [found.used, found.next]) {
      if (!row || read(row) !== null) continue;
      await setSeed(tx, row, {
        state: 'revealed',
        client_seed: row.client_seed ?? UNUSED,
        revealed_at: clock(),
      });
    }
    const left = await lockSeeds(tx, owner);
    if (!left.used) await make(tx, owner, random(CLIENT_SEED_BYTES).toString('base64url'));
    if (!left.next) await make(tx, owner, null);
    const made = await lockSeeds(tx, owner);
    return { used: made.used!, next: made.next! };
  }

  const show: InstantSeeds['show'] = ({ used, next }) => ({
    serverSeedHash: used.server_seed_hash,
    clientSeed: used.client_seed!,
    nonce: used.next_nonce,
    nextServerSeedHash: next.server_seed_hash,
  });

  return {
    hold,
    show,
    open,
    reveal: (row) => (row.state === 'revealed' ? read(row) : null),
    async change(tx, owner, clientSeed) {
      const { used, next } = await hold(tx, owner);
      await setSeed(tx, used, { state: 'revealed', revealed_at: clock() });
      await setSeed(tx, next, { state: 'used', client_seed: clientSeed });
      await make(tx, owner, null);
      return {
        revealed: {
          serverSeed: open(used),
          serverSeedHash: used.server_seed_hash,
          clientSeed: used.client_seed!,
          plays: used.next_nonce,
        },
        seeds: show(await hold(tx, owner)),
      };
    },
  };
}
