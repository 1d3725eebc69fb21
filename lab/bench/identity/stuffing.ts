import { login } from '../../../schemas/api/session.ts';
import { withTransaction } from '../../../server/db/database.ts';
import type { Bench, Figure } from '../bench.ts';
import { addMembers, MERCHANT, nameOf, openStage, type IdentityStage } from './benchMembers.ts';
import { sendAll, type Prepared } from './gatewayClient.ts';

const PARALLEL = 32;
const MOST_TRIES = 10;
/** Bodies are sealed a few at a time, since none may be older than two minutes. */
const RENEW_EVERY = 1000;

const checked = /^password_hashes_total\{work="check"\} (\d+)$/m;

interface Attack {
  readonly name: string;
  readonly pairs: number;
  /** Whose password the next pair guesses. */
  nameAt(at: number): string;
}

/** How many of the tries of each name were let through to its hash, as the gateway counted them itself. */
async function countAdmitted({ database }: IdentityStage): Promise<readonly number[]> {
  const rows = await withTransaction(database, MERCHANT, (tx) =>
    tx.selectFrom('login_failures').select('tried_at').execute(),
  );
  return rows.map(({ tried_at }) => tried_at.length);
}

async function attack(stage: IdentityStage, { name, pairs, nameAt }: Attack) {
  const { client, database } = stage;
  await withTransaction(database, MERCHANT, (tx) => tx.deleteFrom('login_failures').execute());
  const before = await client.readMetric(checked);
  const codes = new Map<string, number>();
  const startedAt = performance.now();
  for (let from = 0; from < pairs; from += RENEW_EVERY) {
    await client.refresh();
    let at = from;
    const next = (): Prepared | undefined => {
      if (at >= Math.min(pairs, from + RENEW_EVERY)) return undefined;
      const pair = at;
      at += 1;
      const username = nameAt(pair);
      return client.prepare(login, { type: 'username', username, password: `Guess-${pair}-word` });
    };
    await sendAll(client, PARALLEL, next, ({ status, text }) => {
      const code = `${status} ${(JSON.parse(text) as { code?: string }).code ?? ''}`;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const hashes = (await client.readMetric(checked)) - before;
  const admitted = await countAdmitted(stage);
  const total = admitted.reduce((sum, tries) => sum + tries, 0);
  const broken = [...codes].filter(([code]) => code.startsWith('5')).length;
  const figures: Figure[] = [
    {
      name: `${name}: most tries that reach one hash`,
      value: Math.max(...admitted),
      unit: 'count',
      target: { atMost: MOST_TRIES },
    },
    {
      name: `${name}: hashes beyond the tries that were counted`,
      value: hashes - total,
      unit: 'count',
      target: { atMost: 0 },
    },
    { name: `${name}: hashes in all`, value: hashes, unit: 'count' },
    { name: `${name}: pairs answered`, value: pairs / seconds, unit: 'per second' },
    { name: `${name}: kinds of 5xx`, value: broken, unit: 'count', target: { atMost: 0 } },
  ];
  return { figures, note: `${name}: ${[...codes].map((pair) => pair.join(' × ')).join(', ')}` };
}

/** Ten thousand stolen pairs, against one account and against many. */
export const stuffing: Bench = async ({ root, isQuick, log }) => {
  const pairs = isQuick ? 600 : 10_000;
  const accounts = isQuick ? 20 : 200;
  const stage = await openStage(root);
  try {
    await addMembers(stage, accounts);
    await stage.gateway.settle();
    const attacks: readonly Attack[] = [
      { name: 'one account', pairs, nameAt: () => nameOf('bench', 0) },
      {
        name: `${accounts} accounts`,
        pairs,
        nameAt: (at) => nameOf('bench', at % accounts),
      },
    ];
    const done = [];
    for (const one of attacks) {
      done.push(await attack(stage, one));
      log(`${one.name}: ${pairs} pairs`);
    }
    return {
      figures: done.flatMap(({ figures }) => figures),
      notes: done.map(({ note }) => note),
    };
  } finally {
    await stage.close();
  }
};
