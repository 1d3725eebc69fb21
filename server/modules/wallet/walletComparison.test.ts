import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferBetweenWallets } from '../../../schemas/api/wallet.ts';
import {
  closePaymentDifference,
  listPaymentComparisons,
  listPaymentDifferences,
} from '../../../schemas/desk/comparison.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { VendorCall } from '../../../schemas/vendorApi.ts';
import { callDesk, createTestDesk, staffWith } from '../../../tests/support/desk.ts';
import { sakura as inYen, type TestGateway } from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import type { VendorKey } from '../play/vendorKeys.ts';
import { createWalletVendor, type WalletVendor } from '../../../tests/support/walletVendor.ts';
import { withTransaction } from '../../db/database.ts';

const sakura = { ...inYen, wallet: { mode: 'transfer' as const } };
const { merchantCode } = sakura;

let gateway: TestGateway;
let vendor: WalletVendor;
let game: TestGame;
let vendorCode: string;
let key: VendorKey;

beforeAll(async () => {
  vendor = createWalletVendor();
  gateway = await createTestDesk({
    testBrands: [sakura],
    wallet: { isDriven: true, wrapLine: () => vendor.send },
  });
  game = await findTestGame(gateway);
  ({ vendorCode } = game);
  key = await addVendorKey(gateway, sakura, vendorCode);
  const address = 'https://vendor.example/wallets';
  await withTransaction(gateway.db, sakura, (tx) =>
    gateway.parts.play.vendorWallets.takeOffer(tx, {
      merchantCode,
      vendorCode,
      address,
      now: gateway.now(),
    }),
  );
});

afterAll(() => gateway.close());

/** A member with money at the vendor; gives what the vendor calls them. */
async function addPlayer(minor: bigint) {
  const account = `c${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, sakura, { account });
  const as = await signIn(gateway, sakura, account);
  await payIn(gateway.db, sakura, memberId, minor);
  await gateway.call(sakura, transferBetweenWallets, {
    as,
    body: { from: 'MAIN', to: vendorCode, amount: String(minor) },
    headers: { 'idempotency-key': randomUUID() },
  });
  await gateway.parts.wallet.work();
  const names = await withTransaction(gateway.db, sakura, (tx) =>
    gateway.parts.play.nameMembers(tx, { merchantCode, vendorCode }, [memberId]),
  );
  return { account, as, memberId, alias: names.get(memberId)! };
}

const compare = () => gateway.parts.wallet.compare();

async function list(state: string) {
  const as = await staffWith(gateway, 'finance');
  const reply = await callDesk(gateway, listPaymentDifferences, {
    as,
    brand: merchantCode,
    query: { state },
  });
  return reply.json().value.items as DeskValueOf<typeof listPaymentDifferences>['items'];
}

async function listCompared() {
  const as = await staffWith(gateway, 'finance');
  const reply = await callDesk(gateway, listPaymentComparisons, { as, brand: merchantCode });
  return reply.json().value.items as DeskValueOf<typeof listPaymentComparisons>['items'];
}

it('lists a wallet that differs at its vendor once it was seen twice, and asks a silent one again', async () => {
  await addPlayer(40n);
  const odd = await addPlayer(50n);
  const passing = await addPlayer(60n);
  const moving = await addPlayer(70n);
  vendor.add(odd.alias, 5n);
  vendor.add(passing.alias, -1n);
  vendor.add(moving.alias, 9n);
  // What is on its way is in one book before the other.
  await gateway.call(sakura, transferBetweenWallets, {
    as: moving.as,
    body: { from: vendorCode, to: 'MAIN', amount: '1' },
    headers: { 'idempotency-key': randomUUID() },
  });

  vendor.fate = () => 'fault';
  await compare();
  expect(await listCompared()).toEqual([]);
  vendor.fate = () => 'answer';
  await compare();
  expect(await listCompared()).toMatchObject([{ channel: vendorCode, agreeing: 1, differing: 2 }]);
  expect(await list('open')).toEqual([]);

  vendor.add(passing.alias, 1n);
  gateway.passTime(3_600);
  await compare();
  const open = await list('open');
  expect(open).toMatchObject([
    {
      channel: vendorCode,
      direction: 'wallet',
      kind: 'wallet',
      member: { id: odd.memberId, account: odd.account },
      here: '50',
      there: '55',
    },
  ]);
  // A day later the same wallet is the same row, as it stands then.
  vendor.add(odd.alias, 1n);
  gateway.passTime(86_400);
  await compare();
  expect(await list('open')).toMatchObject([{ id: open[0]!.id, here: '50', there: '56' }]);

  const as = await staffWith(gateway, 'finance');
  const body = { id: open[0]!.id, reason: 'The vendor took it back' };
  await callDesk(gateway, closePaymentDifference, { as, brand: merchantCode, body });
  expect(await list('closed')).toMatchObject([{ id: open[0]!.id, reason: body.reason }]);
});

it('says nothing of a wallet whose round is open', async () => {
  const player = await addPlayer(30n);
  const code = await launchCode(gateway, sakura, player.as, player.account, game);
  const ask = (call: VendorCall, body: object) =>
    callAsVendor(gateway, sakura, call, body, { key });
  const { session } = (await ask('authenticate', { code })).value;
  const round = { session, roundId: 'r1', transactionId: 't1' };
  expect((await ask('debit', { ...round, amount: '10' })).status).toBe(200);
  // The vendor has paid, and has not told yet.
  vendor.add(player.alias, 90n);
  gateway.passTime(86_400);
  await compare();
  gateway.passTime(3_600);
  await compare();
  expect((await list('open')).map(({ member }) => member!.id)).not.toContain(player.memberId);
});
