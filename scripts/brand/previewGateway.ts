import { rmSync } from 'node:fs';
import { createGateway } from '../../server/createGateway.ts';
import { runGateway } from '../../server/run.ts';
import { brandsBelow } from './previewFolder.ts';

// The gateway of the build with one folder of brands in place of all; `preview` starts it with two arguments.
const [root = '', previewRoot = ''] = process.argv.slice(2);

// Its starter may have been killed, and then nobody else would.
process.on('exit', () => rmSync(previewRoot, { recursive: true, force: true }));

const brandRoots = [brandsBelow(previewRoot)];
await runGateway(
  (context) =>
    createGateway({ ...context, env: { ...context.env, brandRoots, isPreview: true } }, null),
  root,
);
