// Runs an operator's tool, `node scripts/tool.mjs brand check`, from files made of its sources: reading hundreds of
// them one by one takes longer than most of its answers. They are made anew when a source changed.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { isInstalled } from './start/installed.mjs';
import { findTool } from './tool/madeTool.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [name, ...args] = process.argv.slice(2);
const source = path.join(root, 'scripts', `${name}.ts`);

const made = findTool(root, name);
if (!made && !(await isInstalled(root))) {
  process.stderr.write('The packages are not installed yet. Run "npm start" once, or "npm ci".\n');
  process.exit(1);
}
process.argv = [process.argv[0], source, ...args];
const entry = made ?? (await (await import('./tool/makeTool.mjs')).makeTool(root, name));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(entry).href);
