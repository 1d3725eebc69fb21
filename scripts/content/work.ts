import { suggestName } from '../../engine/nearestName.ts';
import { openToolDatabase } from '../../server/db/toolDatabase.ts';
import { StartError } from '../../server/startError.ts';
import { parseEnv } from '../../server/env.ts';
import {
  createDesk,
  type Desk,
  type DeskKind,
  type DeskListing,
  type DeskMerchant,
  type DeskOutcome,
} from '../../server/modules/desk.ts';
import { kinds } from '../../server/modules/publishing/kinds.ts';
import type { Database } from '../../server/db/database.ts';
import { UsageError } from '../brand/command.ts';
import { withStore } from '../brand/store.ts';
import { readContent, type ReadContent } from './readContent.ts';
import type { ContentContext, ContentRequest } from './request.ts';

/** An entry of any kind. */
type Entry = Readonly<Record<string, unknown>> & { readonly id: string };

/** The brand that has an id or a merchant code, as the gateway would serve it. Throws UsageError where there is none. */
function findMerchant(wanted: string, context: ContentContext): Promise<DeskMerchant> {
  return withStore(context, async (store) => {
    const brands = store.list().map(({ id, hosts }) => {
      const { merchantCode = '' } = store.parts.registry.get(id)!.outline;
      return { id, hosts, merchantCode };
    });
    const brand = brands.find(({ id, merchantCode }) => [id, merchantCode].includes(wanted));
    if (!brand) {
      const names = brands.flatMap(({ id, merchantCode }) => [id, merchantCode]);
      const nearest =
        suggestName(wanted, names) ?? `There are: ${brands.map(({ id }) => id).join(', ')}.`;
      throw new UsageError(`There is no merchant "${wanted}". ${nearest}`);
    }
    for (const host of brand.hosts) {
      const found = await store.getByHost(host);
      if (found.kind === 'live' && found.live.brand.id === brand.id) return found.live;
    }
    throw new UsageError(
      `The brand "${brand.id}" cannot be served as it is: npm run brand -- check ${brand.id}.`,
    );
  });
}

async function openDatabase({ env, cwd }: ContentContext): Promise<Database> {
  try {
    return await openToolDatabase(parseEnv(env, cwd));
  } catch (error) {
    if (error instanceof StartError) throw new UsageError(error.message);
    throw error;
  }
}

/** What a desk adds for people and files do not say. */
const withoutName = ({ name: _, ...entry }: Entry) => entry;

/** Whether a merchant says anything of what the platform has. */
const isChosen = ({ isShown, status, isHot, isNew = null }: Entry) =>
  !(isShown === true && status === null && isHot === null && isNew === null);

const titleOf = ({ name, title }: Entry): string =>
  typeof name === 'string' ? name : (Object.values((title ?? {}) as object)[0] ?? '');

function tellList(
  { kind, isJson, merchant }: ContentRequest,
  { isOwn, entries }: DeskListing<Entry>,
  { write, complain }: ContentContext,
): number {
  if (!isOwn)
    complain(`"${merchant}" has none of its own; these are the product's default ${kind}.`);
  if (isJson) {
    const $schema = 'schemas/generated/content.schema.json';
    const listed = kind === 'vendors' || kind === 'games' ? entries.filter(isChosen) : entries;
    write(JSON.stringify({ $schema, [kind]: listed.map(withoutName) }, null, 2));
    return 0;
  }
  const width = Math.max(0, ...entries.map(({ id }) => id.length));
  for (const entry of entries) {
    const { isShown, status, group, type, category } = entry;
    const said = isShown === false ? 'not shown' : (status ?? group ?? type ?? category ?? '');
    write([entry.id.padEnd(width), String(said).padEnd(11), titleOf(entry)].join('  ').trimEnd());
  }
  return 0;
}

function tellOutcome(
  { isDryRun, names }: ContentRequest,
  { findings, added, changed, removed, unchanged, notes }: DeskOutcome,
  { write, complain }: ContentContext,
  source?: ReadContent,
): number {
  for (const { index, ...finding } of findings) {
    const { severity, rule, message, suggestion } = finding;
    const plain = `${severity === 'warning' ? 'warning ' : ''}${rule} ${names[index]}: ${message}`;
    complain(source?.format(index, finding) ?? [plain, suggestion].filter(Boolean).join(' → '));
  }
  if (findings.some(({ severity }) => severity === 'error')) {
    complain('Nothing was written.');
    return 1;
  }
  const done = { added, changed, removed, unchanged };
  for (const [what, ids] of Object.entries(done))
    if (ids.length > 0) write(`${what}: ${ids.join(', ')}`);
  for (const note of notes) complain(note);
  if (isDryRun) complain('A dry run: nothing was written.');
  return 0;
}

async function workAtDesk(
  request: ContentRequest,
  desk: Desk<Entry>,
  merchant: DeskMerchant,
  context: ContentContext,
): Promise<number> {
  const { verb, kind, names, isDryRun } = request;
  if (verb === 'list') return tellList(request, await desk.list(merchant), context);
  if (verb === 'remove' || verb === 'order') {
    return tellOutcome(request, await desk[verb](merchant, names, { isDryRun }), context);
  }
  const source = await readContent(names[0]!, kind, context);
  for (const fault of source.faults) context.complain(fault);
  if (!source.entries) {
    context.complain('Nothing was written.');
    return 1;
  }
  const outcome = await desk[verb](merchant, source.entries, { isDryRun });
  return tellOutcome(request, outcome, context, source);
}

/** Does what was asked for in the gateway's database; the exit code. Throws UsageError. */
export async function workOnContent(
  request: ContentRequest,
  context: ContentContext,
): Promise<number> {
  const merchant = await findMerchant(request.merchant, context);
  const db = await openDatabase(context);
  try {
    const kind = kinds[request.kind] as unknown as DeskKind<Entry>;
    const desk = createDesk(kind, { db, clock: context.clock });
    return await workAtDesk(request, desk, merchant, context);
  } finally {
    await db.close();
  }
}
