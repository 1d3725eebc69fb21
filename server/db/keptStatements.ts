import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* kept */';

/**
 * Stands before a statement that every connection is to parse and plan once, and not every time. It stays on the server as
 * long as the connection does, so only before texts that are asked again and again and of which there are few.
 */
export const kept = sql.raw<never>(MARK);

const names = new Map<string, string>();

/** A short name for a text, the same for the same text; PostgreSQL takes at most 63 characters. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `kept ${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A connection that prepares the statements marked as kept, which the query builder knows nothing of. */
export class KeepingClient extends pg.Client {
  override query = ((query: unknown, ...rest: unknown[]) => {
    const ask = (...args: unknown[]) => (super.query as (...args: unknown[]) => unknown)(...args);
    if (typeof query !== 'string' || !query.startsWith(MARK)) return ask(query, ...rest);
    const [values, ...others] = rest;
    return ask({ name: nameOf(query), text: query, values }, ...others);
  }) as pg.Client['query'];
}
