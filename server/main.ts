import { fileURLToPath } from 'node:url';
import { createGateway } from './createGateway.ts';
import { getRoot, runGateway } from './run.ts';

const root = getRoot(fileURLToPath(new URL('.', import.meta.url)));
await runGateway((context) => createGateway(context, null), root);
