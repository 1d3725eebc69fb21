import pg from 'pg';
import { connectDatabase } from '../../../server/db/database.ts';
import { openDraws } from './lotterySite.ts';

/*
 * A gateway's clock in a process of its own: closes, draws and settles what is due, and ends. With a number it kills itself with
 * -9 as soon as it has sent so many statements, so that nobody knows whether the last one was carried out.
 */
const [url = '', killAt = '0'] = process.argv.slice(2);

let sent = 0;
const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  const answer = send.apply(this, args);
  sent += 1;
  if (sent === Number(killAt)) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  return answer;
} as typeof pg.Client.prototype.query;

const db = connectDatabase(url);
const draws = openDraws(db, (error) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
await draws.turn();
await draws.settle();
await db.close();
process.stdout.write(`${sent}\n`);
