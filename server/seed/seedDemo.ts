import { randomBytes, randomUUID } from 'node:crypto';
import { AGENT_TYPE, MEMBER_TYPE } from '../../schemas/memberTypes.ts';
import type { DemoMerchant } from './content/contentSeed.ts';
import { demoMerchants } from './content/demo.ts';
import { withTransaction, type Database, type Tx } from '../db/database.ts';
import { readOrMakeDemoPasswords, type DemoMember, type DemoSignIn } from './demoPasswords.ts';
import { argon2id } from '../crypto/passwordHash.ts';
import { createSecretBox } from '../crypto/secretBox.ts';
import { seedContent } from './seedContent.ts';
import { seedAffiliate, seedIdentity } from './seedIdentity.ts';
import { takeSeedLock } from './seedLock.ts';
import { seedWinners } from './seedWinners.ts';

export type { DemoMember };

/** Where the demo keeps its passwords and at which time it starts. */
export interface DemoOptions {
  readonly dataDirectory: string;
  readonly now: Date;
  /** The gateway's own: what stored secrets are encrypted with. */
  readonly secret: Buffer;
}

const memberTypes = { member: MEMBER_TYPE, agent: AGENT_TYPE } as const;

/** Games that show the lobby's other states. */
const pausedGames = 2;

async function seedMember(
  tx: Tx,
  merchant: DemoMerchant,
  { account, kind, password, isFresh }: DemoSignIn,
  now: Date,
): Promise<void> {
  const known = await tx
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchant.merchantCode)
    .where('account', '=', account)
    .executeTakeFirst();
  if (known && !isFresh) return;
  const password_hash = await argon2id.hash(password);
  if (known) {
    await tx
      .updateTable('members')
      .set({ password_hash, password_changed_at: now })
      .where('id', '=', known.id)
      .execute();
    return;
  }
  const nickname = merchant.members.find((member) => member.account === account)?.nickname ?? '';
  await tx
    .insertInto('members')
    .values({
      id: randomUUID(),
      merchant_code: merchant.merchantCode,
      account,
      password_hash,
      member_type: memberTypes[kind],
      nickname,
      locale: merchant.locale,
      created_at: now,
      password_changed_at: now,
    })
    .execute();
}

/** Puts a few little-played games to maintenance or "soon", as long as no operator set any status. */
async function showOtherStates(database: Database): Promise<void> {
  await database.owner.transaction().execute(async (tx) => {
    await takeSeedLock(tx);
    const touched = await tx
      .selectFrom('games')
      .select('id')
      .where('status', '<>', 'normal')
      .limit(1)
      .executeTakeFirst();
    if (touched) return;
    const games = await tx
      .selectFrom('games')
      .select('id')
      .where('category', '=', 'RNG')
      .where('is_hot', '=', false)
      .orderBy('popularity_rank')
      .limit(pausedGames * 2)
      .execute();
    for (const [index, { id }] of games.entries()) {
      const status = index < pausedGames ? 'maintenance' : 'soon';
      await tx.updateTable('games').set({ status }).where('id', '=', id).execute();
    }
  });
}

/**
 * Fills the demo merchants: content where they have none, two members each, and fresh winners at every
 * start. Returns the members with their passwords in clear. The catalogue must be seeded before.
 */
export async function seedDemo(
  database: Database,
  { dataDirectory, now, secret }: DemoOptions,
): Promise<DemoMember[]> {
  const wanted = demoMerchants.flatMap(({ merchantCode, members }) =>
    members.map(({ account, kind }) => ({ merchantCode, account, kind })),
  );
  const signIns = await readOrMakeDemoPasswords(dataDirectory, wanted);
  const box = createSecretBox(secret, randomBytes);
  await showOtherStates(database);
  for (const merchant of demoMerchants) {
    const { merchantCode } = merchant;
    await withTransaction(database, { merchantCode }, async (tx) => {
      await takeSeedLock(tx);
      await seedContent(tx, merchant, now);
      await seedWinners(tx, merchant, now);
      for (const signIn of signIns.filter((member) => member.merchantCode === merchantCode)) {
        await seedMember(tx, merchant, signIn, now);
        await seedIdentity(tx, merchant, signIn, { box, now });
      }
    });
    await seedAffiliate(database, merchant);
  }
  return signIns.map(({ isFresh: _, ...member }) => member);
}
