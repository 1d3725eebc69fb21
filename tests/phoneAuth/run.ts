/** Lets Firebase's own emulator make the tokens that the gateway checks; README.md says how to run it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPhoneAuthVerifier } from '../../server/providers/phoneAuth.ts';

const here = import.meta.dirname;
const program = path.join(here, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** Projects whose id begins with "demo-" are never looked for at Google. */
const projectId = 'demo-livery';
const emulator = 'http://127.0.0.1:9099';
const accounts = `${emulator}/identitytoolkit.googleapis.com/v1/accounts`;

type Reply = Readonly<Record<string, unknown>>;

async function ask(address: string, body?: Reply): Promise<Reply> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  assert.equal(response.status, 200, `${address} answers ${response.status}`);
  return (await response.json()) as Reply;
}

async function signInByPhone(phoneNumber: string): Promise<string> {
  const { sessionInfo } = await ask(`${accounts}:sendVerificationCode?key=any`, { phoneNumber });
  const sent = await ask(`${emulator}/emulator/v1/projects/${projectId}/verificationCodes`);
  const codes = sent.verificationCodes as readonly { sessionInfo: string; code: string }[];
  const code = codes.find((entry) => entry.sessionInfo === sessionInfo)?.code;
  const signedIn = { sessionInfo, code };
  return String((await ask(`${accounts}:signInWithPhoneNumber?key=any`, signedIn)).idToken);
}

async function signUpByMail(): Promise<string> {
  const account = { email: 'ana@example.com', password: 'secret-1', returnSecureToken: true };
  return String((await ask(`${accounts}:signUp?key=any`, account)).idToken);
}

const createVerifier = (isEmulated: boolean) =>
  createPhoneAuthVerifier({
    fetch: () => Promise.reject(new Error('Google is not asked.')),
    clock: () => new Date(),
    isEmulated,
  });

async function check(): Promise<void> {
  const idToken = await signInByPhone('+34600111222');
  const emulated = createVerifier(true);
  const { phoneNumber } = await emulated.verifyIdToken({ projectId, idToken });
  assert.equal(phoneNumber, '+34600111222');
  console.log('ok: a number that the emulator verified is believed');

  const refused = { service: 'phoneAuth', reason: 'refused' };
  await assert.rejects(createVerifier(false).verifyIdToken({ projectId, idToken }), refused);
  console.log('ok: without the emulator its tokens are worth nothing');

  await assert.rejects(emulated.verifyIdToken({ projectId: 'demo-other', idToken }), refused);
  console.log('ok: another project does not believe them');

  const byMail = { projectId, idToken: await signUpByMail() };
  await assert.rejects(emulated.verifyIdToken(byMail), refused);
  console.log('ok: a sign-in by e-mail vouches for no number');
}

/** Three minutes: without a network its tools wait for Google before they start. */
async function waitForEmulator(): Promise<void> {
  for (let tries = 0; tries < 360; tries += 1) {
    const isUp = await fetch(emulator).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(500);
  }
  throw new Error('The emulator does not answer.');
}

async function run(): Promise<void> {
  if (process.env.LIVERY_FIREBASE !== '1') {
    console.log('SKIPPED: the test of phone sign-in; see tests/phoneAuth/README.md.');
    return;
  }
  if (!existsSync(program)) throw new Error(`First run "npm install" in ${here}.`);
  const options = ['emulators:start', '--only', 'auth', '--project', projectId];
  const child = spawn(process.execPath, [program, ...options], { cwd: here, stdio: 'inherit' });
  const exited = once(child, 'exit');
  try {
    await Promise.race([
      waitForEmulator(),
      exited.then(() => Promise.reject(new Error('The emulator has stopped.'))),
    ]);
    await check();
  } finally {
    child.kill('SIGINT');
    await exited;
  }
}

await run();
