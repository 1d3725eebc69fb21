import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchGame } from '../../../schemas/api/launch.ts';
import { ORIGINALS_API_PATH, ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';
import { connectDatabase, withTransaction, type Database } from '../../../server/db/database.ts';
import { makeVendorKey } from '../vendor/builtSite.ts';
import { openLine, type Line } from '../vendor/line.ts';
import {
  addFundedMember,
  findGame,
  insertSignIn,
  openPlaySession,
  type SignIn,
} from '../vendor/players.ts';
import type { Guest } from './acts.ts';
import type { KeptGateway } from './keptGateway.ts';

/** The merchant whose members play: with a wallet for each vendor, so that every money call has its turn. */
export const MERCHANT = { merchantCode: 'FAULTS', host: 'faults.localhost' } as const;

/** Its currency; of two decimals. */
export const CURRENCY = 'EUR';

const FUNDS_MINOR = 100_000n;

/** Writes the merchant's brand into a new folder. */
export async function writeBrandFolder(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'livery-faults-brands-'));
  await mkdir(path.join(directory, 'faults'));
  const brand = {
    version: 1,
    extends: 'aurora',
    name: 'Faults',
    merchantCode: MERCHANT.merchantCode,
    hosts: [MERCHANT.host],
    wallet: { mode: 'transfer' },
  };
  await writeFile(path.join(directory, 'faults/brand.json'), JSON.stringify(brand));
  return directory;
}

/** Opens the database of a gateway, wherever it is now. */
export const openBooks = async (gateway: KeptGateway): Promise<Database> =>
  connectDatabase(await gateway.readDatabaseUrl(), { poolSize: 2, onIdleError: () => undefined });

async function openOriginalsGame(
  line: Line,
  db: Database,
  { account, signIn }: { readonly account: string; readonly signIn: SignIn },
): Promise<string> {
  const game = await db.owner
    .selectFrom('games')
    .select(['id', 'code'])
    .where('vendor_code', '=', ORIGINALS_VENDOR)
    .where('code', '=', 'lantern-orchard')
    .executeTakeFirstOrThrow();
  const body = {
    gameId: game.id,
    nodeId: game.code,
    accountType: 1,
    confirmTrans: 0,
    vassalage: ORIGINALS_VENDOR,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: account,
    token: signIn.token,
    merchantCode: MERCHANT.merchantCode,
    language: 'en',
  };
  const launched = await line.post(launchGame.path, body, headersOf(signIn));
  if (launched.status !== 200) throw new Error(`A game did not open: ${launched.text}`);
  const code = new URL(String(launched.value['content'])).searchParams.get('code');
  const opened = await line.post(`${ORIGINALS_API_PATH}/open`, { code });
  if (opened.status !== 200) throw new Error(`A game did not open: ${opened.text}`);
  return String(opened.value['session']);
}

const headersOf = ({ token, cookie }: SignIn) => ({
  authorization: `Bearer ${token}`,
  cookie: `livery_session=${cookie}`,
});

/** Lets members in: each with money in the main wallet, a game of a vendor and one of our own. */
export async function openStage(gateway: KeptGateway, guestCount: number) {
  const db = await openBooks(gateway);
  const line = openLine(gateway.port, MERCHANT.host);
  try {
    const game = await findGame(db);
    const { merchantCode } = MERCHANT;
    const { vendorCode } = game;
    const made = await makeVendorKey(db, gateway.dataDirectory, { merchantCode, vendorCode });
    const table = { merchantCode, currency: CURRENCY, game, hasVendorWallet: true };
    const guests: Guest[] = [];
    while (guests.length < guestCount) {
      const member = await withTransaction(db, MERCHANT, async (tx) => {
        const at = { ...table, now: new Date() };
        const { memberId, account } = await addFundedMember(tx, at, FUNDS_MINOR);
        const signIn = await insertSignIn(tx, at, memberId);
        const whose = { memberId, signInId: signIn.id };
        return { memberId, account, signIn, session: await openPlaySession(tx, at, whose) };
      });
      guests.push({
        memberId: member.memberId,
        headers: headersOf(member.signIn),
        vendorSession: member.session,
        originalsSession: await openOriginalsGame(line, db, member),
      });
    }
    return { line, guests, vendorCode, fundsMinor: FUNDS_MINOR, ...made };
  } finally {
    await db.close();
  }
}
