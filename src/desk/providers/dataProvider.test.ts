import { beforeEach, describe, expect, it } from 'vitest';
import { listMembers } from '../../../schemas/desk/members.ts';
import type { HttpRequest } from '../../platform/http/http.ts';
import { createDeskCalls } from '../transport/deskCalls.ts';
import { createDataProvider } from './dataProvider.ts';

const ROWS = 7;
let asked: URL[];
let brand: string;

/** A gateway whose list has seven rows, and whose cursor is the number of the last row before. */
async function answer({ url }: HttpRequest) {
  const at = new URL(url, 'http://desk.localhost');
  asked.push(at);
  const start = Number(at.searchParams.get('after') ?? 0);
  const limit = Number(at.searchParams.get('limit'));
  const items = Array.from({ length: ROWS }, (_, index) => ({ account: `m${index + 1}` }));
  const end = Math.min(start + limit, ROWS);
  const next = end < ROWS ? String(end) : null;
  const value = { items: items.slice(start, end), next, total: { count: ROWS, isEstimate: true } };
  return { status: 200, body: { success: true, value, message: '' } };
}

const make = () =>
  createDataProvider({
    calls: createDeskCalls({ transport: answer, getBrand: () => brand }),
    brand: { get: () => brand },
    resources: { members: { list: listMembers, idField: 'account' } },
  });

const page = (number: number, filter: object = {}) => ({
  pagination: { page: number, perPage: 3 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter,
});

beforeEach(() => {
  asked = [];
  brand = 'AURORA';
});

describe('a list of the desk', () => {
  it('goes from page to page by the cursors of the gateway', async () => {
    const provider = make();
    const pages = [];
    for (const number of [1, 2, 3]) pages.push(await provider.getList('members', page(number)));
    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([
      ['m1', 'm2', 'm3'],
      ['m4', 'm5', 'm6'],
      ['m7'],
    ]);
    expect(pages.map(({ pageInfo }) => pageInfo)).toEqual([
      { hasNextPage: true, hasPreviousPage: false },
      { hasNextPage: true, hasPreviousPage: true },
      { hasNextPage: false, hasPreviousPage: true },
    ]);
    expect(pages[0]!.meta).toEqual({ total: { count: ROWS, isEstimate: true } });
    expect(asked.map(({ searchParams }) => searchParams.get('after'))).toEqual([null, '3', '6']);
    expect(asked[0]!.searchParams.get('sort')).toBe('createdAt');
    expect(asked[0]!.searchParams.get('order')).toBe('desc');
  });

  it('finds its way to a page that is opened first, such as after a reload', async () => {
    const { data } = await make().getList('members', page(3));
    expect(data.map(({ id }) => id)).toEqual(['m7']);
    expect(asked).toHaveLength(3);
  });

  it('takes no cursor of other filters or of another brand along', async () => {
    const provider = make();
    await provider.getList('members', page(1));
    await provider.getList('members', page(2, { status: 'closed' }));
    brand = 'LOTUS';
    await provider.getList('members', page(2));
    const after = asked.map(({ searchParams }) => searchParams.get('after'));
    expect(after).toEqual([null, null, '3', null, '3']);
  });

  it('is refused where no area names it', async () => {
    await expect(make().getList('nothing', page(1))).rejects.toThrow('nothing');
  });
});
