import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** The merchant codes that somebody of the staff works for; null for all brands, also later ones. */
export type BrandScope = readonly string[] | null;

/** Lets a transaction see what belongs to these brands in the tables of the desk, until it ends. */
export async function enterDesk(tx: Tx, scope: BrandScope): Promise<void> {
  const codes = scope === null ? ['*'] : [...scope];
  await sql`select set_config('app.desk_scope', ${codes}::text[]::text, true)`.execute(tx);
}
