import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import type { CommandContext } from '../../scripts/brand/command.ts';
import { runUnattended, type CommandAnswer } from '../../scripts/brand/runUnattended.ts';
import { withStore } from '../../scripts/brand/store.ts';
import { catalogue, themeText } from './brandFolder.ts';

/** A checkout with nothing but brands and themes, and an operator who runs commands in it. */
export class Operator {
  readonly cwd: string;

  static async create(): Promise<Operator> {
    const operator = new Operator(await mkdtemp(path.join(tmpdir(), 'livery-operator-')));
    await operator.write('schemas/generated/catalogue.json', JSON.stringify(catalogue));
    await operator.write('themes/default.tokens.json', themeText('#0e7a5f'));
    await mkdir(operator.path('brands'));
    return operator;
  }

  private constructor(cwd: string) {
    this.cwd = cwd;
  }

  path(name: string): string {
    return path.join(this.cwd, name);
  }

  async write(name: string, content: string | Buffer): Promise<void> {
    await mkdir(path.dirname(this.path(name)), { recursive: true });
    await writeFile(this.path(name), content);
  }

  /** Runs one command; no gateway is found unless `PORT` names one, and answers to questions come from `more`. */
  run(args: readonly string[], more: Partial<CommandContext> = {}): Promise<CommandAnswer> {
    return runUnattended(args, { cwd: this.cwd, env: { PORT: '1' }, ...more });
  }

  /** Everything that is wrong with the brands and themes. */
  faults(): Promise<readonly Fault[]> {
    return withStore({ cwd: this.cwd, env: {} }, (store) => store.check());
  }

  close(): Promise<void> {
    return rm(this.cwd, { recursive: true, force: true });
  }
}
