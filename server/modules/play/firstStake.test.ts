import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
} from '../../../tests/support/vendors.ts';
import { toWireAmount } from '../../http/wireAmount.ts';

let gateways: [TestGateway, TestGateway];

beforeAll(async () => {
  const first = await createTestGateway();
  gateways = [first, await createTestGateway({ db: first.db })];
});

afterAll(async () => {
  for (const gateway of gateways.toReversed()) await gateway.close();
});

it('an amount is written by the database as by the gateway', async () => {
  const amounts = [0n, 1n, 9n, 10n, 99n, 100n, 12345n, 10n ** 15n];
  const written = amounts.flatMap((minor) =>
    [0, 1, 2, 3, 4].map((decimals) => ({ minor, decimals })),
  );
  for (const { minor, decimals } of written) {
    const { rows } = await sql<{ text: string }>`
      select wire_amount(${minor}, ${decimals}::smallint) as text`.execute(gateways[0].db.kysely);
    expect(rows[0]!.text).toBe(toWireAmount(minor, decimals));
  }
});

it('is answered alike by a gateway that knows the session and by one that does not', async () => {
  const [knows, other] = gateways;
  const game = await findTestGame(knows);
  const key = await addVendorKey(knows, aurora, game.vendorCode);
  const account = 'firststake';
  const memberId = await addMember(knows, aurora, { account });
  await fundMember(knows, aurora, memberId, 10_000n);
  const code = await launchCode(knows, aurora, await signIn(knows, aurora, account), account, game);
  const opened = await callAsVendor(knows, aurora, 'authenticate', { code }, { key });
  const session = opened.value['session'] as string;
  const stake = (gateway: TestGateway, name: string) =>
    callAsVendor(
      gateway,
      aurora,
      'debit',
      { session, transactionId: `t${name}`, roundId: `r${name}`, amount: '0.50' },
      { key },
    );
  const answers = [await stake(knows, '1'), await stake(other, '2')];
  expect(answers.map(({ value }) => value['balance'])).toEqual(['99.50', '99.00']);
  // Asked again, each is answered by the other one, from what was kept.
  const again = [await stake(other, '1'), await stake(knows, '2')];
  expect(again.map(({ status, text }) => [status, text])).toEqual(
    answers.map(({ status, text }) => [status, text]),
  );
  const shapes = answers.map(({ text }) => text.replaceAll(/[tr][12]|99\.\d+/g, ''));
  expect(shapes[0]).toBe(shapes[1]);
});
