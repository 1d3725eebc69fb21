import { randomBytes, randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database } from '../../../server/db/database.ts';
import { createSecretBox } from '../../../server/crypto/secretBox.ts';
import { loadKeys } from '../../../server/keys.ts';
import { post } from '../../../server/ledger/post.ts';
import { moveLegs } from '../../../server/ledger/transfer.ts';
import { createVendorKey, type VendorKey } from '../../../server/modules/play/vendorKeys.ts';
import { createSecret, digestSecret } from '../../../server/modules/session/secrets.ts';
import { openBenchStage, type BenchStage } from '../benchStage.ts';

/** The merchant whose members play. */
export const MERCHANT = { merchantCode: 'AURORA', host: 'aurora.localhost', currency: 'EUR' };

/** Somebody who is signed in, has money and has a game open. */
export interface Player {
  readonly memberId: string;
  /** What a page shows. */
  readonly token: string;
  readonly cookie: string;
  /** What the vendor shows. */
  readonly playSession: string;
}

/** A stage with players and a vendor. */
export interface PlayStage extends BenchStage {
  readonly key: VendorKey;
  readonly players: readonly Player[];
}

const DAY_MS = 86_400_000;
const DEPOSIT_MINOR = 10n ** 9n;

/** A game of a stranger among the vendors. */
async function findGame(database: Database) {
  return database.owner
    .selectFrom('games')
    .select(['id', 'vendor_code'])
    .where('vendor_code', '<>', 'HOUSE')
    .where('category', '=', 'RNG')
    .where('status', '=', 'normal')
    .orderBy('vendor_code')
    .orderBy('id')
    .executeTakeFirstOrThrow();
}

type Game = Awaited<ReturnType<typeof findGame>>;

/** Rows as signing in, launching and authenticating leave them; three calls each and a hash of 60 ms would take minutes. */
async function addPlayers(database: Database, game: Game, count: number): Promise<Player[]> {
  const { merchantCode, currency } = MERCHANT;
  const now = new Date();
  const ends_at = new Date(now.getTime() + DAY_MS);
  const players: Player[] = [];
  for (let at = 0; at < count; at += 1) {
    const [memberId, sessionId] = [randomUUID(), randomUUID()];
    const [token, cookie, playSession] = [1, 2, 3].map(() => createSecret(randomBytes)) as [
      string,
      string,
      string,
    ];
    const common = { merchant_code: merchantCode, member_id: memberId, created_at: now };
    await withTransaction(database, MERCHANT, async (tx) => {
      const { member_id: id, ...member } = common;
      await tx
        .insertInto('members')
        .values({ ...member, id, account: `bench${at}`, member_type: MEMBER_TYPE, locale: 'es' })
        .execute();
      await tx
        .insertInto('sessions')
        .values({
          ...common,
          id: sessionId,
          token_digest: digestSecret(token),
          cookie_digest: digestSecret(cookie),
          method: 'username',
          ip: '127.0.0.1',
          proved_at: now,
          last_seen_at: now,
          idle_ends_at: ends_at,
          ends_at,
          ended_at: null,
        })
        .execute();
      await tx
        .insertInto('play_sessions')
        .values({
          ...common,
          id: randomUUID(),
          digest: digestSecret(playSession),
          sign_in_id: sessionId,
          vendor_code: game.vendor_code,
          game_id: game.id,
          mode: 'real',
          language: 'es',
          currency,
          decimals: 2,
          has_vendor_wallet: false,
          ends_at,
          ended_at: null,
        })
        .execute();
      const legs = moveLegs({ house: 'deposits' }, { member: memberId }, DEPOSIT_MINOR);
      const paidIn = { merchantCode, id: randomUUID(), kind: 'deposit', currency } as const;
      await post(tx, { ...paidIn, legs, at: now });
    });
    players.push({ memberId, token, cookie, playSession });
  }
  return players;
}

async function makeKey(database: Database, vendorCode: string, dataDirectory: string) {
  const { secret } = await loadKeys({
    dataDirectory,
    sealKeyFile: undefined,
    secretFile: undefined,
  });
  const box = createSecretBox(secret, randomBytes);
  const wanted = { merchantCode: MERCHANT.merchantCode, vendorCode, now: new Date() };
  const key = await withTransaction(database, MERCHANT, (tx) =>
    createVendorKey(tx, { box, random: randomBytes }, wanted),
  );
  if (!key) throw new Error(`There is no vendor "${vendorCode}".`);
  return key;
}

/** Starts the build over a database with so many players. */
export const openPlayStage = (root: string, playerCount: number): Promise<PlayStage> =>
  openBenchStage(root, {
    async furnish({ database, dataDirectory }) {
      const game = await findGame(database);
      const players = await addPlayers(database, game, playerCount);
      return { players, key: await makeKey(database, game.vendor_code, dataDirectory) };
    },
  });
