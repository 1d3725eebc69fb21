import { isDeepStrictEqual } from 'node:util';
import { CONTENT_KINDS, type ContentKind } from '../../../schemas/content.schema.ts';
import { notifyAfterCommit, withTransaction, type Database, type Tx } from '../../db/database.ts';
import {
  checkWith,
  type Checked,
  type DeskKind,
  type DeskMerchant,
  type Finding,
} from '../desk.ts';
import { kindOf, type Entry } from './entries.ts';
import {
  addVersion,
  findInState,
  findVersion,
  listDue,
  lockVersions,
  removeVersion,
  updateVersion,
  type EntryKey,
} from './versions.repository.ts';

/** Who works on whose content of which kind, and when. */
export interface Editor {
  readonly tx: Tx;
  readonly merchant: DeskMerchant;
  readonly kind: ContentKind;
  /** As the desk names them; shown beside versions. */
  readonly by: string;
  readonly now: Date;
}

/** Why a change is refused; nothing of its transaction may be kept. */
export class PublishingFault extends Error {
  readonly reason: 'unknown' | 'changed' | 'invalid' | 'notRemovable' | 'past';
  readonly findings: readonly Finding[];

  constructor(
    reason: PublishingFault['reason'],
    message: string,
    findings: readonly Finding[] = [],
  ) {
    super(message);
    this.reason = reason;
    this.findings = findings;
  }
}

/** By whom a state was written that no desk knows of. */
export const BEFORE_THE_DESK = '';

/** What is wrong with an entry as it stands. */
export async function checkEntry(
  { tx, merchant, kind, now }: Editor,
  entry: Entry,
): Promise<readonly Finding[]> {
  return (await checkWith(kindOf(kind), tx, entry, merchant, now)).findings;
}

const unknown = () => new PublishingFault('unknown', 'There is no such entry.');

/** Begins with the kind to itself, so that of two who work on an entry the second sees what the first did. */
async function begin({ tx, kind }: Editor): Promise<DeskKind<Entry>> {
  await lockVersions(tx, kind);
  return kindOf(kind);
}

/**
 * Keeps what an entry is to become, with what is wrong with it; sound or not, nothing of it shows. `seen` is when the
 * draft that was worked on was made, null where there was none: another one meanwhile is not written over.
 */
export async function saveDraft(
  editor: Editor,
  given: Entry,
  seen: string | null,
): Promise<{ readonly version: number; readonly findings: readonly Finding[] }> {
  const { tx, kind, by, now } = editor;
  const desk = await begin(editor);
  const key = { kind, id: given.id };
  const open = await findInState(tx, key, 'open');
  if ((open?.made_at.toISOString() ?? null) !== seen) {
    throw new PublishingFault('changed', 'Somebody else has changed the draft meanwhile.');
  }
  const live = (await desk.list(tx)).find(({ id }) => id === given.id);
  if (desk.isCatalogue && !live) throw unknown();
  const content = live ? { ...live, ...given } : (desk.complete(given, now) as Entry);
  const findings = await checkEntry(editor, content);
  const said = { content, made_by: by, made_at: now, fault: null };
  if (open) {
    await updateVersion(tx, key, open.version, { ...said, state: 'draft', publish_at: null });
    return { version: open.version, findings };
  }
  const version = await addVersion(tx, key, {
    ...said,
    state: 'draft',
    restores: null,
    publish_at: null,
    published_by: null,
    published_at: null,
  });
  return { version, findings };
}

/** Drops what an entry was to become. */
export async function discardDraft(editor: Editor, id: string): Promise<void> {
  await begin(editor);
  const key = { kind: editor.kind, id };
  const open = await findInState(editor.tx, key, 'open');
  if (!open) throw unknown();
  await removeVersion(editor.tx, key, open.version);
}

/** What showing an entry needs to know. */
interface Showing {
  readonly tx: Tx;
  readonly desk: DeskKind<Entry>;
  readonly key: EntryKey;
  readonly merchantCode: string;
  readonly by: string;
  readonly now: Date;
  readonly check: (entry: Entry) => Promise<Checked<Entry>>;
}

const showingOf = (
  { tx, merchant, by, now }: Editor,
  desk: DeskKind<Entry>,
  key: EntryKey,
): Showing => ({
  tx,
  desk,
  key,
  by,
  now,
  merchantCode: merchant.brand.merchantCode,
  check: (entry) => checkWith(desk, tx, entry, merchant, now),
});

const isWrong = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'error');

/** Throws PublishingFault where it cannot be shown. */
async function requireSound(check: Showing['check'], content: Entry): Promise<Entry> {
  const { entry, findings } = await check(content);
  if (!isWrong(findings)) return entry;
  throw new PublishingFault('invalid', 'It cannot be shown as it is.', findings);
}

/** The version that visitors have until now; what no desk wrote becomes one, so that it can be brought back as well. */
async function noteLive({ tx, key, now }: Showing, live: Entry | undefined): Promise<void> {
  const published = await findInState(tx, key, 'published');
  if (published) await updateVersion(tx, key, published.version, { state: 'replaced' });
  if (!live || isDeepStrictEqual(published?.content, live)) return;
  const said = { content: live, made_by: BEFORE_THE_DESK, made_at: now, published_at: now };
  const none = { restores: null, fault: null, publish_at: null, published_by: BEFORE_THE_DESK };
  await addVersion(tx, key, { ...said, ...none, state: 'replaced' });
}

/** Writes what an entry becomes to where visitors have it from, and its version beside it. */
async function show(
  showing: Showing,
  given: { content: Entry | null; version?: number; restores?: number },
): Promise<number> {
  const { tx, desk, key, merchantCode, by, now, check } = showing;
  const content = given.content && (await requireSound(check, given.content));
  if (content === null && desk.isCatalogue) {
    throw new PublishingFault('notRemovable', 'It cannot be taken away.');
  }
  const own = await desk.list(tx);
  const live = own.find(({ id }) => id === key.id);
  await noteLive(showing, live);
  if (content === null) await desk.remove(tx, merchantCode, [key.id]);
  else await desk.save(tx, merchantCode, content, live ? undefined : own.length + 1);
  notifyAfterCommit(tx);
  const state = { state: 'published', publish_at: null, fault: null } as const;
  const published = { ...state, content, published_by: by, published_at: now };
  if (given.version === undefined) {
    const made = { made_by: by, made_at: now, restores: given.restores ?? null };
    return addVersion(tx, key, { ...published, ...made });
  }
  await updateVersion(tx, key, given.version, published);
  return given.version;
}

/**
 * Shows an open version now, or plans it for a moment to come; planned, it is checked now and shown as it is then.
 * Throws PublishingFault where it is no longer the open one, or is not sound.
 */
export async function publish(
  editor: Editor,
  { id, version, at }: { readonly id: string; readonly version: number; readonly at?: Date },
): Promise<void> {
  const { tx, kind, by, now } = editor;
  const desk = await begin(editor);
  const key = { kind, id };
  const open = await findInState(tx, key, 'open');
  if (open?.version !== version) {
    throw new PublishingFault('changed', 'That version is no longer the one to come.');
  }
  const content = open.content as Entry | null;
  if (at === undefined) {
    await show(showingOf(editor, desk, key), { content, version });
    return;
  }
  if (at <= now) throw new PublishingFault('past', 'That moment has passed.');
  const { check } = showingOf(editor, desk, key);
  const sound = content && (await requireSound(check, content));
  const planned = { state: 'planned', publish_at: at, published_by: by, fault: null } as const;
  await updateVersion(tx, key, version, { ...planned, content: sound });
}

/** Shows an earlier version again, as a new one; an open draft stays open. */
export async function rollBack(
  editor: Editor,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<number> {
  const desk = await begin(editor);
  const key = { kind: editor.kind, id };
  const earlier = await findVersion(editor.tx, key, version);
  if (!earlier || earlier.state !== 'replaced') throw unknown();
  const content = earlier.content as Entry | null;
  return show(showingOf(editor, desk, key), { content, restores: version });
}

/** Takes an entry away from visitors. */
export async function takeDown(editor: Editor, id: string): Promise<number> {
  const desk = await begin(editor);
  if (!(await desk.list(editor.tx)).some((entry) => entry.id === id)) throw unknown();
  return show(showingOf(editor, desk, { kind: editor.kind, id }), { content: null });
}

/** Puts these entries in front, in this order. */
export async function orderEntries(editor: Editor, ids: readonly string[]): Promise<void> {
  const desk = await begin(editor);
  const known = new Set((await desk.list(editor.tx)).map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw unknown();
  await desk.order(editor.tx, editor.merchant.brand.merchantCode, ids);
  notifyAfterCommit(editor.tx);
}

/** Makes the product's defaults the merchant's own, so that it can change them one by one. */
export async function takeDefaults(editor: Editor): Promise<number> {
  const { tx, merchant } = editor;
  const desk = await begin(editor);
  if ((await desk.list(tx)).length > 0) {
    throw new PublishingFault('changed', 'The merchant has entries of its own.');
  }
  const defaults = await desk.listDefaults(tx);
  for (const [index, entry] of defaults.entries()) {
    await desk.save(tx, merchant.brand.merchantCode, entry, index + 1);
  }
  notifyAfterCommit(tx);
  return defaults.length;
}

/** Shows what is due, each in a transaction of its own; what cannot be shown any more is a draft again that says why. */
export async function publishDue(db: Database, now: Date): Promise<void> {
  for (const row of await listDue(db.owner, now)) {
    const { merchant_code: merchantCode, kind, entry_id: id, version } = row;
    if (!(CONTENT_KINDS as readonly string[]).includes(kind)) continue;
    await withTransaction(db, { merchantCode }, (tx) =>
      showPlanned(tx, merchantCode, { kind: kind as ContentKind, id }, version, now),
    );
  }
}

async function showPlanned(
  tx: Tx,
  merchantCode: string,
  key: { readonly kind: ContentKind; readonly id: string },
  version: number,
  now: Date,
): Promise<void> {
  await lockVersions(tx, key.kind);
  const row = await findVersion(tx, key, version);
  if (row?.state !== 'planned' || row.publish_at === null || row.publish_at > now) return;
  const desk = kindOf(key.kind);
  const by = row.published_by ?? row.made_by;
  // It was checked against the brand as it was planned; since then a picture or an agent may have gone.
  const check = async (entry: Entry) => ({
    entry,
    findings: (await desk.verify?.(tx, entry)) ?? [],
  });
  try {
    const content = row.content as Entry | null;
    await show({ tx, desk, key, merchantCode, by, now, check }, { content, version });
  } catch (error) {
    if (!(error instanceof PublishingFault)) throw error;
    const fault = error.findings[0]?.message ?? error.message;
    const said = { state: 'draft', publish_at: null, published_by: null, fault } as const;
    await updateVersion(tx, key, version, said);
  }
}
