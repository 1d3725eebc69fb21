import { requestPasswordByEmail, setPasswordByPhone } from '../../../schemas/api/account.ts';
import { login } from '../../../schemas/api/session.ts';
import { sendSignInCode } from '../../../schemas/api/verification.ts';
import type { Bench, Figure } from '../bench.ts';
import { median } from '../statistics.ts';
import {
  addMembers,
  DIALLING_CODE,
  emailOf,
  mobileOf,
  nameOf,
  openStage,
  type IdentityStage,
} from './benchMembers.ts';
import type { CallResult, GatewayClient, Prepared } from './gatewayClient.ts';

type Kind = 'bench' | 'ghost';
const KINDS: readonly Kind[] = ['bench', 'ghost'];

/** A question that must be answered alike, whether the account exists or not. */
interface Question {
  readonly name: string;
  prepare(client: GatewayClient, kind: Kind, at: number): Prepared;
}

const phoneOf = (kind: Kind, at: number) => ({
  mobileNum: mobileOf(kind, at),
  countryDialingCode: DIALLING_CODE,
});

/** Codes are asked for before they are guessed at, as somebody would who looks for accounts. */
const QUESTIONS: readonly Question[] = [
  {
    name: 'sign-in, wrong password',
    prepare: (client, kind, at) =>
      client.prepare(login, {
        type: 'username',
        username: nameOf(kind, at),
        password: `wrong-${at}-Password`,
      }),
  },
  {
    name: 'recovery by e-mail',
    prepare: (client, kind, at) =>
      client.prepare(requestPasswordByEmail, {
        username: nameOf(kind, at),
        email: emailOf(kind, at),
      }),
  },
  {
    name: 'SMS code',
    prepare: (client, kind, at) => client.prepare(sendSignInCode, phoneOf(kind, at)),
  },
  {
    name: 'recovery by phone, wrong code',
    prepare: (client, kind, at) =>
      client.prepare(setPasswordByPhone, {
        ...phoneOf(kind, at),
        verificationCode: '000000',
        newPassword: `new-${at}-Password`,
      }),
  },
];

type Results = Readonly<Record<Kind, CallResult[]>>;

/** Sends calls one after another, in blocks of one kind, the kinds taking turns; a block of one call interleaves them. */
async function askInBlocks(
  { client }: IdentityStage,
  question: Question,
  { from, count, block }: { readonly from: number; readonly count: number; readonly block: number },
): Promise<Results> {
  const results: Results = { bench: [], ghost: [] };
  await client.refresh();
  for (let at = 0; at < count; at += block) {
    // Whoever comes first is not always the same.
    const kinds = (at / block) % 2 === 0 ? KINDS : [...KINDS].reverse();
    for (const kind of kinds) {
      for (let offset = 0; offset < block && at + offset < count; offset += 1) {
        const prepared = question.prepare(client, kind, from + at + offset);
        results[kind].push(await client.send(prepared));
      }
    }
  }
  return results;
}

const answersOf = (results: readonly CallResult[]) =>
  new Set(results.map(({ status, text }) => `${status} ${text}`));

/** Answers that only one of the two kinds ever gets. */
function countDifferent({ bench, ghost }: Results): number {
  const [known, unknown] = [answersOf(bench), answersOf(ghost)];
  return [...known, ...unknown].filter((text) => !known.has(text) || !unknown.has(text)).length;
}

function describe(name: string, results: Results): readonly Figure[] {
  const timeOf = (kind: Kind) => median(results[kind].map(({ ms }) => ms));
  const [known, unknown] = [timeOf('bench'), timeOf('ghost')];
  return [
    {
      name: `${name}: medians apart (${known.toFixed(2)} to ${unknown.toFixed(2)} ms)`,
      value: (100 * Math.abs(known - unknown)) / unknown,
      unit: 'percent',
      target: { atMost: 5 },
    },
    {
      name: `${name}: answers that tell`,
      value: countDifferent(results),
      unit: 'count',
      target: { atMost: 0 },
    },
  ];
}

/** Whether time or words of any answer tell that an account exists. */
export const enumeration: Bench = async ({ root, isQuick, log }) => {
  const count = isQuick ? 60 : 500;
  const stage = await openStage(root);
  const figures: Figure[] = [];
  const notes: string[] = [];
  try {
    await addMembers(stage, 3 * count);
    await stage.gateway.settle();
    for (const question of QUESTIONS) {
      // The first calls load code and open connections.
      await askInBlocks(stage, question, { from: 2 * count, count: 20, block: 1 });
      const blocks = await askInBlocks(stage, question, { from: 0, count, block: count / 10 });
      const woven = await askInBlocks(stage, question, { from: count, count, block: 1 });
      figures.push(...describe(`${question.name}, in blocks`, blocks));
      figures.push(...describe(`${question.name}, interleaved`, woven));
      notes.push(`${question.name}: ${[...answersOf(woven.bench)].join(' | ').slice(0, 160)}`);
      log(`${question.name}: ${count} of each, twice`);
    }
  } finally {
    await stage.close();
  }
  return { figures, notes };
};
