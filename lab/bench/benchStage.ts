import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database } from '../../server/db/database.ts';
import { startEmbedded } from '../../server/embedded/startEmbedded.ts';
import { startGateway, type BenchGateway } from './benchGateway.ts';

/** A gateway of the build with a durable database as it comes, which the bench may write to. */
export interface BenchStage {
  readonly gateway: BenchGateway;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  /** Closes something else before the rest. */
  onClose(close: () => unknown): void;
  close(): Promise<void>;
}

/** Starts the build, and adds what `furnish` puts into it; all is closed where either fails. */
export async function openBenchStage<T extends object>(
  root: string,
  {
    env,
    furnish,
  }: {
    readonly env?: Readonly<Record<string, string>>;
    readonly furnish: (stage: BenchStage) => Promise<T>;
  },
): Promise<BenchStage & T> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  const embedded = await startEmbedded({ dataDirectory });
  const closers: (() => unknown)[] = [
    () => rm(dataDirectory, { recursive: true, force: true }),
    () => embedded.stop(),
  ];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const onClose: BenchStage['onClose'] = (closer) => void closers.push(closer);
  try {
    const { url: databaseUrl } = embedded;
    const gatewayEnv = { ...env, DATABASE_URL: databaseUrl };
    const gateway = await startGateway({ root, dataDirectory, env: gatewayEnv });
    onClose(() => gateway.stop());
    const database = connectDatabase(databaseUrl);
    onClose(() => database.close());
    const stage = { gateway, database, databaseUrl, dataDirectory, onClose, close };
    return { ...stage, ...(await furnish(stage)) };
  } catch (error) {
    await close();
    throw error;
  }
}
