import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deriveSealKey } from '../../../server/ledger/seals.ts';
import { randomFrom, type Random } from '../../../scripts/art/random.ts';
import type { FaultRun } from '../faultRun.ts';
import { callSigned, openLine } from '../vendor/line.ts';
import { createVerdict, type Verdict } from '../verdict.ts';
import { createAcknowledged } from './acknowledged.ts';
import { moveMoney, playRound, spin, type Stage } from './acts.ts';
import { checkBooks, type BooksCheck } from './checkBooks.ts';
import { startCrowd, type Crowd } from './crowd.ts';
import { startKept, type KeptGateway } from './keptGateway.ts';
import { MERCHANT, openBooks, openStage, writeBrandFolder } from './openStage.ts';
import { createPatience } from './patience.ts';
import { untilBack } from './untilBack.ts';

/** How often each is killed. */
export interface Kills {
  readonly gateway: number;
  readonly database: number;
}

type Victim = keyof Kills;

const GUESTS = 6;
const LONGEST_REST_MS = 60;
/** A kill comes so long after everything was well again, at most. */
const LONGEST_PEACE_MS = 5_000;
const LIMITS_MS: Readonly<Record<Victim, number>> = { gateway: 5_000, database: 10_000 };
/** Until rounds that nobody asks for are taken up: fifteen seconds, then the next turn. */
const RECOVERY_MS = 45_000;
const MINUTE_MS = 60_000;

interface Play {
  readonly gateway: KeptGateway;
  readonly crowd: Crowd;
  readonly random: Random;
  readonly verdict: Verdict;
  readonly probe: () => ReturnType<typeof callSigned>;
  readonly check: BooksCheck;
  readonly say: (line: string) => void;
  readonly seed: number;
}

function shuffle(random: Random, { gateway, database }: Kills): Victim[] {
  const plan: Victim[] = [
    ...Array.from({ length: gateway }, () => 'gateway' as const),
    ...Array.from({ length: database }, () => 'database' as const),
  ];
  for (let at = plan.length - 1; at > 0; at -= 1) {
    const other = random.int(0, at);
    [plan[at], plan[other]] = [plan[other]!, plan[at]!];
  }
  return plan;
}

async function killOne({ gateway, random }: Play, victim: Victim): Promise<string> {
  if (victim === 'gateway') return (await gateway.killGateway()) ? 'the gateway' : 'nobody';
  const part = random.chance(0.5) ? 'backend' : 'postmaster';
  return (await gateway.killDatabase(part)) ?? 'nobody';
}

async function look({ gateway, crowd, check }: Play) {
  await crowd.pause();
  const db = await openBooks(gateway);
  try {
    return await checkBooks(db, check);
  } finally {
    await db.close();
    crowd.goOn();
  }
}

/** Kills one, waits until it is back, and looks at the books; how long it took. */
async function killAndLook(play: Play, victim: Victim, at: number): Promise<number> {
  const { random, verdict, probe, seed } = play;
  const where = `--first ${seed}, kill ${at + 1}`;
  await wait(random.range(0, LONGEST_PEACE_MS));
  const killedAt = performance.now();
  const killed = await killOne(play, victim);
  if (killed === 'nobody') verdict.fail(`${where}: there was no ${victim} to kill`);
  const ms = await untilBack({
    ask: probe,
    killedAt,
    fail: (sentence) => verdict.fail(`${where}, ${killed}: ${sentence}`),
    isGatewayAlive: victim === 'database',
    steadyMs: victim === 'database' ? 1_000 : 0,
  });
  if (ms > LIMITS_MS[victim]) {
    verdict.fail(`${where}: ${killed} was back after ${Math.round(ms)} ms`);
  }
  await look(play);
  return ms;
}

async function untilAllOver(play: Play): Promise<bigint> {
  const endsAt = performance.now() + RECOVERY_MS;
  for (;;) {
    const { entries, open } = await look(play);
    if (open === 0) return entries;
    if (performance.now() > endsAt) {
      play.verdict.fail(`${open} rounds that were left are not over after ${RECOVERY_MS} ms`);
      return entries;
    }
    await wait(1_000);
  }
}

async function runPlan(play: Play, kills: Kills, minutes: number): Promise<void> {
  const { random, say, verdict, gateway, crowd } = play;
  const endsAt = performance.now() + minutes * MINUTE_MS;
  const times: Record<Victim, number[]> = { gateway: [], database: [] };
  for (const [at, victim] of shuffle(random, kills).entries()) {
    if (performance.now() > endsAt) break;
    const ms = await Promise.race([killAndLook(play, victim, at), gateway.gone, crowd.broken]);
    times[victim].push(ms);
    if ((at + 1) % 10 === 0) say(`  ${at + 1} kills`);
  }
  const entries = await untilAllOver(play);
  for (const victim of ['gateway', 'database'] as const) {
    const sorted = times[victim].sort((a, b) => a - b);
    const tell = (share: number) =>
      ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
    say(
      `${sorted.length} kills of the ${victim}: back after ${tell(0.5)} s (median), ${tell(1)} s (slowest)`,
    );
  }
  say(`${entries} entries: ${verdict.words}`);
}

async function play(
  gateway: KeptGateway,
  { say, first: seed, minutes }: FaultRun,
  kills: Kills,
): Promise<number> {
  const verdict = createVerdict(say);
  const fail = (sentence: string) => verdict.fail(`--first ${seed}: ${sentence}`);
  const { line, guests, vendorCode, key, secret, fundsMinor } = await openStage(gateway, GUESTS);
  const acknowledged = createAcknowledged();
  for (const { memberId } of guests) acknowledged.add(memberId, 'MAIN', fundsMinor);
  const patience = createPatience(fail);
  const acts = guests.flatMap((guest, index) =>
    [moveMoney, playRound, spin].map((act, lane) => {
      const random = randomFrom(`kill ${seed} ${index} ${lane}`);
      const stage: Stage = { line, patience, acknowledged, random, vendorCode, key, fail };
      return () => act(stage, guest);
    }),
  );
  const random = randomFrom(`kill ${seed}`);
  const crowd = startCrowd(acts, () => Math.random() * LONGEST_REST_MS);
  const probeLine = openLine(gateway.port, MERCHANT.host, 1);
  const session = guests[0]!.vendorSession;
  try {
    const probe = () => callSigned(probeLine, key, 'balance', { session });
    const memberIds = guests.map(({ memberId }) => memberId);
    const check = { acknowledged, memberIds, sealKeys: [deriveSealKey(secret)], fail };
    await runPlan({ gateway, crowd, random, verdict, probe, check, say, seed }, kills, minutes);
    await crowd.end();
    say(`${patience.putOff} calls were put off with 503 and Retry-After`);
  } finally {
    line.close();
    probeLine.close();
  }
  return verdict.failures;
}

async function untilUp(gateway: KeptGateway): Promise<void> {
  const line = openLine(gateway.port, MERCHANT.host, 1);
  try {
    for (;;) {
      const answer = await Promise.race([
        line.post('/vendor/v1/balance', {}).catch(() => null),
        gateway.gone,
      ]);
      if (answer) return;
      await wait(200);
    }
  } finally {
    line.close();
  }
}

/** The build under load while it is killed; gives how much did not hold. */
export async function tryKill(run: FaultRun, kills: Kills): Promise<number> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-faults-'));
  const brandsDirectory = await writeBrandFolder();
  const gateway = await startKept(run.root, { dataDirectory, brandsDirectory });
  try {
    await untilUp(gateway);
    const failures = await play(gateway, run, kills);
    if (failures > 0) run.say(`The gateway said last:\n${gateway.lastWords()}`);
    return failures;
  } catch (error) {
    run.say(`The gateway said last:\n${gateway.lastWords()}`);
    throw error;
  } finally {
    await gateway.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    await rm(brandsDirectory, { recursive: true, force: true });
  }
}
