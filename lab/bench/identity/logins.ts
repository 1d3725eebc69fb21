import { availableParallelism } from 'node:os';
import { login } from '../../../schemas/api/session.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { argon2id } from '../../../server/crypto/passwordHash.ts';
import type { Bench, Figure } from '../bench.ts';
import { median, percentile } from '../statistics.ts';
import { addMembers, nameOf, openStage, PASSWORD, type IdentityStage } from './benchMembers.ts';
import { sendAll, type CallResult, type GatewayClient, type Prepared } from './gatewayClient.ts';

/** Fewer than may wait, so that nobody is refused while the rate is taken. */
const SATURATING = 16;
/** More than may run and wait together. */
const OVERWHELMING = 200;
const FLOOD = 32;

const passwordBody = (username: string, password: string) => ({
  type: 'username',
  username,
  password,
});

/** Passwords that this process checks in a second, as many at a time as there are cores. */
async function measureRaw(seconds: number): Promise<number> {
  const kept = await argon2id.hash(PASSWORD);
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let checked = 0;
  const check = async () => {
    while (performance.now() < endsAt) {
      await argon2id.verify(kept, PASSWORD);
      checked += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, check));
  return (checked * 1000) / (performance.now() - startedAt);
}

/** Members sign in with the right password, each in turn; bodies are sealed beforehand. */
async function measureLogins(
  { client }: IdentityStage,
  { count, members, parallel }: { count: number; members: number; parallel: number },
) {
  await client.refresh();
  const prepared = Array.from({ length: count }, (_, at) =>
    client.prepare(login, passwordBody(nameOf('bench', at % members), PASSWORD)),
  );
  const results: CallResult[] = [];
  const startedAt = performance.now();
  await sendAll(
    client,
    parallel,
    () => prepared.pop(),
    (result) => results.push(result),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const signedIn = results.filter(({ status }) => status === 200);
  return { results, signedIn, perSecond: signedIn.length / seconds };
}

/** Keeps strangers signing in until it is stopped. */
function startFlood(client: GatewayClient, parallel: number) {
  let isOn = true;
  let tries = 0;
  const statuses = new Map<number, number>();
  const next = (): Prepared | undefined => {
    if (!isOn) return undefined;
    tries += 1;
    const name = `flood${parallel}x${tries}`;
    return client.prepare(login, passwordBody(name, `Wrong-${tries}-word`));
  };
  const running = sendAll(client, parallel, next, ({ status }) =>
    statuses.set(status, (statuses.get(status) ?? 0) + 1),
  );
  return {
    statuses,
    async stop() {
      isOn = false;
      await running;
    },
  };
}

async function signIn(client: GatewayClient): Promise<Readonly<Record<string, string>>> {
  const body = passwordBody(nameOf('bench', 0), PASSWORD);
  const { text, cookies } = await client.send(client.prepare(login, body));
  const { token } = (JSON.parse(text) as { value: { token: string } }).value;
  const cookie = cookies.map((set) => set.split(';', 1)[0]).join('; ');
  return { authorization: `Bearer ${token}`, cookie };
}

async function readBalances(
  client: GatewayClient,
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let left = count; left > 0; left -= 1) {
    const { status, ms, text } = await client.send(client.prepare(getBalance, undefined, headers));
    if (status !== 200) throw new Error(`The balance was not told: ${text}`);
    times.push(ms);
  }
  return times.sort((a, b) => a - b);
}

function compareBalances(alone: readonly number[], beside: readonly number[]): readonly Figure[] {
  const target = { atMost: 2 };
  const show = (a: number, b: number) => `(${a.toFixed(1)} to ${b.toFixed(1)} ms)`;
  const [usual, slowed] = [median(alone), median(beside)];
  const [usualWorst, slowedWorst] = [percentile(alone, 0.99), percentile(beside, 0.99)];
  return [
    {
      name: `balance beside ${FLOOD} sign-ins at a time, median ${show(usual, slowed)}`,
      value: slowed / usual,
      unit: 'ratio',
      target,
    },
    {
      name: `the same, p99 ${show(usualWorst, slowedWorst)}`,
      value: slowedWorst / usualWorst,
      unit: 'ratio',
    },
  ];
}

async function measureFlood({ client }: IdentityStage, reads: number, rounds: number) {
  await client.refresh();
  const headers = await signIn(client);
  await readBalances(client, headers, 50);
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await readBalances(client, headers, reads)));
    await client.refresh();
    const flood = startFlood(client, FLOOD);
    beside.push(...(await readBalances(client, headers, reads)));
    await flood.stop();
  }
  const sort = (times: number[]) => times.sort((a, b) => a - b);
  return compareBalances(sort(alone), sort(beside));
}

async function measureRefusals(stage: IdentityStage, count: number, members: number) {
  const { results, signedIn } = await measureLogins(stage, {
    count,
    members,
    parallel: OVERWHELMING,
  });
  const countOf = (isCounted: (status: number) => boolean) =>
    results.filter(({ status }) => isCounted(status)).length;
  const figures: Figure[] = [
    {
      name: `of ${count} sign-ins, ${OVERWHELMING} at a time: refused with 429`,
      value: countOf((status) => status === 429),
      unit: 'count',
      target: { atLeast: 1 },
    },
    { name: 'the same: signed in', value: signedIn.length, unit: 'count' },
    {
      name: 'the same: neither',
      value: countOf((status) => status !== 429 && status !== 200),
      unit: 'count',
      target: { atMost: 0 },
    },
    {
      name: 'the same: longest wait of somebody who got in',
      value: Math.max(...signedIn.map(({ ms }) => ms)),
      unit: 'ms',
    },
  ];
  return figures;
}

/** How many sign-ins a machine takes, what happens beyond, and what everybody else notices of it. */
export const logins: Bench = async ({ root, isQuick, log }) => {
  const members = isQuick ? 100 : 1000;
  const rounds = isQuick ? 1 : 5;
  const stage = await openStage(root);
  const raw: number[] = [];
  const full: number[] = [];
  try {
    await addMembers(stage, members);
    await stage.gateway.settle();
    const perRound = { count: isQuick ? 300 : 1000, members };
    await measureLogins(stage, { ...perRound, count: 50, parallel: SATURATING });
    for (let round = 0; round < rounds; round += 1) {
      raw.push(await measureRaw(isQuick ? 2 : 8));
      const { perSecond } = await measureLogins(stage, { ...perRound, parallel: SATURATING });
      full.push(perSecond);
      log(`${raw.at(-1)!.toFixed(0)} hashes, ${perSecond.toFixed(0)} sign-ins a second`);
    }
    const refusals = await measureRefusals(stage, isQuick ? 400 : 2000, members);
    const flood = await measureFlood(stage, isQuick ? 200 : 400, rounds);
    return {
      figures: [
        {
          name: 'sign-ins to bare argon2id',
          value: (100 * median(full)) / median(raw),
          unit: 'percent',
          target: { atLeast: 80 },
        },
        { name: 'sign-ins', value: median(full), unit: 'per second' },
        { name: 'bare argon2id, all cores', value: median(raw), unit: 'per second' },
        ...refusals,
        ...flood,
      ],
    };
  } finally {
    await stage.close();
  }
};
