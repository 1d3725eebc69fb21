import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { DeskResource, ListEndpoint } from '../deskArea.ts';
import type { BrandStore } from '../session/brandStore.ts';
import type { DeskCalls } from '../transport/deskCalls.ts';

/** Pages that are read on the way to one whose beginning is not known, such as after a reload. */
const MOST_PAGES_WALKED = 50;

interface Page {
  readonly items: readonly object[];
  readonly next: string | null;
  readonly total: unknown;
}

/** Where pages of a list begin: of `cursors[n]`, page n + 1. The first page has no cursor. */
type Cursors = (string | undefined)[];

function toRow(item: object, resource: DeskResource): RaRecord {
  const row = item as Record<string, unknown>;
  return resource.idField ? { ...row, id: row[resource.idField] as string } : (row as RaRecord);
}

/**
 * Lets react-admin read the desk's calls. Lists go from page to page by the gateway's cursors, which are kept here for each
 * brand, resource, filter and order; `meta.total` says how many rows there are and whether that is an estimate. Changes
 * are no part of it: they are actions with reasons and cases, made by `useAction`.
 */
export function createDataProvider(options: {
  readonly calls: DeskCalls;
  readonly brand: Pick<BrandStore, 'get'>;
  readonly resources: Readonly<Record<string, DeskResource>>;
}): DataProvider {
  const { calls, brand, resources } = options;
  const cursorsOf = new Map<string, Cursors>();

  function find(name: string): DeskResource {
    const resource = resources[name];
    if (!resource) throw new Error(`No area names the resource "${name}".`);
    return resource;
  }

  async function readPage(
    endpoint: ListEndpoint,
    name: string,
    { pagination, sort, filter, signal }: GetListParams & { signal?: AbortSignal },
  ): Promise<Page> {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const order = sort?.field
      ? { sort: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' }
      : {};
    const common = { ...(filter as object), ...order, limit: perPage };
    const key = JSON.stringify([endpoint.scope === 'brand' ? brand.get() : '', name, common]);
    const cursors: Cursors = cursorsOf.get(key) ?? [undefined];
    cursorsOf.set(key, cursors);
    let at = Math.min(page, cursors.length);
    for (let walked = 0; ; walked += 1) {
      const query = { ...common, after: cursors[at - 1] };
      const found = await calls.call(endpoint, { query, signal });
      const next = found.next ?? null;
      cursors.length = at;
      if (next !== null) cursors.push(next);
      const { items, total = { count: items.length, isEstimate: false } } = found;
      if (at >= page || next === null || walked >= MOST_PAGES_WALKED) return { items, next, total };
      at += 1;
    }
  }

  async function getList(name: string, params: GetListParams): Promise<GetListResult> {
    const resource = find(name);
    if (!resource.list) throw new Error(`The resource "${name}" has no list.`);
    const { items, next, total } = await readPage(resource.list, name, params);
    const page = params.pagination?.page ?? 1;
    return {
      data: items.map((item) => toRow(item, resource)),
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
      meta: { total },
    };
  }

  async function getOne(name: string, id: unknown, signal?: AbortSignal): Promise<RaRecord> {
    const resource = find(name);
    if (!resource.one) throw new Error(`The resource "${name}" is not read one by one.`);
    const row = await calls.call(resource.one, {
      query: { [resource.oneBy ?? 'id']: String(id) },
      signal,
    });
    return { ...toRow(row as object, resource), id: id as string };
  }

  const refuse = async (): Promise<never> => {
    throw new Error('Changes are made by actions: useAction(endpoint).');
  };

  return {
    supportAbortSignal: true,
    getList,
    getOne: async (name, { id, signal }) => ({ data: await getOne(name, id, signal) }),
    getMany: async (name, { ids, signal }) => ({
      data: await Promise.all(ids.map((id) => getOne(name, id, signal))),
    }),
    getManyReference: (name, { target, id, filter, ...params }) =>
      getList(name, { ...params, filter: { ...(filter as object), [target]: id } }),
    create: refuse,
    update: refuse,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  } as DataProvider;
}
