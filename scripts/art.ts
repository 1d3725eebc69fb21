import path from 'node:path';
import { buildArt } from './art/build.ts';

const root = path.resolve(import.meta.dirname, '..');
const log = (line: string) => process.stdout.write(`${line}\n`);

// Draws what has changed; what was drawn before lies in .cache/art, each picture by the hash of what it is made of.
await buildArt({ root, outDir: path.join(root, 'dist/art'), log });
