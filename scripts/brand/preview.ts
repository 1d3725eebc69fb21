import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BrandEntry } from '../../server/brands/brandRegistry.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import type { FileBrandStore } from '../../server/brands/fileBrandStore.ts';
import { chooseFormat, defineCommand, formatOption, UsageError } from './command.ts';
import type { CommandContext } from './command.ts';
import { drawQrCode, findLanAddress } from './previewAddress.ts';
import { PreviewFolder, type BrandPlace } from './previewFolder.ts';
import { requireIds, withStore } from './store.ts';

const CHILD = fileURLToPath(new URL('./previewGateway.ts', import.meta.url));
const LOOPBACK = ['localhost', '127.0.0.1'];

/** Starts a gateway that serves one brand, to look at on this machine and on a phone. */
export const preview = defineCommand({
  usage: 'preview <id> [--port number] [--format text|json]',
  details: `The gateway listens in the local network until Ctrl-C, with a database of its own that is removed at the end (or the
one of DATABASE_URL, which stays). Every save of the brand shows at once; what is wrong with it is printed.
HOST=127.0.0.1 keeps it to this machine.`,
  options: {
    port: { type: 'string', value: 'number', description: 'TCP port. Default: a free one.' },
    format: formatOption,
  },
  async run({ values, positionals }, context) {
    const format = chooseFormat(values.format, ['text', 'json']);
    const port = readPort(values.port);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0)
      throw new UsageError('"preview" takes the id of one brand.');
    const brands = await openChain(id, context);
    if (!brands) return 1;
    if (!existsSync(path.join(context.cwd, 'dist/renderer/renderer.js'))) {
      context.complain('There is no build in dist/. Run "npm run build", then this again.');
      return 1;
    }
    const host = context.env['HOST'] ?? '0.0.0.0';
    const lan = host === '0.0.0.0' ? findLanAddress(networkInterfaces()) : undefined;
    const folder = await PreviewFolder.create(brands.chain, [...LOOPBACK, ...(lan ? [lan] : [])]);
    try {
      return await serve({ id, code: brands.code, folder, host, port, lan, format }, context);
    } finally {
      await folder.close();
    }
  },
});

interface Preview {
  readonly id: string;
  readonly code: string;
  readonly folder: PreviewFolder;
  readonly host: string;
  readonly port: string;
  readonly lan: string | undefined;
  readonly format: 'text' | 'json';
}

function readPort(written: string | undefined): string {
  if (written === undefined) return '0';
  if (/^\d{1,5}$/.test(written) && Number(written) <= 65_535) return written;
  throw new UsageError(`--port is a whole number from 0 to 65535, not "${written}".`);
}

/** The brand and what it extends; null, with every fault printed, where it cannot be served. */
async function openChain(id: string, context: CommandContext) {
  return withStore(context, async (store) => {
    requireIds([id], store.ids());
    if (await printFaults(store, id, context)) return null;
    const { registry } = store.parts;
    const chain: BrandPlace[] = [];
    for (let next: string | undefined = id; next !== undefined;) {
      const entry: BrandEntry = registry.get(next)!;
      chain.push({ id: next, folder: entry.folder });
      next = entry.outline.extends;
    }
    const { outline } = registry.get(id)!;
    if (outline.abstract) throw new UsageError(`"${id}" is abstract: others only build on it.`);
    return { chain: chain as [BrandPlace, ...BrandPlace[]], code: outline.merchantCode ?? '' };
  });
}

async function printFaults(store: FileBrandStore, id: string, { complain }: CommandContext) {
  const faults = await store.check([id]);
  for (const fault of faults) complain(formatFault(fault));
  return faults.some(({ severity }) => severity === 'error');
}

/** Runs the gateway until it, or whoever called, ends it. */
async function serve(shown: Preview, context: CommandContext): Promise<number> {
  const { id, folder, host, port } = shown;
  const { cwd, env, signal } = context;
  if (signal.aborted) return 0;
  context.progress(`Starting a gateway for "${id}"…`);
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, cwd, folder.root], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    // The channel closes with this process, however it ends, and the gateway then ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      LOG_LEVEL: 'error',
      ...env,
      NODE_ENV: 'production',
      PORT: port,
      HOST: host,
      DATA_DIR: folder.dataDirectory,
      BRANDS_DIR: '',
    },
  });
  const stop = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    listen(child, shown, context);
    const [code] = (await once(child, 'exit')) as [number | null];
    return signal.aborted ? 0 : (code ?? 1);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Repeats what the gateway says that concerns this brand. */
function listen(child: ChildProcess, shown: Preview, context: CommandContext): void {
  createInterface(child.stdout!).on('line', (line) => {
    const port = /^Livery listens on \S+:(\d+)\./.exec(line)?.[1];
    if (port) {
      context.progress(null);
      announce(Number(port), shown, context);
      shown.folder.watch(() => {
        void withStore(context, (store) => printFaults(store, shown.id, context));
      });
    } else if (shown.format === 'text' && line.trim().startsWith(`${shown.code} `)) {
      context.write(`Demo sign-in:${line.trim().slice(shown.code.length)}`);
    }
  });
  createInterface(child.stderr!).on('line', (line) => {
    context.progress(null);
    context.complain(messageOf(line));
  });
}

function announce(port: number, { id, lan, host, format }: Preview, context: CommandContext): void {
  const local = `http://${LOOPBACK.includes(host) || host === '0.0.0.0' ? 'localhost' : host}:${port}/`;
  const phone = lan && `http://${lan}:${port}/`;
  if (format === 'json') {
    context.write(JSON.stringify({ id, port, address: local, phone: phone ?? null }));
    return;
  }
  context.write(`"${id}" is at ${local}. Ctrl-C stops it.`);
  if (!phone) {
    context.write('This machine is in no network that a phone could reach it by.');
    return;
  }
  context.write(`On a phone in the same network: ${phone}`);
  context.write('');
  for (const line of drawQrCode(phone, context.isTerminal)) context.write(line);
  context.write('');
}

/** The sentence of a log line, or the line itself. */
function messageOf(line: string): string {
  try {
    const { msg } = JSON.parse(line) as { msg?: unknown };
    return typeof msg === 'string' ? msg : line;
  } catch {
    return line;
  }
}
