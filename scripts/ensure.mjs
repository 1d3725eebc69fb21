import { spawn } from 'node:child_process';
import { access, constants, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isInstalled } from './start/installed.mjs';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Runs a program in this terminal; rejects with one sentence unless it ends well. */
function run(program, args, { cwd, failure, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    child.once('error', (error) => reject(new Error(`${failure} (${error.message})`)));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(failure))));
  });
}

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Whether the packages that only development needs are there too, which `npm start` does not ask for. */
async function hasDevPackages(root) {
  const { devDependencies } = await readJson(path.join(root, 'package.json'));
  const matches = Object.entries(devDependencies).map(([name, version]) =>
    readJson(path.join(root, 'node_modules', name, 'package.json')).then(
      (found) => found.version === version,
      () => false,
    ),
  );
  return (await Promise.all(matches)).every(Boolean);
}

/** Installs what package-lock.json asks for, unless it is there. */
export async function ensurePackages(root) {
  if ((await isInstalled(root)) && (await hasDevPackages(root))) return;
  console.log('Installing packages. The first time this takes a minute or two.');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    failure: 'The packages could not be installed: see above.',
  });
}

async function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    if (folder && (await isExecutable(file))) return file;
  }
  return undefined;
}

async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which is not a program that can be run.`);
  }
  for (const name of CHROMIUM_NAMES) {
    const found = await findOnPath(name);
    if (found) return found;
  }
  return (await isExecutable(MAC_CHROME)) ? MAC_CHROME : undefined;
}

/** What installs packages of the distribution here; undefined where the machine is not Debian-like or this is not root. */
async function findInstaller(root) {
  if (process.getuid?.() !== 0 || !(await findOnPath('apt-get'))) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const runApt = (args, failure) => run('apt-get', ['-qq', ...args], { cwd: root, env, failure });
  return async (packages, failure) => {
    await runApt(['update'], failure);
    // What is on the machine stays: a browser of another version is not given up for a package beside it.
    const kept = ['--no-remove', '--no-install-recommends'];
    await runApt(['install', '-y', ...kept, ...packages], failure);
  };
}

/** The path of a Chromium; on a Debian-like machine, as root, it is installed when there is none. */
export async function ensureChromium(root) {
  const found = await findChromium();
  if (found) return found;
  const install = await findInstaller(root);
  if (!install) {
    throw new Error(
      'The tests need Chromium. Install it (Debian: `sudo apt-get install chromium fonts-liberation`) or set CHROMIUM_PATH to the program of a Chromium or Chrome.',
    );
  }
  console.log('Installing Chromium.');
  const failure =
    'Chromium could not be installed: see above, or set CHROMIUM_PATH to the program of one.';
  await install(['chromium', 'fonts-liberation'], failure);
  const installed = await findChromium();
  if (!installed) throw new Error(failure);
  return installed;
}

/**
 * The same browser without windows, which opens a page at two thirds of the cost; it is installed as Chromium is, also
 * beside one that was there. Undefined where there is none, or where CHROMIUM_PATH says which browser to take.
 */
export async function ensureHeadlessShell(root) {
  if (process.env.CHROMIUM_PATH) return undefined;
  const found = await findOnPath(HEADLESS_SHELL);
  if (found) return found;
  const install = await findInstaller(root);
  if (!install) return undefined;
  console.log('Installing the Chromium without windows.');
  await install([HEADLESS_SHELL], 'There is no Chromium without windows here.').catch(
    ({ message }) => console.log(`${message} The tests take some minutes longer.`),
  );
  return findOnPath(HEADLESS_SHELL);
}
