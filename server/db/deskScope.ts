import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** The merchant codes that somebody of the staff works for; null for all brands, also later ones. */
export type BrandScope = readonly string[] | null;

/** Lets a transaction see what belongs to these brands in the tables of the desk, until it ends. */
export async function enterDesk(tx: Tx, scope: BrandScope): Promise<void> {
  const codes = scope === null ? ['*'] : [...scope];
  await sql`select set_config('app.desk_scope', ${codes}::text[]::text, true)`.execute(tx);
}

/** The members that somebody of the staff is for, within their brands; null where nothing bounds them. */
export interface MemberScope {
  /** Ids of agents: themselves and everybody below them. */
  readonly lines: readonly string[] | null;
  /** The lowest rank in the club. */
  readonly vipFrom: number | null;
}

/** Whether there are members that it leaves out. */
export const isBounded = ({ lines, vipFrom }: MemberScope) => lines !== null || vipFrom !== null;

/** Lets a transaction see only these members and what is kept of them, until it ends. */
export async function narrowMembers(tx: Tx, scope: MemberScope): Promise<void> {
  if (!isBounded(scope)) return;
  const { lines, vipFrom } = scope;
  await sql`select set_config('app.desk_lines', ${lines === null ? '' : `{${lines.join()}}`}, true),
    set_config('app.desk_vip_from', ${vipFrom === null ? '' : String(vipFrom)}, true)`.execute(tx);
}
