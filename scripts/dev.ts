import path from 'node:path';
import { createGateway } from '../server/createGateway.ts';
import { runGateway } from '../server/run.ts';
import { buildArt } from './art/build.ts';
import { buildDesk } from './build/desk.ts';
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
// Games run in a frame of their own and the desk at a host of its own, out of reach of hot reload: a change of either
// shows after a restart.
await buildGames(root);
await buildDesk(root);
await runGateway((context) => createGateway(context, createDevelopment(root)), root);
