import { randomUUID } from 'node:crypto';
import { VENDOR_WALLET_ASKS, type VendorWalletAsk } from '../../schemas/vendorApi.ts';
import { parseMinor } from '../../engine/minorUnits.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../server/crypto/requestSignature.ts';
import { compileValidator } from '../../server/http/validators.ts';
import type { StubKey } from './walletStub.ts';

/** How the wallets of a vendor are put to the test. */
export interface ConformWalletsOptions {
  /** The address below which the vendor is asked. */
  readonly target: string;
  readonly key: StubKey;
  readonly currency: string;
  readonly decimals: number;
  readonly clock: () => Date;
  /** How long a vendor may take for an answer. */
  readonly patienceMs: number;
  readonly write: (line: string) => void;
}

interface Reply {
  readonly status: number;
  /** Null where it is no answer of the contract. */
  readonly value: Readonly<Record<string, unknown>> | null;
}

/** A member who is nobody else's, at the vendor under test. */
interface Bench {
  readonly alias: string;
  ask(ask: VendorWalletAsk, body: object, signing?: Signing): Promise<Reply>;
  move(
    ask: 'deposit' | 'withdraw',
    id: string,
    whole: number,
    alias?: string,
    signing?: Signing,
  ): Promise<Reply>;
  find(id: string): Promise<Reply>;
  /** What the member has in minor units; null where the vendor does not say. */
  balance(alias?: string): Promise<bigint | null>;
  /** So many main units in minor units. */
  minor(whole: number): bigint;
}

interface Signing {
  readonly signature?: string;
  /** How many seconds ago it was signed. */
  readonly ageS?: number;
}

interface Scenario {
  readonly name: string;
  /** What is wrong; empty where the vendor behaves. */
  run(bench: Bench): Promise<readonly (string | false)[]>;
}

const DEPOSITED = 100;
const LONG_AGO_S = 3_600;

const isDone = ({ status, value }: Reply) => status === 200 && value?.['state'] === 'done';
const isRefused = ({ status, value }: Reply) => status === 200 && value?.['state'] === 'refused';
const say = ({ status, value }: Reply) =>
  value ? `"${String(value['state'])}" (${status})` : `no answer of the contract (${status})`;

const validators = Object.fromEntries(
  Object.entries(VENDOR_WALLET_ASKS).map(([ask, { value }]) => [
    ask,
    compileValidator(value, 'body'),
  ]),
);

function createBench({
  target,
  key,
  currency,
  decimals,
  clock,
  patienceMs,
}: ConformWalletsOptions): Bench {
  const alias = `conform-${randomUUID()}`;
  async function ask(
    name: VendorWalletAsk,
    content: object,
    signing: Signing = {},
  ): Promise<Reply> {
    const url = new URL(`${target.replace(/\/+$/, '')}/${name}`);
    const body = JSON.stringify(content);
    const seconds = Math.floor(clock().getTime() / 1000) - (signing.ageS ?? 0);
    const [timestamp, nonce] = [String(seconds), randomUUID()];
    const signed = { method: 'POST', path: url.pathname, timestamp, nonce, body };
    const reply = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADERS.key]: key.id,
        [SIGNATURE_HEADERS.timestamp]: timestamp,
        [SIGNATURE_HEADERS.nonce]: nonce,
        [SIGNATURE_HEADERS.signature]: signing.signature ?? signRequest(key.secret, signed),
      },
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await reply.text();
    try {
      const { success, value } = JSON.parse(text) as { success: unknown; value: object };
      const isSound = success === true && validators[name]!(value);
      return { status: reply.status, value: isSound ? { ...value } : null };
    } catch {
      return { status: reply.status, value: null };
    }
  }
  return {
    alias,
    ask,
    move: (name, transferId, whole, memberAlias = alias, signing = {}) =>
      ask(name, { transferId, memberAlias, amount: String(whole), currency, decimals }, signing),
    find: (transferId) => ask('find', { transferId }),
    async balance(memberAlias = alias) {
      const { status, value } = await ask('balance', { memberAlias, currency });
      if (status !== 200 || value?.['currency'] !== currency) return null;
      return parseMinor(value['balance'], decimals);
    },
    minor: (whole) => BigInt(whole) * 10n ** BigInt(decimals),
  };
}

/** What is wrong with what a member has. */
const judgeBalance = async (bench: Bench, whole: number): Promise<string | false> => {
  const has = await bench.balance();
  if (has === null) return 'does not say what the member has';
  return has !== bench.minor(whole) && `says ${has} minor units, not ${bench.minor(whole)}`;
};

/** Names that scenarios share: what is asked under one stays as it was answered. */
const createNames = () => ({ first: randomUUID(), tooMuch: randomUUID(), back: randomUUID() });

type Names = ReturnType<typeof createNames>;

const createMoves = (names: Names): readonly Scenario[] => [
  {
    name: 'says that a new member has nothing, and takes money in',
    async run(bench) {
      const empty = await judgeBalance(bench, 0);
      const reply = await bench.move('deposit', names.first, DEPOSITED);
      return [
        empty,
        !isDone(reply) && `answers a deposit with ${say(reply)}`,
        await judgeBalance(bench, DEPOSITED),
      ];
    },
  },
  {
    name: 'moves nothing twice under the same name, however often and at once it is asked',
    async run(bench) {
      const again = await Promise.all(
        Array.from({ length: 8 }, () => bench.move('deposit', names.first, DEPOSITED)),
      );
      const odd = again.find((reply) => !isDone(reply));
      const together = randomUUID();
      await Promise.all(Array.from({ length: 8 }, () => bench.move('deposit', together, 1)));
      const last = await bench.move('deposit', together, 1);
      return [
        odd !== undefined && `answers the same deposit again with ${say(odd)}`,
        !isDone(last) && `answers a deposit that came eight times at once with ${say(last)}`,
        await judgeBalance(bench, DEPOSITED + 1),
      ];
    },
  },
  {
    name: 'moves nothing for another sum under a name that was used',
    async run(bench) {
      await bench.move('deposit', names.first, 3 * DEPOSITED);
      await bench.move('withdraw', names.first, 1);
      return [await judgeBalance(bench, DEPOSITED + 1)];
    },
  },
  {
    name: 'knows what became of a name, and that another one never came',
    async run(bench) {
      const [known, unknown] = [await bench.find(names.first), await bench.find(randomUUID())];
      return [
        !isDone(known) && `answers "find" of a deposit with ${say(known)}`,
        unknown.value?.['state'] !== 'none' &&
          `answers "find" of an unknown name with ${say(unknown)}`,
      ];
    },
  },
];

const createRefusals = (names: Names): readonly Scenario[] => [
  {
    name: 'refuses to give back more than there is, for good',
    async run(bench) {
      const { tooMuch } = names;
      const refused = await bench.move('withdraw', tooMuch, DEPOSITED + 2);
      await bench.move('deposit', randomUUID(), 1);
      const again = await bench.move('withdraw', tooMuch, DEPOSITED + 2);
      const found = await bench.find(tooMuch);
      return [
        !isRefused(refused) && `answers with ${say(refused)}`,
        isRefused(refused) &&
          refused.value?.['reason'] !== 'insufficientFunds' &&
          `gives the reason "${String(refused.value?.['reason'])}", not "insufficientFunds"`,
        !isRefused(again) && `answers the same again with ${say(again)} once there is enough`,
        !isRefused(found) && `answers "find" of it with ${say(found)}`,
        await judgeBalance(bench, DEPOSITED + 2),
      ];
    },
  },
  {
    name: 'gives nothing of a member whom it does not know',
    async run(bench) {
      const reply = await bench.move('withdraw', randomUUID(), 1, `nobody-${randomUUID()}`);
      return [
        !isRefused(reply) && `answers with ${say(reply)}`,
        await judgeBalance(bench, DEPOSITED + 2),
      ];
    },
  },
  {
    name: 'believes nothing that is signed wrongly or long ago',
    async run(bench) {
      const forged = await bench.move('deposit', randomUUID(), 1, bench.alias, {
        signature: 'a'.repeat(64),
      });
      const old = await bench.ask('find', { transferId: names.first }, { ageS: LONG_AGO_S });
      return [
        forged.status !== 401 && `answers a forged deposit with ${forged.status}, not 401`,
        old.status === 200 && 'answers what was signed an hour ago',
        await judgeBalance(bench, DEPOSITED + 2),
      ];
    },
  },
  {
    name: 'gives everything back, once',
    async run(bench) {
      const replies = [
        await bench.move('withdraw', names.back, DEPOSITED + 2),
        await bench.move('withdraw', names.back, DEPOSITED + 2),
        await bench.find(names.back),
      ];
      const odd = replies.find((reply) => !isDone(reply));
      return [odd !== undefined && `answers with ${say(odd)}`, await judgeBalance(bench, 0)];
    },
  },
];

async function judge(bench: Bench, { run }: Scenario): Promise<readonly string[]> {
  try {
    return (await run(bench)).filter((fault) => fault !== false);
  } catch (error) {
    const cause = (error as Error).cause;
    return [`does not answer (${cause instanceof Error ? cause.message : String(error)})`];
  }
}

/** Asks a vendor that keeps wallets everything it may be asked; the exit code: 0 conforms, 1 does not. */
export async function conformWallets(options: ConformWalletsOptions): Promise<number> {
  const { write } = options;
  const bench = createBench(options);
  const names = createNames();
  const scenarios = [...createMoves(names), ...createRefusals(names)];
  write(`The member under test is "${bench.alias}".\n`);
  let failed = 0;
  for (const scenario of scenarios) {
    const faults = await judge(bench, scenario);
    write(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${scenario.name}`);
    for (const fault of faults) write(`         ${fault}`);
    if (faults.length > 0) failed += 1;
  }
  write(
    failed === 0
      ? `\nAll ${scenarios.length} scenarios are as they should be.`
      : `\n${failed} of ${scenarios.length} scenarios failed.`,
  );
  return failed === 0 ? 0 : 1;
}
