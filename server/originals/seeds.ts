import { hashServerSeed } from '../../engine/games/fairness/serverSeed.ts';
import type { OriginalsSeeds, OriginalsValue } from '../../schemas/originalsApi.ts';
import type { Tx } from '../db/database.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import { roundUnderWay } from './originalsFault.ts';
import { findUnderWayWith } from './rounds.repository.ts';
import {
  beginSeed,
  insertSeed,
  lockOwner,
  lockSeeds,
  revealSeed,
  type SeedOwner,
  type SeedRow,
} from './seeds.repository.ts';

/** What seeds are made of and kept in. */
export interface SeedDeps {
  readonly box: SecretBox;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
}

/** Seeds of members. */
export interface Seeds {
  /** The seeds in use, locked; they are made where a member has none. */
  hold(
    tx: Tx,
    owner: SeedOwner,
  ): Promise<{ readonly used: SeedRow; readonly shown: OriginalsSeeds }>;
  /**
   * Reveals the seeds in use and goes on with the next, whose hash was shown before. Throws OriginalsFault unavailable
   * while a round is played with them: who knew its outcome could still take the stake away.
   */
  change(tx: Tx, owner: SeedOwner, clientSeed: string): Promise<OriginalsValue<'seeds'>>;
  /** The same, going on with the client seed that was in use. */
  reveal(tx: Tx, owner: SeedOwner): Promise<void>;
  /** Seals a server seed that is kept under its hash. */
  seal(serverSeed: string, hash: string): string;
  /** The server seed of a row; null where it was sealed under a secret that is gone. */
  read(row: Pick<SeedRow, 'server_seed_sealed' | 'server_seed_hash'>): string | null;
  /** The same, for a seed that must be there. Throws where it cannot be read. */
  open(row: Pick<SeedRow, 'server_seed_sealed' | 'server_seed_hash'>): string;
}

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 12;

const UNUSED_CLIENT_SEED = 'unused';

const contextOf = (hash: string) => `house seed ${hash}`;

const show = (used: SeedRow, next: Pick<SeedRow, 'server_seed_hash'>): OriginalsSeeds => ({
  serverSeedHash: used.server_seed_hash,
  clientSeed: used.client_seed!,
  nonce: used.next_nonce,
  nextServerSeedHash: next.server_seed_hash,
});

/** Makes the seeds of members. */
export function createSeeds({ box, clock, ids, random }: SeedDeps): Seeds {
  const seal: Seeds['seal'] = (serverSeed, hash) => box.seal(serverSeed, contextOf(hash));

  async function make(
    tx: Tx,
    { merchantCode, alias, mode }: SeedOwner,
    clientSeed: string | null,
  ): Promise<void> {
    const serverSeed = random(SEED_BYTES).toString('hex');
    const hash = hashServerSeed(serverSeed);
    await insertSeed(tx, {
      merchant_code: merchantCode,
      id: ids(),
      member_alias: alias,
      mode,
      server_seed_sealed: seal(serverSeed, hash),
      server_seed_hash: hash,
      client_seed: clientSeed,
      state: clientSeed === null ? 'next' : 'used',
      created_at: clock(),
      revealed_at: null,
    });
  }

  const read: Seeds['read'] = (row) =>
    box.open(row.server_seed_sealed, contextOf(row.server_seed_hash));

  const isReadable = (row: SeedRow) => read(row) !== null;

  /** Of no use to anybody: the secret that it was sealed under is gone. */
  async function retire(tx: Tx, row: SeedRow): Promise<void> {
    if (row.state === 'next') await beginSeed(tx, row, UNUSED_CLIENT_SEED);
    await revealSeed(tx, row, clock());
  }

  async function lockBoth(tx: Tx, owner: SeedOwner): Promise<{ used: SeedRow; next: SeedRow }> {
    const { used, next } = await lockSeeds(tx, owner);
    if (used && next && isReadable(used) && isReadable(next)) return { used, next };
    await lockOwner(tx, owner);
    const found = await lockSeeds(tx, owner);
    for (const row of [found.used, found.next]) {
      if (row && !isReadable(row)) await retire(tx, row);
    }
    const again = await lockSeeds(tx, owner);
    if (!again.used) await make(tx, owner, random(CLIENT_SEED_BYTES).toString('base64url'));
    if (!again.next) await make(tx, owner, null);
    const made = await lockSeeds(tx, owner);
    return { used: made.used!, next: made.next! };
  }

  const open: Seeds['open'] = (row) => {
    const serverSeed = read(row);
    if (serverSeed === null) throw new Error('A server seed was sealed under another secret.');
    return serverSeed;
  };

  const change: Seeds['change'] = async (tx, owner, clientSeed) => {
    const { used, next } = await lockBoth(tx, owner);
    if (await findUnderWayWith(tx, used)) throw roundUnderWay();
    await revealSeed(tx, used, clock());
    await beginSeed(tx, next, clientSeed);
    await make(tx, owner, null);
    const now = await lockBoth(tx, owner);
    return {
      revealed: {
        serverSeed: open(used),
        serverSeedHash: used.server_seed_hash,
        clientSeed: used.client_seed!,
        rounds: used.next_nonce,
      },
      seeds: show(now.used, now.next),
    };
  };

  return {
    seal,
    read,
    open,
    change,
    async hold(tx, owner) {
      const { used, next } = await lockBoth(tx, owner);
      return { used, shown: show(used, next) };
    },
    async reveal(tx, owner) {
      const { used } = await lockBoth(tx, owner);
      await change(tx, owner, used.client_seed!);
    },
  };
}
