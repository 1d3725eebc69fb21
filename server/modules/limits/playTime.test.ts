import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  answerPlayCheck,
  confirmPlayTime,
  getPlayTime,
  setPlayTime,
} from '../../../schemas/api/playTime.ts';
import {
  aurora as testBrand,
  createTestGateway,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
} from '../../../tests/support/vendors.ts';

type PlayTime = ValueOf<typeof getPlayTime>;

const aurora = { ...testBrand, jurisdiction: { minimumAge: 18 } };
const MINUTE_S = 60;

let gateway: TestGateway;
let as: SignedInAs;
let stake: () => Promise<string | undefined>;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora] });
});

afterAll(() => gateway.close());

/** A member at a vendor's game, who stakes 2.00 a round. */
beforeEach(async () => {
  const account = `m${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, aurora, { account });
  as = await signIn(gateway, aurora, account);
  await fundMember(gateway, aurora, memberId, 10_000n);
  const game = await findTestGame(gateway);
  const key = await addVendorKey(gateway, aurora, game.vendorCode);
  const code = await launchCode(gateway, aurora, as, account, game);
  const call = (name: 'authenticate' | 'debit', body: object) =>
    callAsVendor(gateway, aurora, name, body, { key });
  const session = (await call('authenticate', { code })).value['session'];
  stake = async () => {
    const round = { transactionId: randomUUID(), roundId: randomUUID() };
    return (await call('debit', { session, ...round, amount: '2.00' })).code;
  };
});

const read = async (): Promise<PlayTime> =>
  (await gateway.call(aurora, getPlayTime, { as })).json().value;
const send = async (
  endpoint: typeof answerPlayCheck | typeof setPlayTime | typeof confirmPlayTime,
  body: object,
) => {
  const reply = await gateway.call(aurora, endpoint, { as, body });
  return { code: reply.json().code as string | undefined, value: reply.json().value as PlayTime };
};

/** Plays on for so many minutes, a stake every ten, the first now. */
async function playFor(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 10) {
    expect(await stake()).toBeUndefined();
    gateway.passTime(10 * MINUTE_S);
    await read();
  }
}

it('takes no stake while a reminder waits, and says where the member stands', async () => {
  await playFor(60);
  expect(await read()).toMatchObject({ stop: 'check', staked: '12.00', net: '-12.00' });
  expect(await stake()).toBe('limitReached');
  const { checkAt } = await read();
  const { value } = await send(answerPlayCheck, { checkAt });
  expect(value).toMatchObject({ stop: null, checks: [{ staked: '12.00', net: '-12.00' }] });
  expect(await stake()).toBeUndefined();
});

it('keeps one answer of a reminder, however often it is given', async () => {
  await playFor(60);
  const { checkAt } = await read();
  const answers = [{ checkAt }, { checkAt }];
  await Promise.all(answers.map((body) => send(answerPlayCheck, body)));
  expect((await read()).checks).toHaveLength(1);
});

it('is not answered by what was read of another reminder', async () => {
  await playFor(60);
  await send(answerPlayCheck, { checkAt: new Date(0).toISOString() });
  expect((await read()).stop).toBe('check');
});

it('reminds sooner at once, and less often after a day and a yes', async () => {
  const minutesOf = ({ times }: PlayTime) => times.find(({ kind }) => kind === 'check')?.minutes;
  expect(minutesOf(await read())).toBe(60);
  expect(minutesOf((await send(setPlayTime, { kind: 'check', minutes: 30 })).value)).toBe(30);
  await playFor(30);
  expect((await read()).stop).toBe('check');
  expect(minutesOf((await send(setPlayTime, { kind: 'check', minutes: null })).value)).toBe(30);
  expect((await send(confirmPlayTime, { kind: 'check' })).code).toBe('notFound');
});

it('ends play after the time that the member allows themselves, until they have rested', async () => {
  await send(setPlayTime, { kind: 'session', minutes: 30 });
  await playFor(30);
  expect(await stake()).toBe('limitReached');
  expect((await read()).stop).toBe('over');
  gateway.passTime(20 * MINUTE_S);
  await read();
  expect(await stake()).toBeUndefined();
});
