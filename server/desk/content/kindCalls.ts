import type { ContentKind } from '../../../schemas/content.schema.ts';
import {
  CONTENT_CALLS,
  CONTENT_PERMISSIONS,
  type ContentFilter,
  type ContentRow,
} from '../../../schemas/desk/content.ts';
import type { TypedDeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import {
  listEntries,
  readEntry,
  readVersion,
  type Entry,
} from '../../modules/publishing/entries.ts';
import {
  checkEntry,
  discardDraft,
  orderEntries,
  publish,
  rollBack,
  saveDraft,
  takeDefaults,
  takeDown,
  type Editor,
} from '../../modules/publishing/publishing.service.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall, type Staff } from '../deskCall.ts';
import type { LiveBrand } from '../../brands/brandStore.ts';
import { labelOf, nameOf, orProblem, toFacts, toFinding, toItem, toRow } from './wireContent.ts';

/** What is read of an entry before and after a change, for the audit. */
interface Seen {
  readonly live: Entry | null;
  readonly open: { readonly version: number; readonly content: Entry | null } | null;
}

interface Worker {
  readonly tx: Tx;
  readonly kind: ContentKind;
  readonly staff: Pick<Staff, 'name'>;
  readonly live: LiveBrand | undefined;
  readonly now: Date;
}

/** Who works on which kind, as the services of content know it. */
function toEditor({ tx, kind, staff, live, now }: Worker): Editor {
  if (!live) throw new Error('Content belongs to a brand.');
  return { tx, kind, merchant: live, by: staff.name, now };
}

const isWanted = (row: ContentRow, filter: ContentFilter): boolean => {
  if (filter === 'live') return row.isLive;
  if (filter === 'open') return row.open !== null;
  return filter === 'all' || row.open?.state === 'planned';
};

/** Whether an entry is found by what people type: its id, name or any of its texts. */
function isFound(row: ContentRow, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const texts = [row.content.title, row.content.subtitle].flatMap((text) =>
    Object.values((text ?? {}) as Record<string, string>),
  );
  return [row.id, row.name ?? '', ...texts].some((text) => text.toLowerCase().includes(wanted));
}

async function seeEntry(tx: Tx, kind: ContentKind, id: string): Promise<Seen> {
  const found = await readEntry(tx, { kind, id });
  const open = found?.open && { version: found.open.version, content: found.open.content };
  return { live: found?.live ?? null, open: open ?? null };
}

const subjectOf = (kind: ContentKind, id: string, { live, open }: Seen) => ({
  kind,
  id,
  label: labelOf(live ?? open?.content ?? null, id),
});

/** A change of one entry: read before and after, refused as Problems, and waiting where another has to approve it. */
function changeEntry<Body, Value>(
  kind: ContentKind,
  endpoint: TypedDeskEndpoint<undefined, Body, { value: Value | null }>,
  {
    idOf,
    work,
    check,
  }: {
    readonly idOf: (body: Body) => string;
    readonly work: (editor: Editor, body: Body) => Promise<Value | null>;
    /** Refuses at once what could not be done later either. */
    readonly check?: (editor: Editor, body: Body) => Promise<void>;
  },
): DeskAction<typeof endpoint> {
  const { approve } = CONTENT_PERMISSIONS[kind];
  const needsSecond = ({ staff }: ActionContext) =>
    endpoint.approval !== undefined && approve !== undefined && !staff.permissions.has(approve);
  return {
    endpoint,
    async fourEyes(tx, body, context) {
      if (!needsSecond(context)) return undefined;
      await orProblem(check?.(toEditor({ tx, kind, ...context }), body) ?? Promise.resolve());
      const before = await seeEntry(tx, kind, idOf(body));
      return { subject: subjectOf(kind, idOf(body), before), before };
    },
    async perform(tx, body, context) {
      const id = idOf(body);
      const before = await seeEntry(tx, kind, id);
      const value = await orProblem(work(toEditor({ tx, kind, ...context }), body));
      const after = await seeEntry(tx, kind, id);
      const seen = after.live || after.open ? after : before;
      return { value: value as never, subject: subjectOf(kind, id, seen), before, after };
    },
  } as DeskAction<typeof endpoint>;
}

/** Refuses to wait for a version that is not the open one any more, or is not sound. */
async function requirePublishable(
  editor: Editor,
  { id, version }: { id: string; version: number },
) {
  const found = await readEntry(editor.tx, { kind: editor.kind, id });
  if (found?.open?.version !== version) {
    throw new Problem('changedMeanwhile', 'That version is no longer the one to come.');
  }
  const content = found.open.content;
  const findings = content ? await checkEntry(editor, content) : [];
  if (!findings.some(({ severity }) => severity === 'error')) return;
  const value = { findings: findings.map(toFinding) };
  throw new Problem('contentUnsound', 'It cannot be shown as it is.', { value });
}

function serveReads(desk: Desk, kind: ContentKind): void {
  const { db } = desk.parts;
  const calls = CONTENT_CALLS[kind];
  desk.serve(calls.list, (call) =>
    inCall(db, call, async (tx) => {
      const {
        limit = 25,
        after,
        search = '',
        state = 'all',
      } = call.query as unknown as {
        limit?: number;
        after?: string;
        search?: string;
        state?: ContentFilter;
      };
      const rows = (await listEntries(tx, kind)).flatMap((listed) => {
        const row = toRow(kind, listed);
        return row && isWanted(row, state) && isFound(row, search) ? [row] : [];
      });
      const last = readCursor(after, 1)?.[0];
      const start = last === undefined ? 0 : rows.findIndex(({ id }) => id === last) + 1;
      return toPage(rows.slice(start, start + limit + 1), {
        limit,
        count: rows.length,
        toItem: (row) => row,
        cursorOf: ({ id }) => writeCursor(id),
      });
    }),
  );
  desk.serve(calls.one, (call) =>
    inCall(db, call, async (tx) => {
      const { id } = call.query as unknown as { id: string };
      const found = await readEntry(tx, { kind, id });
      if (!found) throw new Problem('notFound', 'There is no such entry.');
      const { live, open, isDefault, versions } = found;
      const content = open ? open.content : live;
      const editor = toEditor({ ...call, tx, kind, now: desk.parts.clock() });
      const findings = content && !isDefault ? await checkEntry(editor, content) : [];
      return {
        id,
        name: nameOf(live),
        isDefault,
        live: live && toItem(kind, live),
        open: open && { ...toFacts(open), content: open.content && toItem(kind, open.content) },
        versions: versions.map(toFacts),
        findings: findings.map(toFinding),
      };
    }),
  );
  desk.serve(calls.version, (call) =>
    inCall(db, call, async (tx) => {
      const { id, version } = call.query as unknown as { id: string; version: number };
      const found = await readVersion(tx, { kind, id }, version);
      if (!found) throw new Problem('notFound', 'There is no such version.');
      return { ...toFacts(found), content: found.content && toItem(kind, found.content) };
    }),
  );
}

function serveChanges(desk: Desk, kind: ContentKind): void {
  const calls = CONTENT_CALLS[kind];
  const byId = { idOf: ({ id }: { readonly id: string }) => id };
  desk.serveAction(
    changeEntry(kind, calls.saveDraft, {
      idOf: ({ content }) => content.id,
      async work(editor, { content, seen }) {
        const { version, findings } = await saveDraft(editor, content, seen);
        return {
          version,
          madeAt: editor.now.toISOString(),
          findings: findings.map(toFinding),
        };
      },
    }),
  );
  desk.serveAction(
    changeEntry(kind, calls.discard, {
      ...byId,
      async work(editor, { id }) {
        await discardDraft(editor, id);
        return null;
      },
    }),
  );
  desk.serveAction(
    changeEntry(kind, calls.publish, {
      ...byId,
      check: requirePublishable,
      async work(editor, { id, version, at }) {
        await publish(editor, { id, version, ...(at !== null && { at: new Date(at) }) });
        return null;
      },
    }),
  );
  desk.serveAction(
    changeEntry(kind, calls.rollBack, {
      ...byId,
      async work(editor, { id, version }) {
        await rollBack(editor, { id, version });
        return null;
      },
    }),
  );
  desk.serveAction(
    changeEntry(kind, calls.takeDown, {
      ...byId,
      async work(editor, { id }) {
        await takeDown(editor, id);
        return null;
      },
    }),
  );
}

/** Changes of all entries of a kind together; the audit has their order before and after. */
function changeAll<Body>(
  kind: ContentKind,
  endpoint: TypedDeskEndpoint<undefined, Body, { value: null }>,
  work: (editor: Editor, body: Body) => Promise<unknown>,
): DeskAction<typeof endpoint> {
  const subject = { kind, id: '*', label: kind };
  const { approve } = CONTENT_PERMISSIONS[kind];
  const idsOf = async (tx: Tx) =>
    (await listEntries(tx, kind)).filter(({ live }) => live !== null).map(({ id }) => id);
  return {
    endpoint,
    async fourEyes(tx, _body, { staff }) {
      if (!approve || staff.permissions.has(approve)) return undefined;
      return { subject, before: await idsOf(tx) };
    },
    async perform(tx, body, context) {
      const before = await idsOf(tx);
      await orProblem(work(toEditor({ tx, kind, ...context }), body));
      return { value: null, subject, before, after: await idsOf(tx) };
    },
  };
}

/** Puts the calls of one kind on the desk. */
export function serveKind(desk: Desk, kind: ContentKind): void {
  const calls = CONTENT_CALLS[kind];
  serveReads(desk, kind);
  serveChanges(desk, kind);
  desk.serveAction(
    changeAll(kind, calls.order as never, (editor, { ids }: { ids: readonly string[] }) =>
      orderEntries(editor, ids),
    ),
  );
  desk.serveAction(changeAll(kind, calls.takeDefaults as never, (editor) => takeDefaults(editor)));
}
