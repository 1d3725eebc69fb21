import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRegisterSetting } from '../../../schemas/api/account.ts';
import { getWinners } from '../../../schemas/api/games.ts';
import { getHelpCenter } from '../../../schemas/api/system.ts';
import { CONTENT_CALLS, type ContentItem } from '../../../schemas/desk/content.ts';
import type { ContentKind } from '../../../schemas/content.schema.ts';
import { addRows, helpRow } from '../../../tests/support/content.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import {
  aurora,
  hostOf,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';

const original = 'house-falcon-dunes';

let gateway: TestGateway;
let administrator: TestStaff;
let marketer: TestStaff;

beforeAll(async () => {
  gateway = await createTestDesk({
    testBrands: [{ ...aurora, publishedDrafts: [], legal: {} }, sakura],
  });
  administrator = await staffWith(gateway, 'administrator');
  marketer = await staffWith(gateway, 'marketing', ['AURORA']);
});

afterAll(() => gateway.close());

/** Saves an entry of Aurora and gives the reply of publishing it. */
async function publish(as: TestStaff, kind: ContentKind, content: ContentItem) {
  const { one, saveDraft, publish: show } = CONTENT_CALLS[kind];
  const call = { as, brand: 'AURORA' };
  const found = await callDesk(gateway, one, { ...call, query: { id: content.id } });
  const seen = found.statusCode === 200 ? (found.json().value.open?.madeAt ?? null) : null;
  const saved = await callDesk(gateway, saveDraft, { ...call, body: { content, seen } });
  expect(codeOf(saved)).toBeUndefined();
  const { version } = saved.json().value.value;
  const body = { id: content.id, version, at: null };
  return callDesk(gateway, show, { ...call, body });
}

async function brandOf(at: TestBrand) {
  const reply = await gateway.app.inject({ url: '/brand.json', headers: { host: hostOf(at) } });
  return reply.json();
}

/** Publishes, and waits until the gateway has heard of it. */
async function show(as: TestStaff, kind: ContentKind, content: ContentItem) {
  expect(codeOf(await publish(as, kind, content))).toBeUndefined();
  gateway.hear.content('AURORA');
}

describe('a text of the site', () => {
  it('stands in place of the brand file’s, at its brand alone, until it is brought back', async () => {
    const title = async (at = aurora) => (await brandOf(at)).messages?.es?.['home.hot.title'];
    expect(await title()).toBeUndefined();
    await show(marketer, 'texts', { id: 'home.hot.title', text: { es: 'Lo más jugado' } });
    await vi.waitFor(async () => expect(await title()).toBe('Lo más jugado'));
    expect(await title(sakura)).toBeUndefined();
    await show(marketer, 'texts', { id: 'home.hot.title', text: {} });
    await vi.waitFor(async () => expect(await title()).toBeUndefined());
  });

  it('is one of those that there are, in languages of the brand', async () => {
    const reply = await publish(marketer, 'texts', { id: 'footer.help', text: { ja: 'ヘルプ' } });
    expect([codeOf(reply), reply.json().value.findings[0].rule]).toEqual([
      'contentUnsound',
      'language.notOffered',
    ]);
    const body = { content: { id: 'login.title', text: {} }, seen: null };
    const call = { as: marketer, brand: 'AURORA', body };
    expect(codeOf(await callDesk(gateway, CONTENT_CALLS.texts.saveDraft, call))).toBe(
      'bodyInvalid',
    );
  });
});

describe('the registration form', () => {
  const ruleOf = async (field: string) => {
    const reply = await gateway.call(aurora, getRegisterSetting, {});
    expect(reply.statusCode, reply.body).toBe(200);
    return JSON.stringify(reply.json().value).match(
      new RegExp(`"${field}":(\\{[^}]*\\})`),
    )?.[1] as string;
  };

  it('asks what who runs the brand says, and nobody else may say it', async () => {
    const content = { id: 'registration', email: 'required', affiliateCode: 'hidden' };
    const refused = await callDesk(gateway, CONTENT_CALLS.registration.saveDraft, {
      as: marketer,
      brand: 'AURORA',
      body: { content, seen: null },
    });
    expect(codeOf(refused)).toBe('permissionMissing');
    await show(administrator, 'registration', content);
    await vi.waitFor(async () =>
      expect(JSON.parse(await ruleOf('email'))).toMatchObject({ enabled: true, required: true }),
    );
    expect(JSON.parse(await ruleOf('affiliateCode'))).toMatchObject({ enabled: false });
    expect(JSON.parse(await ruleOf('birthday'))).toMatchObject({ required: true });
  });

  it('cannot be told to do without what an account or the law needs', async () => {
    for (const field of ['username', 'password', 'birthday', 'captcha']) {
      const body = { content: { id: 'registration', [field]: 'hidden' }, seen: null };
      const call = { as: administrator, brand: 'AURORA', body };
      const reply = await callDesk(gateway, CONTENT_CALLS.registration.saveDraft, call);
      expect(codeOf(reply)).toBe('bodyInvalid');
    }
  });
});

describe('a proposed legal text', () => {
  it('shows once it is confirmed, with a link in the footer, and no longer once that is taken back', async () => {
    await addRows(gateway.db, 'AURORA', 'help_articles', [
      helpRow({ slug: 'terms', is_draft: true }),
    ]);
    const shown = async () => {
      gateway.passTime(6);
      const reply = await gateway.call(aurora, getHelpCenter, {});
      const { legal } = await brandOf(aurora);
      return [reply.json().value.articles.length, legal.terms];
    };
    await show(administrator, 'legal', { id: 'legal', terms: true });
    await vi.waitFor(async () => expect(await shown()).toEqual([1, '/help?topic=terms']));
    await show(administrator, 'legal', { id: 'legal', terms: false });
    await vi.waitFor(async () => expect(await shown()).toEqual([0, undefined]));
  });
});

describe('a win', () => {
  const win = { id: 'lucky', account: 'ma***1', game: original, amount: '1250.5' };
  const shown = async (at = aurora) => {
    gateway.passTime(6);
    const reply = await gateway.call(at, getWinners, {});
    return reply
      .json()
      .value.list.map(({ account, amount }: { account: string; amount: string }) => [
        account,
        amount,
      ]);
  };

  it('of the desk stands among the others, at its brand alone, until it is taken down', async () => {
    await show(marketer, 'winners', win);
    expect(await shown()).toEqual([['ma***1', '1250.50']]);
    expect(await shown(sakura)).toEqual([]);
    const call = { as: marketer, brand: 'AURORA', body: { id: 'lucky' } };
    expect(codeOf(await callDesk(gateway, CONTENT_CALLS.winners.takeDown, call))).toBeUndefined();
    expect(await shown()).toEqual([]);
  });

  it.each([
    ['a whole name', { account: 'mara1' }, 'content.unmasked'],
    ['more decimals than the currency has', { amount: '1.005' }, 'content.amount'],
    ['nothing won', { amount: '0' }, 'content.amount'],
    ['a time to come', { wonAt: '2999-01-01T00:00:00Z' }, 'content.time'],
    ['a game that there is not', { game: 'nowhere' }, 'content.game'],
  ])('with %s is refused', async (_what, wrong, rule) => {
    const reply = await publish(marketer, 'winners', { ...win, id: 'wrong', ...wrong });
    expect(reply.json().value.findings.map((finding: { rule: string }) => finding.rule)).toEqual([
      rule,
    ]);
  });
});
