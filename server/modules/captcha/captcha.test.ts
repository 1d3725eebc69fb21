import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCaptcha, getCaptchaSound } from '../../../schemas/api/verification.ts';
import {
  aurora,
  createTestGateway,
  keepCookies,
  sakura,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { withTransaction } from '../../db/database.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const codes = (at = aurora) =>
  withTransaction(gateway.db, at, async (tx) => {
    const rows = await tx.selectFrom('captchas').select('code').execute();
    return rows.map(({ code }) => code);
  });

describe('a captcha', () => {
  it('is a picture, and the next one voids it', async () => {
    const first = await gateway.call(aurora, getCaptcha);
    const picture = Buffer.from(first.json().value as string, 'base64');
    expect((await sharp(picture).metadata()).format).toBe('png');
    const [code] = await codes();
    expect(code).toMatch(/^\d{4,6}$/);
    expect(first.body).not.toContain(`"${code}"`);
    gateway.passTime(1);
    const cookie = keepCookies(first);
    await gateway.call(aurora, getCaptcha, { headers: { cookie } });
    expect(await codes()).toHaveLength(1);
  });

  it('comes at most once a second', async () => {
    const cookie = keepCookies(await gateway.call(aurora, getCaptcha));
    const early = await gateway.call(aurora, getCaptcha, { headers: { cookie } });
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    gateway.passTime(1);
    expect((await gateway.call(aurora, getCaptcha, { headers: { cookie } })).statusCode).toBe(200);
  });

  it('is read aloud as it is drawn', async () => {
    const before = (await codes(sakura)).length;
    const cookie = keepCookies(await gateway.call(sakura, getCaptcha));
    const sound = await gateway.call(sakura, getCaptchaSound, { headers: { cookie } });
    expect(
      Buffer.from(sound.json().value as string, 'base64')
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF');
    expect(await codes(sakura)).toHaveLength(before + 1);
    expect(sound.headers['set-cookie']).toBeUndefined();
  });

  it.each(['', 'nonsense', 'livery_captcha=../../x', 'livery_captcha=123'])(
    'is drawn anew for a visitor with the cookie %j',
    async (cookie) => {
      expect((await gateway.call(aurora, getCaptcha, { headers: { cookie } })).statusCode).toBe(
        200,
      );
    },
  );
});
