import { createPrivateKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder } from './embedded/makeDataFolder.ts';
import { StartError } from './startError.ts';

/** Secrets of the gateway that outlive it. */
export interface Keys {
  /** What bodies are sealed for. */
  readonly sealKey: KeyObject;
  /** What bodies were sealed for before, and may still come sealed for. */
  readonly formerSealKeys: readonly KeyObject[];
  /** 32 random bytes: what stored secrets are encrypted with. */
  readonly secret: Buffer;
  /** What they were encrypted with before. */
  readonly formerSecrets: readonly Buffer[];
}

/** Where the keys are: in files of their own where several gateways share them, else in the data folder. */
export interface KeyFiles {
  readonly dataDirectory: string;
  /** PEM file of an RSA private key of 2048 bits or more; former keys may follow. */
  readonly sealKeyFile: string | undefined;
  /** File with 64 or more hexadecimal digits; former secrets may follow, each on a line of its own. */
  readonly secretFile: string | undefined;
}

const RSA_BITS = 2048;
const SECRET_BYTES = 32;

async function readGiven(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartError(`${variable} is "${file}", which cannot be read.`, { cause });
  }
}

/** The kept text of a file, or a new one; of several gateways that start at once, one makes it and all read it. */
async function readOrMake(file: string, make: () => Promise<string>): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  await makeDataFolder(path.dirname(file));
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(fresh, await make(), { mode: 0o600, flag: 'wx' });
  try {
    // Unlike a rename, a link never replaces what another has just put there.
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { force: true });
  }
  return readFile(file, 'utf8');
}

async function makeSealKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function parseSealKey(pem: string, origin: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = createPrivateKey(pem);
  } catch {
    // What it is instead may be secret too, so the file's name is all that is told.
  }
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key?.asymmetricKeyType !== 'rsa' || bits < RSA_BITS) {
    throw new StartError(`${origin} must hold an RSA private key of ${RSA_BITS} bits (PEM).`);
  }
  return key;
}

function parseSecret(digits: string, origin: string): Buffer {
  if (!/^([0-9a-f]{2}){32,128}$/i.test(digits)) {
    throw new StartError(`${origin} must hold 64 hexadecimal digits or more.`);
  }
  return Buffer.from(digits, 'hex').subarray(0, SECRET_BYTES);
}

const pemBlock = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g;

/** The keys of a file in their order; what is no key at all is refused as one. */
function parseSealKeys(text: string, origin: string): readonly [KeyObject, ...KeyObject[]] {
  const [first = text, ...others] = text.match(pemBlock) ?? [];
  return [parseSealKey(first, origin), ...others.map((pem) => parseSealKey(pem, origin))];
}

function parseSecrets(text: string, origin: string): readonly [Buffer, ...Buffer[]] {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return [parseSecret(first, origin), ...others.map((line) => parseSecret(line, origin))];
}

/**
 * Reads the gateway's keys; what no file is named for is made at the first start and kept in the data folder, readable
 * by its owner alone. Throws StartError naming the faulty file.
 */
export async function loadKeys(files: KeyFiles): Promise<Keys> {
  const { dataDirectory, sealKeyFile, secretFile } = files;
  const keptSealKey = path.join(dataDirectory, 'seal-key.pem');
  const keptSecret = path.join(dataDirectory, 'secret.hex');
  const pem = sealKeyFile
    ? await readGiven('SEAL_KEY_FILE', sealKeyFile)
    : await readOrMake(keptSealKey, makeSealKey);
  const secret = secretFile
    ? await readGiven('SECRET_FILE', secretFile)
    : await readOrMake(keptSecret, async () => randomBytes(SECRET_BYTES).toString('hex'));
  const [sealKey, ...formerSealKeys] = parseSealKeys(pem, sealKeyFile ?? keptSealKey);
  const [present, ...formerSecrets] = parseSecrets(secret, secretFile ?? keptSecret);
  return { sealKey, formerSealKeys, secret: present, formerSecrets };
}
