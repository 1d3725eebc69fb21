import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssetFacts } from './assetFacts.ts';
import { catalogue, check, least, placeOf, source } from './fixtures/brand.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const { legal } = least;

const write = (value: object) => JSON.stringify({ ...least, ...value }, null, 2);

const regulated = {
  country: 'ES',
  licence: { authority: 'A', number: '1' },
  helpline: { name: 'H', href: 'https://help.example' },
};

const present: AssetFacts = {
  state: 'present',
  file: 'brands/acme/assets/logo.svg',
  sizeBytes: 100,
  hash: 'abc',
  svgProblems: [],
};

describe('a brand that fits together', () => {
  it('has no faults', () => {
    const value = {
      ...least,
      features: { loginCaptcha: true, slots: false },
      captcha: { provider: 'turnstile', siteKey: 'key' },
      menus: {
        primary: ['home', { label: { es: 'Blog', en: 'Blog' }, href: 'https://blog.example.com' }],
      },
      home: {
        sections: [{ section: 'hero' }, { section: 'gameRow', props: { category: 'LIVE' } }],
      },
      variants: { Header: 'Compact' },
      allowHosts: ['*.cdn.example.com'],
      cdn: { images: ['https://a.cdn.example.com/'] },
      assets: { logo: 'assets/logo.svg' },
      messages: { en: { 'home.terms': 'Our <0>terms</0>' } },
      chat: { headerColor: '#123' },
    };
    expect(check(value, { assets: new Map([['acme/assets/logo.svg', present]]) })).toEqual([]);
  });
});

describe('what does not fit together is reported where it is written', () => {
  it.each([
    ['language.defaultNotOffered', { languages: { offered: ['es'], default: 'en' } }, '"en"'],
    ['language.fallbackNotOffered', { languages: { offered: ['es'], fallback: 'ja' } }, '"ja"'],
    ['language.textMissing', { seo: { title: { en: 'Only English' } } }, '{\n      "en": "Only'],
    ['language.notOffered', { messages: { ja: { 'home.hot.title': 'x' } } }, '"ja"'],
    ['gate.needsProvider', { features: { loginCaptcha: true } }, '"loginCaptcha"'],
    [
      'gate.needsProvider',
      { features: { phoneAuth: true }, phoneAuth: { provider: 'none' } },
      '"phoneAuth": true',
    ],
    ['gate.requires', { features: { memberCenter: false, deposit: true } }, '"deposit"'],
    ['provider.incomplete', { captcha: { provider: 'geetest' } }, '"geetest"'],
    ['registration.lengths', { registration: { fields: { username: { minLength: 30 } } } }, '30'],
    ['registration.lengths', { registration: { fields: { password: { maxLength: 7 } } } }, '7'],
    [
      'registration.noWayBack',
      { features: { mobileRegistration: true, registrationSms: true } },
      '"mobileRegistration"',
    ],
    ['registration.noWayBack', { features: { mobileRegistration: true } }, '"mobileRegistration"'],
    [
      'registration.noForm',
      { features: { usernameRegistration: false } },
      '"usernameRegistration"',
    ],
    [
      'registration.needed',
      { registration: { fields: { username: { enabled: false } } } },
      'false',
    ],
    [
      'section.props',
      { home: { sections: [{ section: 'hero', props: { group: 'w_hme' } }] } },
      '"w_hme"',
    ],
    ['menu.needsParameter', { menus: { side: ['game'] } }, '"game"'],
    ['link.unknownPage', { apps: { ios: '/promotions/:id' } }, '"/promotions/:id"'],
    [
      'registration.pattern',
      { registration: { fields: { line: { acceptedPattern: '(a' } } } },
      '"(a"',
    ],
    [
      'registration.pattern',
      { registration: { fields: { line: { acceptedPattern: '(a{1,100}){100}' } } } },
      '"(a{1,100}){100}"',
    ],
    ['menu.unknownScreen', { menus: { side: ['hoem'] } }, '"hoem"'],
    ['menu.gatedOff', { menus: { side: ['home', 'cockfight'] } }, '"cockfight"'],
    ['menu.needsParameter', { menus: { side: ['promotionDetail'] } }, '"promotionDetail"'],
    ['menu.duplicate', { menus: { side: ['home', 'slots', 'home'] } }, '"home"\n'],
    ['section.unknown', { home: { sections: [{ section: 'heroo' }] } }, '"heroo"'],
    [
      'section.props',
      { home: { sections: [{ section: 'hero', props: { speed: 1 } }] } },
      '"speed"',
    ],
    [
      'section.props',
      { home: { sections: [{ section: 'hotGames', props: { limit: 99 } }] } },
      '99',
    ],
    [
      'section.gatedOff',
      { features: { winners: false }, home: { sections: [{ section: 'winners' }] } },
      '"winners"\n',
    ],
    ['variant.unknownSlot', { variants: { Heeder: 'Bar' } }, '"Heeder"'],
    ['variant.unknown', { variants: { Header: 'Compct' } }, '"Compct"'],
    ['theme.unknown', { theme: { tokens: 'auroa' } }, '"auroa"'],
    ['theme.color', { chat: { headerColor: 'tomato' } }, '"tomato"'],
    ['link.scheme', { legal: { ...legal, terms: 'javascript:alert(1)' } }, '"javascript:alert(1)"'],
    ['link.scheme', { social: [{ kind: 'x', href: '//evil.example' }] }, '"//evil.example"'],
    ['link.scheme', { apps: { ios: 'java\tscript:x' } }, '"java'],
    ['link.scheme', { support: { chatUrl: 'http://a.example' } }, '"http://a.example"'],
    ['link.scheme', { cdn: { images: ['https://user:pw@cdn.example'] } }, '"https://user:pw'],
    [
      'link.scheme',
      { menus: { side: [{ label: { es: 'x', en: 'x' }, href: '/\\evil.example' }] } },
      '"/\\\\evil',
    ],
    ['link.hostNotAllowed', { cdn: { launch: ['https://cdn.example.com/'] } }, '"https://cdn'],
    ['host.malformed', { hosts: ['*.example.com'] }, '"*.example.com"'],
    ['host.malformed', { allowHosts: ["x.com; script-src 'none'"] }, '"x.com;'],
    ['asset.missing', { assets: { logo: 'assets/lgo.svg' } }, '"assets/lgo.svg"'],
    ['message.unknownId', { messages: { es: { 'home.hot.titel': 'x' } } }, '"home.hot.titel"'],
    ['message.placeholders', { messages: { es: { 'home.greeting': 'Hola' } } }, '"Hola"'],
    ['message.placeholders', { messages: { es: { 'home.terms': 'Lee <1>esto</1>' } } }, '"Lee'],
    ['message.syntax', { messages: { es: { 'home.hot.title': 'Juegos {' } } }, '"Juegos {"'],
    ['message.syntax', { messages: { es: { 'home.hot.title': "D'oh }" } } }, '"D\'oh }"'],
    [
      'message.syntax',
      { messages: { es: { 'home.greeting': '{name}: {count, plural, one {#}}' } } },
      '"{name}',
    ],
    [
      'message.syntax',
      { messages: { es: { 'home.greeting': '{name}: {count, plurals, other {#}}' } } },
      '"{name}',
    ],
    ['message.syntax', { messages: { es: { 'home.greeting': '{name, foo} {count}' } } }, '"{name'],
    ['language.textUntranslated', { seo: { title: { es: 'Sólo' } } }, '{\n      "es": "Sólo'],
    ['host.upperCase', { hosts: ['Acme.example.com'] }, '"Acme.example.com"'],
    ['host.repeated', { hosts: ['acme.example.com', 'acme.example.com.'] }, '"acme.example.com."'],
    ['link.unknownPage', { legal: { ...legal, terms: '/promotons' } }, '"/promotons"'],
    ['link.gatedOff', { legal: { ...legal, terms: '/cockfight?a=1' } }, '"/cockfight?a=1"'],
    ['legal.missing', { features: { helpCenter: false } }, '"helpCenter"'],
    ['jurisdiction.country', { jurisdiction: { ...regulated, country: 'UK' } }, '"UK"'],
    [
      'jurisdiction.minimumAge',
      { jurisdiction: { ...regulated, country: 'VN', minimumAge: 18 } },
      '18',
    ],
    ['jurisdiction.minimumAge', { jurisdiction: { ...regulated, country: 'VN' } }, '"VN"'],
    [
      'jurisdiction.highestStake',
      {
        jurisdiction: { ...regulated, country: 'GB', highestStake: 4 },
        currency: { code: 'EUR' },
      },
      '"GB"',
    ],
    ['jurisdiction.licence', { jurisdiction: { ...regulated, licence: undefined } }, '"ES"'],
    ['jurisdiction.helpline', { jurisdiction: { ...regulated, helpline: undefined } }, '"ES"'],
  ])('%s %j', (rule, value, piece) => {
    const text = write(value);
    const faults = check(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      rule,
      file: 'brands/acme/brand.json',
      ...placeOf(text, piece),
    });
  });

  it.each([
    [{ menus: { side: ['hoem'] } }, 'Did you mean "home"?'],
    [{ variants: { Heeder: 'Bar' } }, 'Did you mean "Header"?'],
    [{ variants: { Header: 'Compct' } }, 'Did you mean "Compact"?'],
    [{ theme: { tokens: 'auroa' } }, 'Did you mean "aurora"?'],
    [{ home: { sections: [{ section: 'heroo' }] } }, 'Did you mean "hero"?'],
    [{ messages: { es: { 'home.hot.titel': 'x' } } }, 'Did you mean "home.hot.title"?'],
    [
      { home: { sections: [{ section: 'hero', props: { group: 'w_hme' } }] } },
      'Did you mean "w_home"?',
    ],
    [{ languages: { default: 'jp' } }, 'Did you mean "ja"?'],
    [{ languages: { default: 'vn' } }, 'Did you mean "vi"?'],
    [{ languages: { default: 'es-MX' } }, 'Did you mean "es"?'],
    [{ languages: { default: 'English' } }, 'Did you mean "en"?'],
    [{ languages: { default: 'español' } }, 'Did you mean "es"?'],
    [{ languages: { default: 'spa' } }, 'Did you mean "es"?'],
    [{ languages: { default: 'UK' } }, 'Did you mean "en"?'],
    [
      { languages: { default: 'cn' } },
      'Did you mean "zh"? Livery does not speak it yet; it knows es, en, ar, ja, vi.',
    ],
    [{ seo: { title: { es: 'a', en: 'b', jp: 'c' } } }, 'Did you mean "ja"?'],
    [{ social: [{ kind: 'twitter', href: 'https://x.com/a' }] }, 'Did you mean "x"?'],
    [{ social: [{ kind: 'Tik Tok', href: 'https://tiktok.com/@a' }] }, 'Did you mean "tiktok"?'],
    [{ jurisdiction: { country: 'Spain' } }, 'Did you mean "ES"?'],
    [{ jurisdiction: { country: 'España' } }, 'Did you mean "ES"?'],
    [{ jurisdiction: { country: 'ESP' } }, 'Did you mean "ES"?'],
    [{ jurisdiction: { country: 'es' } }, 'Did you mean "ES"?'],
    [{ jurisdiction: { country: 'UK' } }, 'Did you mean "GB"?'],
    [{ jurisdiction: { country: 'Viet Nam' } }, 'Did you mean "VN"?'],
    [{ jurisdiction: { country: 'Germny' } }, 'Did you mean "DE"?'],
    [{ assets: { socialImage: 'assets/social.pgn' } }, 'Did you mean "assets/social.png"?'],
    [{ assets: { socialImage: 'assets/social.JPEG' } }, 'Did you mean "assets/social.jpg"?'],
    [{ assets: { socialImage: './assets/my social.png' } }, 'Did you mean "assets/my-social.png"?'],
    [{ assets: { socialImage: 'social.png' } }, 'Did you mean "assets/social.png"?'],
    [{ abstract: 'True' }, 'Write true, without quotes.'],
    [{ name: null }, 'Leave the key out where it has no value.'],
    [{ theme: { scheme: 'auto' } }, 'Did you mean "system"?'],
  ])('with the nearest name: %j', (value, suggestion) => {
    expect(check(write(value))[0]?.suggestion).toBe(suggestion);
  });

  it.each([
    [{ nmae: 'B' }, '"name" stands here already; remove this.'],
    [
      { languages: { offered: ['vi', 'vn'], default: 'vi' } },
      '"vi" stands here already; remove this.',
    ],
    [{ menus: { side: ['home', 'hoem'] } }, '"home" stands here already; remove this.'],
    [{ variants: { Header: 'Bar', Heeder: 'Bar' } }, '"Header" stands here already; remove this.'],
  ])('never advising what is written already: %j', (value, suggestion) => {
    const faults = check(write(value));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ suggestion });
    expect(faults[0]?.fix).toBeUndefined();
  });

  it('reports every fault at once, beside those of the schema', () => {
    const faults = check(write({ nmae: 1, variants: { Header: 'X' }, theme: { tokens: 'none' } }));
    expect(faults.map((fault) => fault.rule).sort()).toEqual([
      'schema.unknownKey',
      'theme.unknown',
      'variant.unknown',
    ]);
  });

  it('says what a served brand must say, but not of one that others only extend', () => {
    expect(check({ version: 1 }).map((fault) => fault.path)).toEqual([
      ...['name', 'merchantCode', 'hosts', 'jurisdiction', 'legal', 'support'],
    ]);
    expect(check({ version: 1, abstract: true })).toEqual([]);
  });
});

describe('what belongs to another brand', () => {
  it('is refused: host and merchant code', () => {
    const faults = check(least, {
      hostOwners: new Map([['acme.example.com', 'zeta']]),
      merchantCodeOwners: new Map([['ACME', 'zeta']]),
    });
    expect(faults.map((fault) => fault.rule).sort()).toEqual([
      'host.duplicate',
      'merchantCode.duplicate',
    ]);
  });
});

describe('a name', () => {
  it.each(['No\u0000va', 'No\nva', 'No\u202eva', 'No\u2066va', 'No\ud800va', 'No\u2028va'])(
    'that cannot be shown as it is written is refused: %j',
    (name) => {
      const faults = check({ ...least, name });
      expect(faults).toMatchObject([{ rule: 'schema.format', severity: 'error', path: 'name' }]);
      expect(faults[0]!.fix).toBeUndefined();
    },
  );

  it.each(['Nova 🎲', 'مجلس', 'می\u200cخانه', 'Ñandú & Co. {p}'])(
    'in any script is fine: %s',
    (name) => {
      expect(check({ ...least, name })).toEqual([]);
    },
  );
});

describe('pictures', () => {
  const withLogo = (facts: AssetFacts) =>
    check(write({ assets: { logo: 'assets/logo.svg' } }), {
      assets: new Map([['acme/assets/logo.svg', facts]]),
    });

  it('that are not there are reported with the nearest file', () => {
    const [fault] = withLogo({ state: 'missing', nearby: ['assets/logo2.svg'] });
    expect(fault).toMatchObject({
      rule: 'asset.missing',
      suggestion: 'Did you mean "assets/logo2.svg"?',
    });
  });

  it('that are too large, lead outside or cannot be read are refused', () => {
    expect(withLogo({ state: 'tooLarge', sizeBytes: 5e6 })[0]?.rule).toBe('asset.tooLarge');
    expect(withLogo({ state: 'outside' })[0]?.rule).toBe('asset.outside');
    expect(withLogo({ state: 'unreadable', reason: 'x' })[0]?.rule).toBe('asset.unreadable');
    expect(withLogo({ state: 'damaged' })[0]?.rule).toBe('asset.damaged');
    expect(withLogo({ state: 'wrongType', found: 'png' })[0]).toMatchObject({
      rule: 'asset.type',
      message: '"assets/logo.svg" ends in ".svg", but is a picture of the kind "png".',
    });
  });

  it('that do not fit their places are warned of', () => {
    const assets = {
      mark: 'assets/m.png',
      socialImage: 'assets/s.png',
      logo: 'assets/l.png',
      logoLight: 'assets/e.png',
    };
    const sized = (width: number, height: number) => ({ ...present, width, height });
    const faults = check(write({ assets }), {
      assets: new Map([
        ['acme/assets/m.png', sized(200, 100)],
        ['acme/assets/s.png', sized(300, 157)],
        ['acme/assets/l.png', sized(9000, 100)],
        ['acme/assets/e.png', sized(512, 512)],
      ]),
    });
    expect(faults.map(({ rule, severity, path }) => [rule, severity, path])).toEqual([
      ['asset.dimensions', 'warning', 'assets.mark'],
      ['asset.dimensions', 'warning', 'assets.socialImage'],
      ['asset.dimensions', 'warning', 'assets.logo'],
      ['asset.dimensions', 'warning', 'assets.logoLight'],
    ]);
  });

  it('that could do harm are reported at the place in the picture', () => {
    const problem = { message: '<script> is not allowed.', line: 4, column: 7 };
    expect(withLogo({ ...present, svgProblems: [problem] })).toMatchObject([
      { rule: 'asset.unsafeSvg', file: 'brands/acme/assets/logo.svg', line: 4, column: 7 },
    ]);
  });
});

describe('a language that is offered', () => {
  it('but not translated is warned of where it is offered', () => {
    const untranslated = { en: ['home.terms'], ja: ['home.terms'] };
    const faults = check(least, { catalogue: { ...catalogue, untranslated } });
    expect(faults).toMatchObject([
      { rule: 'language.incomplete', severity: 'warning', path: 'languages.offered[1]' },
    ]);
  });
});

describe('what something else at fault was left out of', () => {
  it('does not keep the rest of the same group from being checked', () => {
    const faults = check({ ...least, menus: { side: [7], primary: ['hoem'] } });
    expect(faults.map(({ path }) => path)).toEqual(['menus.side[0]', 'menus.primary[0]']);
  });

  it('is not complained about a second time', () => {
    expect(
      check({ ...least, features: { cockfigt: true }, menus: { side: ['cockfight'] } }),
    ).toHaveLength(1);
    expect(check({ ...least, languages: { offered: ['es', 'xx'], default: 'en' } })).toHaveLength(
      1,
    );
    expect(check({ ...least, captcha: { provider: 'geetest', siteKey: 7 } })).toHaveLength(1);
    expect(check({ ...least, hosts: undefined, hostss: ['a.b'] })).toHaveLength(1);
  });
});

describe('a brand that extends another', () => {
  const base = { version: 1, abstract: true, menus: { side: ['home', 'slots'] } };
  const { jurisdiction, support } = least;
  const own = { name: 'A', merchantCode: 'AA', hosts: ['a.b'], jurisdiction, support, legal };
  const child = { version: 1, extends: 'base', ...own };

  it('is told where an inherited fault is written', () => {
    const text = JSON.stringify({ ...base, variants: { Header: 'Nope' } }, null, 2);
    expect(check(child, { others: [source('base', text)] })).toMatchObject([
      { rule: 'variant.unknown', file: 'brands/base/brand.json', ...placeOf(text, '"Nope"') },
    ]);
  });

  it('may switch off what an inherited menu names', () => {
    const faults = check(
      { ...child, features: { slots: false } },
      { others: [source('base', base)] },
    );
    expect(faults).toMatchObject([{ rule: 'menu.gatedOff', severity: 'warning' }]);
  });

  it('may offer other languages than those of inherited wordings, but not reword in others itself', () => {
    const inherited = { ...base, messages: { ja: { 'home.hot.title': 'x' } } };
    const others = [source('base', inherited)];
    expect(check(child, { others })).toEqual([]);
    const faults = check({ ...child, messages: { ja: { 'home.hot.title': 'y' } } }, { others });
    expect(faults).toMatchObject([{ rule: 'language.notOffered', path: 'messages.ja' }]);
  });

  it('must name a brand that exists', () => {
    expect(check({ ...child, extends: 'bse' }, { others: [source('base', base)] })).toMatchObject([
      { rule: 'extends.unknown', line: 3, column: 14, suggestion: 'Did you mean "base"?' },
    ]);
  });

  it('must not build on itself, however long the circle', () => {
    expect(check({ ...child, extends: 'acme' })).toMatchObject([{ rule: 'extends.cyclic' }]);
    const others = [
      source('b', { version: 1, extends: 'c' }),
      source('c', { version: 1, extends: 'b' }),
    ];
    const [fault] = check({ ...child, extends: 'b' }, { others });
    expect(fault).toMatchObject({ rule: 'extends.cyclic', file: 'brands/c/brand.json' });
    expect(fault?.message).toContain('acme → b → c → b');
  });

  it('must not build on a brand that has faults, and says where those are', () => {
    const others = [source('base', '{ "version": 1, }')];
    expect(check(child, { others })).toMatchObject([
      { rule: 'extends.broken', suggestion: 'Mend it first: brands/base/brand.json:1:15.' },
    ]);
  });
});

describe('whatever a brand says', () => {
  it('the check does not throw', () => {
    const keys = [
      'menus',
      'home',
      'variants',
      'theme',
      'messages',
      'assets',
      'cdn',
      'features',
      'hosts',
      'allowHosts',
      'jurisdiction',
      'legal',
      'seo',
    ];
    const value = fc.dictionary(fc.constantFrom(...keys, 'languages', 'extends'), fc.jsonValue());
    fc.assert(
      fc.property(value, (written) => {
        expect(Array.isArray(check({ ...least, ...written }))).toBe(true);
      }),
      { numRuns: cases('brandFiles', 500) },
    );
  }, 20_000);
});
