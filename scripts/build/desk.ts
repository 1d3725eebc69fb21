import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { copyFamily } from '../fonts/copy.ts';

/** The letters of the desk, served beside it. */
const DESK_FAMILY = 'hanken-grotesk';

/** Builds the desk into `dist/desk`, with its letters and its icon. */
export async function buildDesk(root: string): Promise<void> {
  await build({
    root,
    configFile: path.join(root, 'vite.desk.config.ts'),
    logLevel: 'warn',
  });
  const inDesk = (name: string) => path.join(root, 'dist/desk', name);
  mkdirSync(inDesk('fonts'), { recursive: true });
  copyFamily(DESK_FAMILY, inDesk('fonts'));
  cpSync(path.join(root, 'src/desk/icon.svg'), inDesk('icon.svg'));
}
