import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import type { VendorKey } from './vendorKeys.ts';

const britain: TestBrand = {
  ...aurora,
  currency: { code: 'GBP', symbol: '£', decimals: 2 },
  timeZone: 'Asia/Tokyo',
  jurisdiction: { ...aurora.jurisdiction, country: 'GB', minimumAge: 18 },
};
const germany: TestBrand = {
  ...sakura,
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  timeZone: 'Europe/Berlin',
  jurisdiction: { ...sakura.jurisdiction, country: 'DE', minimumAge: 18 },
};

let gateway: TestGateway;
let game: TestGame;
const keys = new Map<TestBrand, VendorKey>();

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [britain, germany] });
  game = await findTestGame(gateway);
  for (const at of [britain, germany]) {
    keys.set(at, await addVendorKey(gateway, at, game.vendorCode));
  }
});

afterAll(() => gateway.close());

/** Somebody of an age at a brand with a slot open. */
async function sitDown(
  at: TestBrand,
  birthday: string | null,
  { played = game, fundsMinor = 10_000n, key = keys.get(at)! } = {},
) {
  const account = `m${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, at, { account, ...(birthday && { birthday }) });
  await fundMember(gateway, at, memberId, fundsMinor);
  const as = await signIn(gateway, at, account);
  const code = await launchCode(gateway, at, as, account, played);
  const call = (name: 'authenticate' | 'debit', body: object) =>
    callAsVendor(gateway, at, name, body, { key });
  const { value: opened } = await call('authenticate', { code });
  const { session } = opened;
  const newRound = () => ({ transactionId: randomUUID(), roundId: randomUUID() });
  const stake = (amount: string, round: object = newRound()) =>
    call('debit', { session, ...round, amount });
  return { opened, stake, newRound };
}

/** The birthday of who becomes so many years old in some days. */
function birthdayOf(years: number, inDays = 0): string {
  const day = new Date(gateway.now().getTime() + inDays * 86_400_000);
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`;
}

describe.each([
  ['GB, from the 25th birthday', britain, () => birthdayOf(25), '5.00', '5.01'],
  ['GB, the day before it', britain, () => birthdayOf(25, 1), '2.00', '2.01'],
  ['GB, on the 24th', britain, () => birthdayOf(24), '2.00', '2.01'],
  ['GB, of no known age', britain, () => null, '2.00', '2.01'],
  ['DE', germany, () => birthdayOf(40), '1.00', '1.01'],
])('the highest stake of a slot: %s', (_, at, born, highest, above) => {
  it('is told as the game is opened, admitted, and not a cent more', async () => {
    const { opened, stake, newRound } = await sitDown(at, born());
    expect(opened).toMatchObject({ highestStake: highest });
    const round = newRound();
    const refused = await stake(above, round);
    expect([refused.status, refused.code]).toEqual([402, 'stakeAboveLimit']);
    expect(refused.value).toEqual({ highestStake: highest });
    // Final, and it began no spin.
    expect((await stake(above, round)).text).toBe(refused.text);
    expect((await stake(highest)).code).toBeUndefined();
  });

  it('holds for all stakes of a round together', async () => {
    const { stake, newRound } = await sitDown(at, born());
    const { roundId } = newRound();
    const more = (amount: string) => stake(amount, { transactionId: randomUUID(), roundId });
    expect((await more(highest)).code).toBeUndefined();
    expect((await more('0.01')).code).toBe('stakeAboveLimit');
  });
});

describe.each([
  ['GB', britain, 2.5],
  ['DE', germany, 5],
])('the pace of slots: %s', (_, at, seconds) => {
  it('takes the same debit again once the spin before is over', async () => {
    const { opened, stake, newRound } = await sitDown(at, birthdayOf(40));
    expect(opened).toMatchObject({ shortestRoundMs: seconds * 1000 });
    const next = newRound();
    expect((await stake('0.10')).code).toBeUndefined();
    gateway.passTime(seconds - 0.001);
    const early = await stake('0.10', next);
    expect([early.status, early.code, early.headers['retry-after']]).toEqual([
      429,
      'spinTooEarly',
      '1',
    ]);
    gateway.passTime(0.001);
    expect((await stake('0.10', next)).code).toBeUndefined();
  });

  it('lets one of many begin that come at once', async () => {
    const { stake } = await sitDown(at, birthdayOf(40));
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => stake('0.10').then(({ code }) => code)),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([undefined, 'spinTooEarly']));
  });

  it('is not used up by a stake that there is no money for', async () => {
    const { stake } = await sitDown(at, birthdayOf(40), { fundsMinor: 50n });
    expect((await stake('0.90')).code).toBe('insufficientFunds');
    expect((await stake('0.10')).code).toBeUndefined();
  });
});

it('is for slots alone', async () => {
  const others = await gateway.db.owner
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select(['games.id', 'games.code', 'vendor_code as vendorCode'])
    .where('account_type', '=', 'THIRD_PARTY')
    .where('games.category', '=', 'LIVE')
    .where('games.status', '=', 'normal')
    .where('vendors.status', '=', 'normal')
    .limit(1)
    .execute();
  const played = others[0]!;
  const key = await addVendorKey(gateway, britain, played.vendorCode);
  const { opened, stake } = await sitDown(britain, birthdayOf(20), { played, key });
  expect(opened).toMatchObject({ highestStake: null, shortestRoundMs: 0 });
  expect((await stake('50.00')).code).toBeUndefined();
  expect((await stake('20.00')).code).toBeUndefined();
});
