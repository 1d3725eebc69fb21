import { isDeepStrictEqual } from 'node:util';
import type { JsonPath } from '../../engine/brand/jsonPath.ts';
import { suggestName } from '../../engine/nearestName.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { notifyAfterCommit, withTransaction, type Database, type Tx } from '../db/database.ts';

/** The merchant whose content is worked on. */
export interface DeskMerchant {
  readonly brand: ResolvedBrand;
  /** Host names of its site. */
  readonly hosts: readonly string[];
}

/** What is wrong with an entry, and where in it. An error keeps everything from being written, a warning nothing. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  /** Stable id, such as `content.html`. */
  readonly rule: string;
  readonly path: JsonPath;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

/** A finding about the entry at an index of those that were given. */
export interface EntryFinding extends Finding {
  readonly index: number;
}

/** What came of a change: nothing was written where an error is among the findings, or in a dry run. */
export interface DeskOutcome {
  readonly findings: readonly EntryFinding[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  /** What follows from it, each in a sentence. */
  readonly notes: readonly string[];
}

/** An entry as it was given: its id, and what is said of it. */
export type GivenEntry = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a desk does with one kind of content. Every transaction is the merchant's. */
export interface DeskKind<Entry extends { readonly id: string }> {
  /** One of them and all of them, in a sentence. */
  readonly names: readonly [one: string, many: string];
  /** Whether the platform says which there are; a merchant then only says something of them. */
  readonly isCatalogue: boolean;
  /** The merchant's own, in their order. */
  list(tx: Tx): Promise<readonly Entry[]>;
  /** The product's defaults, which show while the merchant has none of its own. */
  listDefaults(tx: Tx): Promise<readonly Entry[]>;
  /** A new entry with its defaults; what it must say and does not is undefined. */
  complete(given: GivenEntry, now: Date): Partial<Entry> & { readonly id: string };
  /** The entry as it is kept, and what is wrong with it. */
  check(entry: Entry, merchant: DeskMerchant, now: Date): Checked<Entry>;
  /** What is wrong with it that only the database knows; asked of entries that are sound by themselves. */
  verify?(tx: Tx, entry: Entry): Promise<readonly Finding[]>;
  /** Writes an entry; `place` is that of a new one. */
  save(tx: Tx, merchantCode: string, entry: Entry, place?: number): Promise<void>;
  remove(tx: Tx, merchantCode: string, ids: readonly string[]): Promise<void>;
  /** Puts these in front, in this order, and the others behind them as they were. */
  order(tx: Tx, merchantCode: string, ids: readonly string[]): Promise<void>;
}

/** An entry that was looked at. */
export interface Checked<Entry> {
  readonly entry: Entry;
  readonly findings: readonly Finding[];
}

/** What one merchant shows of a kind: entries of its own, or the product's defaults. */
export interface DeskListing<Entry> {
  readonly isOwn: boolean;
  readonly entries: readonly Entry[];
}

/** Keeps one kind of content of a merchant. Whatever is given is written whole or not at all. */
export interface Desk<Entry> {
  list(merchant: DeskMerchant): Promise<DeskListing<Entry>>;
  add(merchant: DeskMerchant, given: readonly GivenEntry[], how?: Deal): Promise<DeskOutcome>;
  /** Changes what is named of entries and leaves the rest; the second time it changes nothing. */
  edit(merchant: DeskMerchant, given: readonly GivenEntry[], how?: Deal): Promise<DeskOutcome>;
  remove(merchant: DeskMerchant, ids: readonly string[], how?: Deal): Promise<DeskOutcome>;
  order(merchant: DeskMerchant, ids: readonly string[], how?: Deal): Promise<DeskOutcome>;
}

/** How a change is dealt with. */
export interface Deal {
  /** Everything is looked at and nothing is written. */
  readonly isDryRun?: boolean;
}

const NOTHING: DeskOutcome = {
  findings: [],
  added: [],
  changed: [],
  removed: [],
  unchanged: [],
  notes: [],
};

const isWrong = ({ findings }: DeskOutcome) =>
  findings.some(({ severity }) => severity === 'error');

/** Undoes a transaction whose outcome is told all the same. */
class Undone extends Error {
  readonly outcome: DeskOutcome;

  constructor(outcome: DeskOutcome) {
    super('undone');
    this.outcome = outcome;
  }
}

type AnyEntry = { readonly id: string };

const idsOf = (entries: readonly AnyEntry[]) => entries.map(({ id }) => id);

/** What is said of an id that is not there. */
function unknownId<Entry extends AnyEntry>(
  { names: [one], isCatalogue }: DeskKind<Entry>,
  id: string,
  own: readonly Entry[],
) {
  return {
    severity: 'error' as const,
    rule: 'content.unknown',
    message: `There is no ${one} "${id}".`,
    suggestion:
      suggestName(id, idsOf(own)) ?? (isCatalogue ? undefined : 'Use "add" for new ones.'),
  };
}

const findTwice = (ids: readonly string[]): EntryFinding[] =>
  ids.flatMap((id, index): EntryFinding[] => {
    if (ids.indexOf(id) === index) return [];
    const message = `"${id}" is given twice.`;
    return [{ severity: 'error', rule: 'content.twice', index, path: [], message }];
  });

/** The entry as it is kept, and all that is wrong with it. */
export async function checkWith<Entry extends AnyEntry>(
  kind: DeskKind<Entry>,
  tx: Tx,
  entry: Entry,
  merchant: DeskMerchant,
  now: Date,
): Promise<Checked<Entry>> {
  const checked = kind.check(entry, merchant, now);
  if (!kind.verify || checked.findings.some(({ severity }) => severity === 'error')) return checked;
  const known = await kind.verify(tx, checked.entry);
  return { ...checked, findings: [...checked.findings, ...known] };
}

/** What a given entry becomes beside what there is, or why it becomes nothing. */
type Merge<Entry> = (entry: GivenEntry, present: Entry | undefined) => Entry | Finding;

/** What a desk works with inside of one transaction. */
interface Work<Entry extends AnyEntry> {
  readonly kind: DeskKind<Entry>;
  readonly tx: Tx;
  readonly merchant: DeskMerchant;
  /** The merchant's own entries before. */
  readonly own: readonly Entry[];
  readonly now: Date;
}

/** Looks at entries, and writes those that are new or differ from what there is. */
async function saveAll<Entry extends AnyEntry>(
  { kind, tx, merchant, own, now }: Work<Entry>,
  given: readonly GivenEntry[],
  merge: Merge<Entry>,
): Promise<DeskOutcome> {
  const findings = findTwice(idsOf(given));
  const [added, changed, unchanged]: [string[], string[], string[]] = [[], [], []];
  for (const [index, entry] of given.entries()) {
    const present = own.find(({ id }) => id === entry.id);
    const merged = merge(entry, present);
    if ('severity' in merged) {
      findings.push({ index, ...merged });
      continue;
    }
    const checked = await checkWith(kind, tx, merged, merchant, now);
    findings.push(...checked.findings.map((finding) => ({ index, ...finding })));
    const isSame = isDeepStrictEqual(checked.entry, present);
    (isSame ? unchanged : present ? changed : added).push(entry.id);
    if (isSame || findings.some(({ severity }) => severity === 'error')) continue;
    const place = present ? undefined : own.length + added.length;
    await kind.save(tx, merchant.brand.merchantCode, checked.entry, place);
  }
  return { ...NOTHING, findings, added, changed, unchanged };
}

async function addAll<Entry extends AnyEntry>(work: Work<Entry>, given: readonly GivenEntry[]) {
  const { kind, tx, own, merchant, now } = work;
  const [one, many] = kind.names;
  const outcome = await saveAll(work, given, (entry, present) => {
    if (kind.isCatalogue) {
      if (present) return { ...present, ...('isShown' in present && { isShown: true }), ...entry };
      return { ...unknownId(kind, entry.id, own), path: ['id'] };
    }
    if (!present) return kind.complete(entry, now) as Entry;
    return {
      severity: 'error',
      rule: 'content.exists',
      path: ['id'],
      message: `There is a ${one} "${entry.id}" already.`,
      suggestion: 'Use "edit" to change it.',
    };
  });
  const isFirst = own.length === 0 && outcome.added.length > 0;
  const hidden = isFirst ? (await kind.listDefaults(tx)).length : 0;
  if (hidden === 0) return outcome;
  const note = `These are the first ${many} of ${merchant.brand.merchantCode}: the product's ${hidden} default ones show no longer.`;
  return { ...outcome, notes: [note] };
}

async function editAll<Entry extends AnyEntry>(work: Work<Entry>, given: readonly GivenEntry[]) {
  const { kind, tx, own } = work;
  const many = kind.names[1];
  const defaults = idsOf(await kind.listDefaults(tx));
  return saveAll(work, given, (entry, present) => {
    if (present) return { ...present, ...entry };
    const missing = { ...unknownId(kind, entry.id, own), path: ['id'] };
    if (!defaults.includes(entry.id)) return missing;
    return {
      ...missing,
      message: `"${entry.id}" is one of the product's default ${many}, which nobody changes.`,
      suggestion: `"add" ${many} of your own; they take the place of all the default ones.`,
    };
  });
}

/** Faults of ids that were named, of entries that there are. */
function findWrongIds<Entry extends AnyEntry>({ kind, own }: Work<Entry>, ids: readonly string[]) {
  const known = idsOf(own);
  return ids.flatMap((id, index): EntryFinding[] =>
    known.includes(id) ? [] : [{ index, path: [], ...unknownId(kind, id, own) }],
  );
}

async function removeAll<Entry extends AnyEntry>(
  work: Work<Entry>,
  ids: readonly string[],
): Promise<DeskOutcome> {
  const { kind, tx, own, merchant } = work;
  const { merchantCode } = merchant.brand;
  const findings = findWrongIds(work, ids);
  if (findings.length > 0) return { ...NOTHING, findings };
  const removed = [...new Set(ids)];
  await kind.remove(tx, merchantCode, removed);
  const isLast = !kind.isCatalogue && removed.length === own.length;
  const note = `${merchantCode} has no ${kind.names[1]} of its own now: the product's default ones show.`;
  return { ...NOTHING, removed, notes: isLast ? [note] : [] };
}

async function orderAll<Entry extends AnyEntry>(
  work: Work<Entry>,
  ids: readonly string[],
): Promise<DeskOutcome> {
  const { kind, tx, own, merchant } = work;
  const findings = [...findWrongIds(work, ids), ...findTwice(ids)];
  if (findings.length > 0) return { ...NOTHING, findings };
  const isSo = ids.every((id, index) => own[index]?.id === id);
  if (isSo && !kind.isCatalogue) return { ...NOTHING, unchanged: ids };
  await kind.order(tx, merchant.brand.merchantCode, ids);
  return { ...NOTHING, changed: ids };
}

/** Makes the desk of a kind over a database and a clock. */
export function createDesk<Entry extends AnyEntry>(
  kind: DeskKind<Entry>,
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
): Desk<Entry> {
  const change =
    <Given>(work: (at: Work<Entry>, given: Given) => Promise<DeskOutcome>) =>
    async (merchant: DeskMerchant, given: Given, { isDryRun = false }: Deal = {}) => {
      const { merchantCode } = merchant.brand;
      try {
        return await withTransaction(db, { merchantCode }, async (tx) => {
          const own = await kind.list(tx);
          const outcome = await work({ kind, tx, merchant, own, now: clock() }, given);
          if (isDryRun || isWrong(outcome)) throw new Undone(outcome);
          notifyAfterCommit(tx);
          return outcome;
        });
      } catch (error) {
        if (error instanceof Undone) return error.outcome;
        throw error;
      }
    };
  return {
    list: ({ brand: { merchantCode } }) =>
      withTransaction(db, { merchantCode }, async (tx) => {
        const own = await kind.list(tx);
        if (own.length > 0) return { isOwn: true, entries: own };
        return { isOwn: kind.isCatalogue, entries: await kind.listDefaults(tx) };
      }),
    add: change(addAll<Entry>),
    edit: change(editAll<Entry>),
    remove: change(removeAll<Entry>),
    order: change(orderAll<Entry>),
  };
}
