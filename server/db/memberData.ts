import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './database.ts';
import type { Tables } from './tables.ts';

/** A member of a merchant. */
export interface DataOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** What keeps an account from being erased. */
export type OpenMatter = 'money' | 'bets' | 'cases';

/** What is kept of members in one place: told to them on request, and gone once they are erased unless it must stay. */
export interface MemberData {
  /** As an export calls it. */
  readonly name: string;
  /** The member's rows, each as a text of JSON in the column `line`. */
  readonly select: (owner: DataOwner) => RawBuilder<{ readonly line: string }>;
  /** Deletes what the law does not make the house keep; without it, everything stays. */
  readonly erase?: (tx: Tx, owner: DataOwner) => Promise<void>;
  /** The staff's own papers: given out by the staff alone. */
  readonly isOfStaff?: boolean;
  /** What is still open while a row meets a condition. */
  readonly open?: {
    readonly what: OpenMatter;
    readonly find: (owner: DataOwner) => RawBuilder<unknown>;
  };
}

/** How a table keeps rows of members. */
interface TableOptions {
  /** Columns that nobody is told: digests and what is sealed. */
  readonly secrets?: readonly string[];
  /** Column with the member's id. */
  readonly column?: string;
  /** The rows go with the member. */
  readonly isErased?: boolean;
  /** The staff's own papers. */
  readonly isOfStaff?: boolean;
  /** Open while a row has one of these values in each of these columns; null stands for no value. */
  readonly open?: {
    readonly what: OpenMatter;
    readonly when: Readonly<Record<string, readonly string[] | null>>;
  };
}

const meets = (when: Readonly<Record<string, readonly string[] | null>>) =>
  Object.entries(when).map(([column, values]) => {
    const at = sql.ref(`kept.${column}`);
    return values === null ? sql`${at} is null` : sql`${at} = any(${[...values]}::text[])`;
  });

/** Names a table whose rows belong to a merchant and a member. */
export function dataIn(
  table: keyof Tables,
  {
    secrets = [],
    column = 'member_id',
    isErased = false,
    isOfStaff = false,
    open,
  }: TableOptions = {},
): MemberData {
  const own = ({ merchantCode, memberId }: DataOwner) =>
    sql`from ${sql.table(table)} as kept
        where kept.merchant_code = ${merchantCode} and ${sql.ref(`kept.${column}`)} = ${memberId}::uuid`;
  return {
    name: table,
    select: (owner) =>
      sql`select (to_jsonb(kept) - ${[...secrets]}::text[])::text as line ${own(owner)}`,
    ...(isOfStaff && { isOfStaff }),
    ...(isErased && {
      erase: async (tx: Tx, owner: DataOwner) => {
        await sql`delete ${own(owner)}`.execute(tx);
      },
    }),
    ...(open && {
      open: {
        what: open.what,
        find: (owner: DataOwner) =>
          sql`select ${own(owner)} and ${sql.join(meets(open.when), sql` and `)} limit 1`,
      },
    }),
  };
}

/** Rows that one reads ahead of the place they are written to. */
const BATCH = 500;

/** Reads what is kept in one place, batch by batch, so that no length of it fills the memory. */
async function* readMemberData(
  tx: Tx,
  { select }: MemberData,
  owner: DataOwner,
): AsyncGenerator<readonly string[]> {
  await sql`declare member_data no scroll cursor for ${select(owner)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from member_data`.execute(
      tx,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < BATCH) break;
  }
  await sql`close member_data`.execute(tx);
}

/** The text of an export: an object with a list for each place that something is kept in. */
export async function* writeMemberData(
  tx: Tx,
  { all, owner, at }: { all: readonly MemberData[]; owner: DataOwner; at: Date },
): AsyncGenerator<string> {
  const { merchantCode, memberId } = owner;
  yield `{\n"member": ${JSON.stringify({ id: memberId, merchantCode, exportedAt: at.toISOString() })}`;
  for (const data of all) {
    yield `,\n${JSON.stringify(data.name)}: [`;
    let isFirst = true;
    for await (const lines of readMemberData(tx, data, owner)) {
      yield `${isFirst ? '' : ','}\n${lines.join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

/** What of a member is still open. */
export async function findOpenMatters(
  tx: Tx,
  all: readonly MemberData[],
  owner: DataOwner,
): Promise<readonly OpenMatter[]> {
  const found = new Set<OpenMatter>();
  for (const { open } of all) {
    if (!open || found.has(open.what)) continue;
    const { rows } = await open.find(owner).execute(tx);
    if (rows.length > 0) found.add(open.what);
  }
  return [...found];
}

/** Deletes all that goes with a member; gives the names of the places. */
export async function eraseMemberData(
  tx: Tx,
  all: readonly MemberData[],
  owner: DataOwner,
): Promise<readonly string[]> {
  const erased: string[] = [];
  for (const { name, erase } of all) {
    if (!erase) continue;
    await erase(tx, owner);
    erased.push(name);
  }
  return erased;
}
