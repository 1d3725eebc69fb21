import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { getBanners } from '../../../schemas/api/content.ts';
import { getEndpointModuleId } from '../../../schemas/api/endpoint.ts';
import { requestPasswordByEmail, setPasswordByEmail } from '../../../schemas/api/account.ts';
import { getHotGames } from '../../../schemas/api/games.ts';
import { loginFreePlay, logout } from '../../../schemas/api/session.ts';
import { getServicePaths, getSystemStatus } from '../../../schemas/api/system.ts';
import { createSealBox } from '../../../server/http/sealing.ts';
import { createHttp, type HttpRequest, type HttpResponse } from './http.ts';
import { Problem } from './problem.ts';

const ok = (value: unknown): HttpResponse => ({
  status: 200,
  body: { success: true, value, message: '' },
});

/** A way to a gateway that always answers the same, and what it was asked. */
function httpTo(answer: HttpResponse, token: string | null = null) {
  const asked: HttpRequest[] = [];
  const onTokenUsed = vi.fn();
  const transport = async (request: HttpRequest) => {
    asked.push(request);
    return answer;
  };
  return {
    asked,
    onTokenUsed,
    http: createHttp({
      transport,
      merchantCode: 'SAMPLE',
      language: 'vi',
      session: { readToken: () => token, onTokenUsed },
    }),
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
      [getServicePaths, 'abc', 'Bearer abc'],
      [getServicePaths, null, undefined],
    ] as const) {
      const { http, asked } = httpTo(ok({ list: [] }), token);
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

describe('a call with a token', () => {
  it.each([['sessionEnded'], ['unauthenticated']])(
    'that is refused as %s is the end of that session',
    async (code) => {
      const body = { success: false, value: null, message: '', code };
      const { http, onTokenUsed } = httpTo({ status: 401, body }, 'abc');
      await expect(http.call(logout)).rejects.toMatchObject({ code });
      expect(onTokenUsed).toHaveBeenCalledExactlyOnceWith('abc', false);
    },
  );

  it('that is refused for another reason says nothing about the session', async () => {
    const body = { success: false, value: null, message: '', code: 'tooManyRequests' };
    const { http, onTokenUsed } = httpTo({ status: 429, body }, 'abc');
    await expect(http.call(logout)).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(onTokenUsed).not.toHaveBeenCalled();
  });

  it('that is answered shows that the session goes on', async () => {
    const { http, onTokenUsed } = httpTo(ok(null), 'abc');
    await http.call(logout);
    expect(onTokenUsed).toHaveBeenCalledExactlyOnceWith('abc', true);
  });

  it('that is made without one says nothing about a session', async () => {
    const body = { success: false, value: null, message: '', code: 'unauthenticated' };
    const { http, onTokenUsed } = httpTo({ status: 401, body });
    await expect(http.call(logout)).rejects.toThrow();
    expect(onTokenUsed).not.toHaveBeenCalled();
  });
});

describe('the body of a call', () => {
  it('travels as a form where the contract says so', async () => {
    const { http, asked } = httpTo(ok(null));
    await http.call(requestPasswordByEmail, { body: { username: 'ñ&m', email: 'a+b@c.example' } });
    expect(asked[0]).toMatchObject({
      body: 'username=%C3%B1%26m&email=a%2Bb%40c.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it('goes with the headers that the contract names', async () => {
    const { http, asked } = httpTo(ok({}));
    const body = { os: 'Linux', platform: 'W', random: 'x'.repeat(16) } as const;
    await http.call(loginFreePlay, { body });
    expect(asked[0]?.headers).toMatchObject({ 'gateway-version': '3' });
  });
});

describe('a sealed body', () => {
  const makeBox = () =>
    createSealBox(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const body = { secret: 's'.repeat(20), newPassword: 'Pässword-1 ✓' };

  /** A gateway whose key is one of `boxes`, the next one each time it is asked. */
  function sealedTo(...boxes: ReturnType<typeof makeBox>[]) {
    const asked: HttpRequest[] = [];
    let current = boxes[0]!;
    const transport = async (request: HttpRequest): Promise<HttpResponse> => {
      asked.push(request);
      if (request.url === getSystemStatus.path) {
        current = boxes.shift() ?? current;
        return ok({ sealing: current.describe(new Date()) });
      }
      const last = boxes.at(-1) ?? current;
      try {
        const text = await last.open(setPasswordByEmail.id, JSON.parse(request.body!));
        return ok(JSON.parse(text.toString()));
      } catch {
        return { status: 400, body: { success: false, code: 'sealInvalid', message: '' } };
      }
    };
    const http = createHttp({ transport, merchantCode: 'SAMPLE', language: 'vi' });
    return { asked, send: () => http.call(setPasswordByEmail, { body }) };
  }

  it('is what the gateway opens, and nobody between can read', async () => {
    const { send, asked } = sealedTo(makeBox());
    expect(await send()).toMatchObject({ body, nonce: expect.stringMatching(/^[\w-]{22,}$/) });
    expect(asked.at(-1)?.body).not.toMatch(/ssword|ssss/);
  });

  it('is another one each time, while the key is asked for once', async () => {
    const { send, asked } = sealedTo(makeBox());
    await send();
    await send();
    const [, first, second, ...more] = asked.map((request) => request.body);
    expect(first).not.toBe(second);
    expect(more).toEqual([]);
  });

  it('is sealed once more with the new key where the gateway has changed it', async () => {
    const { send, asked } = sealedTo(makeBox(), makeBox());
    expect(await send()).toMatchObject({ body });
    expect(asked).toHaveLength(4);
  });

  it('that the gateway cannot open a second time either is refused', async () => {
    const { send, asked } = sealedTo(makeBox(), makeBox(), makeBox());
    await expect(send()).rejects.toMatchObject({ code: 'sealInvalid' });
    expect(asked).toHaveLength(4);
  });
});
