import { createHash, randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../startError.ts';

/** Held by the one gateway that uses a data folder. */
export interface DataLock {
  release(): Promise<void>;
}

const longestSocketPath = 100;

/** A socket, since the system closes it with the process, however that one ends. */
function socketPath(dataDirectory: string): string {
  const inside = path.join(dataDirectory, 'gateway.sock');
  if (process.platform !== 'win32' && inside.length <= longestSocketPath) return inside;
  const name = `livery-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name);
}

function askHolder(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const connection = net.connect(socket);
    connection.setEncoding('utf8');
    connection.setTimeout(2_000, () => connection.end());
    connection.on('data', (chunk: string) => (answer += chunk));
    connection.on('close', () => resolve(answer));
    connection.on('error', (error) => {
      const isDead = 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT');
      resolve(isDead ? undefined : answer);
    });
  });
}

function listen(socket: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => {
      connection.on('error', () => undefined);
      connection.end(String(process.pid));
    });
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Moves a dead socket away; puts it back when another start made it live in that very moment. */
async function removeDead(socket: string): Promise<void> {
  const aside = `${socket}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(socket, aside);
  } catch {
    return;
  }
  if ((await askHolder(aside)) !== undefined) await rename(aside, socket);
  else await rm(aside, { force: true });
}

/**
 * Takes the data folder for this process. Throws StartError when another gateway holds it; what a
 * killed gateway left behind is no obstacle.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<DataLock> {
  const socket = socketPath(dataDirectory);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listen(socket);
    if (server) {
      return {
        release: () => new Promise((resolve) => server.close(() => resolve())),
      };
    }
    const holder = await askHolder(socket);
    if (holder !== undefined) {
      const who = holder ? ` (process ${holder})` : '';
      throw new StartError(
        `Another Livery${who} already uses the data folder ${dataDirectory}: stop it first, or give this one its own DATA_DIR and PORT.`,
      );
    }
    await removeDead(socket);
  }
  throw new StartError(`The data folder ${dataDirectory} cannot be locked: try again.`);
}
