import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferBetweenWallets } from '../../schemas/api/wallet.ts';
import { sakura as inYen } from '../../tests/support/gateway.ts';
import {
  addOriginalsPlayer,
  callOriginals,
  createOriginalsGateway,
  type OriginalsGateway,
  type OriginalsPlayer,
} from '../../tests/support/originals.ts';
import { withTransaction } from '../db/database.ts';
import { readBalances } from '../ledger/balances.ts';

const sakura = { ...inYen, wallet: { mode: 'transfer' as const } };
const { merchantCode } = sakura;

let gateway: OriginalsGateway;
let player: OriginalsPlayer;

beforeAll(async () => {
  gateway = await createOriginalsGateway({
    testBrands: [sakura],
    wallet: { isDriven: true },
  });
  // Opening its game takes the money along.
  player = await addOriginalsPlayer(gateway, { at: sakura, amountMinor: 100_000n });
});

afterAll(() => gateway.close());

/** The books' word for what the member has at our own vendor, and the vendor's own. */
const readBoth = () =>
  withTransaction(gateway.db, sakura, async (tx) => {
    const balances = await readBalances(tx, {
      merchantCode,
      memberId: player.memberId,
      currency: 'JPY',
    });
    const own = await tx
      .selectFrom('house_wallets')
      .select('balance_minor')
      .where('merchant_code', '=', merchantCode)
      .executeTakeFirst();
    return [
      balances.find(({ vendor }) => vendor === 'HOUSE')?.balanceMinor ?? 0n,
      own?.balance_minor ?? 0n,
    ];
  });

it('our own vendor keeps what members move to it, plays with it, and gives it back: both books say the same', async () => {
  expect(await readBoth()).toEqual([100_000n, 100_000n]);
  for (let round = 0; round < 12; round += 1) {
    gateway.fate = (call) => (round % 4 === 1 && call === 'credit' ? 'loseReply' : 'pass');
    const body = { session: player.session, requestId: randomUUID(), bet: { level: 1 } };
    const played = await callOriginals(gateway, 'play', body, { at: sakura });
    expect([200, 503]).toContain(played.status);
    gateway.fate = () => 'pass';
    if (played.status === 503) await callOriginals(gateway, 'play', body, { at: sakura });
  }
  const [mirror, own] = await readBoth();
  expect(mirror).not.toBe(100_000n);
  expect(own).toBe(mirror);
  const moved = await gateway.call(sakura, transferBetweenWallets, {
    as: player.as,
    body: { from: 'HOUSE', to: 'MAIN', amount: String(mirror) },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(moved.json().value.state).toBe('underWay');
  await gateway.parts.wallet.work();
  expect(await readBoth()).toEqual([0n, 0n]);
});

it('and is asked by nobody whose request is not signed', async () => {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/originals/v1/wallet/deposit',
    headers: { host: 'sakura.test', 'content-type': 'application/json' },
    payload: JSON.stringify({
      transferId: randomUUID(),
      memberAlias: 'anybody',
      amount: '1000',
      currency: 'JPY',
      decimals: 0,
    }),
  });
  expect(reply.statusCode).toBe(401);
});
