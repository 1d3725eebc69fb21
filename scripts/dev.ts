import path from 'node:path';
import { createGateway } from '../server/createGateway.ts';
import { runGateway } from '../server/run.ts';
import { buildArt } from './art/build.ts';
import { buildGames } from './build/games.ts';
import { createDevelopment } from './dev/createDevelopment.ts';
import { copyFonts } from './fonts/copy.ts';

const root = path.resolve(import.meta.dirname, '..');
await buildArt({
  root,
  outDir: path.join(root, 'dist/art'),
  log: (line) => process.stdout.write(`${line}\n`),
});
copyFonts(path.join(root, 'dist/dev/fonts'));
// Games run in a frame of their own, which nothing can be replaced in: a change of one shows after a restart.
await buildGames(root);
await runGateway((context) => createGateway(context, createDevelopment(root)), root);
