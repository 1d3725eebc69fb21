import { describe, expect, it } from 'vitest';
import { getBanners } from '../../../schemas/api/content.ts';
import { getEndpointModuleId } from '../../../schemas/api/endpoint.ts';
import { getHotGames } from '../../../schemas/api/games.ts';
import { createHttp, type HttpRequest, type HttpResponse } from './http.ts';
import { Problem } from './problem.ts';

const ok = (value: unknown): HttpResponse => ({
  status: 200,
  body: { success: true, value, message: '' },
});

/** A way to a gateway that always answers the same, and what it was asked. */
function httpTo(answer: HttpResponse, readToken?: () => string | null) {
  const asked: HttpRequest[] = [];
  const transport = async (request: HttpRequest) => {
    asked.push(request);
    return answer;
  };
  return {
    asked,
    http: createHttp({ transport, merchantCode: 'SAMPLE', language: 'vi', readToken }),
  };
}

const refusalOf = async (answer: HttpResponse) => {
  const error: unknown = await httpTo(answer)
    .http.call(getHotGames)
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
};

describe('a call', () => {
  it('says whose it is, in which language and for which feature', async () => {
    const { http, asked } = httpTo(ok({ list: [] }));
    await http.call(getBanners, { query: { groupName: 'w_home' } });
    expect(asked[0]).toMatchObject({
      method: 'GET',
      headers: {
        merchant: 'SAMPLE',
        language: 'vi',
        'x-module-id': getEndpointModuleId(getBanners),
      },
    });
    expect(asked[0]?.body).toBeUndefined();
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
  });

  it('writes its query as an address can carry it, and nothing of what was not given', async () => {
    const { http, asked } = httpTo(ok({ list: [] }));
    await http.call(getHotGames, { query: { vassalage: 'A&B ñ', limit: 5, category: undefined } });
    await http.call(getHotGames, { query: {} });
    expect(asked.map(({ url }) => url)).toEqual([
      `${getHotGames.path}?vassalage=A%26B+%C3%B1&limit=5`,
      getHotGames.path,
    ]);
  });

  it('carries the token only where the contract asks for one', async () => {
    const own = { ...getHotGames, token: true };
    for (const [endpoint, token, sent] of [
      [own, 'abc', 'Bearer abc'],
      [own, null, undefined],
      [getHotGames, 'abc', undefined],
    ] as const) {
      const { http, asked } = httpTo(ok({ list: [] }), () => token);
      await http.call(endpoint);
      expect(asked[0]?.headers['authorization']).toBe(sent);
    }
  });

  it('brings the value out of its envelope', async () => {
    const value = { list: [] };
    expect(await httpTo(ok(value)).http.call(getHotGames)).toBe(value);
  });
});

describe('a refusal', () => {
  it('comes as a Problem with the gateway’s code and what it sent along', async () => {
    const body = { success: false, value: { captcha: 'x' }, message: 'No.', code: 'featureOff' };
    const problem = await refusalOf({ status: 403, body });
    expect(problem).toMatchObject({ code: 'featureOff', message: 'No.', value: { captcha: 'x' } });
  });

  it.each([['somethingNew'], [undefined], ['toString']])(
    'of a code that this page does not know (%s) is an internal one',
    async (code) => {
      const body = { success: false, value: null, message: '', code };
      expect((await refusalOf({ status: 400, body })).code).toBe('internal');
    },
  );

  it.each([[null], ['gateway time-out'], [[]], [{ ok: true }], [undefined]])(
    'is what an answer amounts to that is no envelope (%j)',
    async (body) => {
      expect((await refusalOf({ status: 200, body })).code).toBe('unreadable');
    },
  );
});
