import { fileURLToPath } from 'node:url';
import { createGateway } from './createGateway.ts';
import { getRoot, runGateway } from './run.ts';

// Packages of the prerenderer, which loads after this, are slow otherwise and name styles unlike the browser's build.
process.env['NODE_ENV'] ??= 'production';

const root = getRoot(fileURLToPath(new URL('.', import.meta.url)));
await runGateway((context) => createGateway(context, null), root);
