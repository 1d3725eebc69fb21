import { randomBytes, randomUUID } from 'node:crypto';
import { launchGame } from '../../schemas/api/launch.ts';
import { VENDOR_API_PATH, type VendorCall } from '../../schemas/vendorApi.ts';
import { withTransaction } from '../../server/db/database.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { post } from '../../server/ledger/post.ts';
import { moveLegs } from '../../server/ledger/transfer.ts';
import { createVendorKey, type VendorKey } from '../../server/modules/play/vendorKeys.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../server/crypto/requestSignature.ts';
import { hostOf, type SignedInAs, type TestBrand, type TestGateway } from './gateway.ts';
import { testKeys } from './seal.ts';

/** A game of the catalogue that can be launched. */
export interface TestGame {
  readonly id: string;
  readonly code: string;
  readonly vendorCode: string;
}

/** How a test's call differs from what a vendor sends. */
export interface VendorCallOptions {
  readonly key?: VendorKey;
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly signature?: string;
  /** The bytes that travel, in place of the body. */
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where it comes from. */
  readonly remoteAddress?: string;
  /** The host that is called, where it is another than the brand's. */
  readonly at?: TestBrand;
}

/** What a vendor is answered, read. */
export interface VendorAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: Record<string, unknown>;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Gives a vendor a key of a merchant. */
export async function addVendorKey(
  gateway: TestGateway,
  at: TestBrand,
  vendorCode: string,
): Promise<VendorKey> {
  const box = createSecretBox(testKeys.secret, randomBytes);
  const { merchantCode } = at;
  const key = await withTransaction(gateway.db, at, (tx) =>
    createVendorKey(
      tx,
      { box, random: randomBytes },
      { merchantCode, vendorCode, now: gateway.now() },
    ),
  );
  if (!key) throw new Error(`There is no vendor "${vendorCode}".`);
  // What the gateway read of the keys before is older than this.
  gateway.passTime(6);
  return key;
}

/** A game of a vendor that no lottery serves and that can be tried. */
export async function findTestGame(gateway: TestGateway, skip = 0): Promise<TestGame> {
  const games = await gateway.db.owner
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select(['games.id', 'games.code', 'vendor_code as vendorCode'])
    .where('account_type', '=', 'THIRD_PARTY')
    .where('games.category', '=', 'RNG')
    .where('support_play', '=', 0)
    .where('games.status', '=', 'normal')
    .where('vendors.status', '=', 'normal')
    .distinctOn('vendor_code')
    .orderBy('vendor_code')
    .orderBy('games.id')
    .execute();
  const game = games[skip];
  if (!game) throw new Error('The catalogue has no such game.');
  return game;
}

/** Sends a call as a vendor does. */
export async function callAsVendor(
  gateway: TestGateway,
  brand: TestBrand,
  call: VendorCall,
  body: unknown,
  options: VendorCallOptions & { readonly key: VendorKey },
): Promise<VendorAnswer> {
  const { key, at = brand, headers, payload = JSON.stringify(body) } = options;
  const path = `${VENDOR_API_PATH}/${call}`;
  const timestamp = options.timestamp ?? String(Math.floor(gateway.now().getTime() / 1000));
  const nonce = options.nonce ?? randomUUID();
  const signed = { method: 'POST', path, timestamp, nonce, body: payload };
  const signature = options.signature ?? signRequest(key.secret, signed);
  const reply = await gateway.app.inject({
    method: 'POST',
    url: path,
    remoteAddress: options.remoteAddress,
    payload,
    headers: {
      host: hostOf(at),
      'content-type': 'application/json',
      [SIGNATURE_HEADERS.key]: key.id,
      [SIGNATURE_HEADERS.timestamp]: timestamp,
      [SIGNATURE_HEADERS.nonce]: nonce,
      [SIGNATURE_HEADERS.signature]: signature,
      ...headers,
    },
  });
  const { code, value } = reply.json() as { code?: string; value: Record<string, unknown> };
  return { status: reply.statusCode, code, value, text: reply.body, headers: reply.headers };
}

/** The body of a launch as the product's own pages send it. */
export function launchBody(at: TestBrand, as: SignedInAs, account: string, game: TestGame) {
  return {
    gameId: game.id,
    nodeId: game.code,
    accountType: 1,
    confirmTrans: 0,
    vassalage: game.vendorCode,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: account,
    token: as.token,
    merchantCode: at.merchantCode,
    language: at.languages.default,
  };
}

/** Launches a game and gives the code that the vendor gets. Throws with what the gateway said. */
export async function launchCode(
  gateway: TestGateway,
  at: TestBrand,
  as: SignedInAs,
  account: string,
  game: TestGame,
  overrides: object = {},
): Promise<string> {
  const body = { ...launchBody(at, as, account, game), ...overrides };
  const reply = await gateway.call(at, launchGame, { as, body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return new URL(reply.json().value.content as string).searchParams.get('code')!;
}

/** Gives a member money, in the main wallet or in the one for a vendor. */
export async function fundMember(
  gateway: TestGateway,
  at: TestBrand,
  memberId: string,
  amountMinor: bigint,
  vendor?: string,
): Promise<void> {
  await withTransaction(gateway.db, at, (tx) =>
    post(tx, {
      merchantCode: at.merchantCode,
      id: `test ${randomUUID()}`,
      kind: 'deposit',
      currency: at.currency.code,
      legs: moveLegs({ house: 'deposits' }, { member: memberId, vendor }, amountMinor),
      at: gateway.now(),
    }),
  );
}
