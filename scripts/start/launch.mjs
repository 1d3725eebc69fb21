import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashInputs, readStamp, removeStamp, writeStamp } from './buildStamp.mjs';
import { isInstalled } from './installed.mjs';
import { keepRunning } from './keepRunning.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const tsx = path.join(root, 'node_modules/.bin/tsx');
const starterPollMs = 500;
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

let child;
let feeds;
let payments;
let endedBy;
let endPause;

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function passOn(signal) {
  endedBy ??= signal;
  child?.kill(signal);
  endPause?.();
}

/** Runs a program in this terminal until it ends; tells its exit code as a shell would, and how it came to it. */
function runToEnd(program, args, options = {}) {
  return new Promise((resolve) => {
    let wasUp = false;
    child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('message', (message) => {
      wasUp ||= message?.livery === 'up';
      if (message?.feeds) simulateFeeds(message.feeds);
      if (message?.payments) simulatePayments(message.payments);
    });
    child.once('error', (error) => {
      say(`${path.basename(program)} cannot be run: ${error.message}`);
      resolve({ code: 127, isKilled: false, wasUp });
    });
    child.once('exit', (code, signal) => {
      child = undefined;
      feeds?.kill();
      payments?.kill();
      const asShell = code ?? 128 + (signalNumbers[signal] ?? 9);
      resolve({ code: asShell, isKilled: code === null, wasUp });
    });
  });
}

const run = async (...command) => (await runToEnd(...command)).code;

function pause(ms) {
  return new Promise((resolve) => {
    endPause = resolve;
    setTimeout(resolve, ms);
  });
}

/** Like `run` for a step of the preparation: the program's failure, or a signal, ends the start. */
async function prepare(sentence, failure, program, args) {
  say(sentence);
  const code = await run(program, args);
  if (endedBy) process.exit(128 + signalNumbers[endedBy]);
  if (code === 0) return;
  say(failure);
  process.exit(code);
}

async function install() {
  if (await isInstalled(root)) return;
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  await prepare(
    'Installing packages. The first time this takes a minute or two.',
    'The packages could not be installed: see above, then run npm start again.',
    program,
    given,
  );
}

async function build() {
  const hash = await hashInputs(root);
  if ((await readStamp(root)) === hash) return;
  await removeStamp(root);
  await prepare('Building.', 'The build failed: see above, then run npm start again.', tsx, [
    'scripts/build.ts',
    '--without-pictures',
  ]);
  await writeStamp(root, hash);
}

/** A first drawing takes minutes: until it is done, pages show the gaps that are designed for it. */
function drawPictures() {
  const drawing = spawn(tsx, ['scripts/art.ts'], { cwd: root, stdio: 'ignore' });
  drawing.once('error', ({ message }) => say(`The pictures cannot be drawn: ${message}`));
  drawing.once('spawn', () => setPriority(drawing.pid, constants.priority.PRIORITY_LOW));
  process.once('exit', () => drawing.kill());
}

/** A demonstration's lottery results: they end with the gateway, and by their channel where this process is killed. */
function simulateFeeds({ port, since }) {
  const file = path.join(root, 'scripts/lottery/simulateFeeds.ts');
  const faults = (process.env.FEED_FAULTS ?? '').split(/[\s,]+/).filter(Boolean);
  const args = ['--import', 'tsx', file, '--port', String(port), '--since', String(since)];
  feeds = spawn(process.execPath, [...args, ...faults.map((fault) => `--${fault}`)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  feeds.once('error', ({ message }) => say(`Lottery feeds cannot be simulated: ${message}`));
}

/** A demonstration's provider of payments; it ends as the feeds do. */
function simulatePayments({ port, gateway }) {
  const file = path.join(root, 'scripts/payments/simulate.ts');
  const args = ['--import', 'tsx', file, '--port', String(port), '--gateway', String(gateway)];
  payments = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  payments.once('error', ({ message }) => say(`Payments cannot be simulated: ${message}`));
}

async function describeProcess(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, known, above] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
  if (above) return { parent: Number(above), name: known };
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]);
  const [, parent, name] = /^\s*(\d+)\s+(.*?)\s*$/.exec(stdout) ?? [];
  return { parent: Number(parent), name: name ?? '' };
}

/** The processes that must live as long as this one: npm, and the shell it mostly starts us through. */
async function findStarters() {
  if (process.env.npm_lifecycle_event === undefined) return [];
  try {
    const { parent, name } = await describeProcess(process.ppid);
    return /^(npm|node)/.test(path.basename(name)) ? [process.ppid] : [process.ppid, parent];
  } catch {
    return [process.ppid];
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** npm killed with -9 ends nothing below it, and its shell passes no signal on: end the gateway then. */
async function watchStarters() {
  const starters = await findStarters();
  const timer = setInterval(() => {
    if (starters.every(isAlive)) return;
    clearInterval(timer);
    passOn('SIGTERM');
  }, starterPollMs);
  timer.unref();
}

async function runSources() {
  if (endedBy) process.exit(128 + signalNumbers[endedBy]);
  process.exit(await run(tsx, ['watch', '--clear-screen=false', 'scripts/dev.ts']));
}

/**
 * Installs and builds what is missing, then runs the gateway in this terminal until it ends for good: the build, or for
 * development the sources.
 */
export async function launch({ isDevelopment = false } = {}) {
  for (const signal of Object.keys(signalNumbers)) process.on(signal, passOn);
  await watchStarters();
  await install();
  if (isDevelopment) return runSources();
  await build();
  if (endedBy) process.exit(128 + signalNumbers[endedBy]);
  drawPictures();
  const code = await keepRunning({
    // The channel closes with this process, however it ends, and the gateway then ends too.
    runOnce: () =>
      runToEnd(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      }),
    pause,
    now: () => performance.now(),
    isEnding: () => endedBy !== undefined,
    say,
  });
  process.exit(code);
}
