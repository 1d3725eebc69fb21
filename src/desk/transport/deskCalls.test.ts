import { describe, expect, it } from 'vitest';
import { listCases } from '../../../schemas/desk/cases.ts';
import { freezeMember, listMembers } from '../../../schemas/desk/members.ts';
import type { HttpRequest } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createDeskCalls } from './deskCalls.ts';

function open(body: unknown, status = 200) {
  const sent: HttpRequest[] = [];
  const calls = createDeskCalls({
    transport: async (request) => {
      sent.push(request);
      if (body instanceof Error) throw body;
      return { status, body };
    },
    getBrand: () => 'AURORA',
  });
  return { calls, sent };
}

const done = { success: true, value: null, message: '' };

describe('a call of the desk', () => {
  it('names the brand only where it is about one', async () => {
    const { calls, sent } = open(done);
    await calls.call(listMembers);
    await calls.call(listCases);
    expect(sent.map(({ headers }) => headers['desk-brand'])).toEqual(['AURORA', undefined]);
    expect(sent.every(({ headers }) => headers['desk-request'] === '1')).toBe(true);
  });

  it('leaves out what a filter does not say', async () => {
    const { calls, sent } = open(done);
    await calls.call(listMembers, { query: { q: '', limit: 25, tag: undefined } });
    expect(sent[0]!.url).toBe('/desk/v1/members?limit=25');
  });

  it('rejects with the code of the gateway and what stands beside it', async () => {
    const refusal = { success: false, code: 'limitExceeded', message: 'no', value: { most: '5' } };
    const body = { memberId: '1', what: 'play', reason: 'why' } as const;
    await expect(open(refusal, 403).calls.call(freezeMember, { body })).rejects.toMatchObject({
      code: 'limitExceeded',
      value: { most: '5' },
    });
  });

  it('rejects with what the browser knows where no answer came', async () => {
    const { calls } = open(new Problem('offline', 'gone'));
    await expect(calls.call(listCases)).rejects.toMatchObject({ code: 'offline' });
    await expect(open(null, 502).calls.call(listCases)).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});
