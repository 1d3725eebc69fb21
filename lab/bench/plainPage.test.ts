import { describe, expect, it } from 'vitest';
import { toPlainPage } from './plainPage.ts';

const plain = (inner: string) => toPlainPage(`<html><head></head><body>${inner}</body></html>`);
const empty = plain('');

describe('the plain page', () => {
  it.each([
    '<script nonce="a">document.documentElement.dataset.scheme = "dark"</script>',
    '<script type="module" src="/assets/index.js" fetchpriority="low"></script>',
    '<script type="application/json" id="livery-state">{"a":"<b>"}\n</script>',
    '<template id="livery-failure"><main><p>text</p></main></template>',
    '<link rel="modulepreload" href="/assets/a.js" fetchpriority="low">',
    '<link rel="stylesheet" href="/assets/a.css" disabled>',
  ])('has no %s', (part) => {
    expect(plain(part)).toBe(empty);
  });

  it.each([
    '<style nonce="a">:root{--a:1px}</style>',
    '<link rel="preload" as="font" type="font/woff2" href="/fonts/a.woff2" crossorigin>',
    '<link rel="stylesheet" href="/fonts/late.css">',
    '<img src="/art/a.avif" loading="lazy" alt="">',
    '<button type="button" popovertarget="menu">Menu</button>',
  ])('keeps %s', (part) => {
    expect(plain(part)).toContain(part);
  });

  it('keeps what stands between two scripts', () => {
    expect(plain('<script>1</script><p>text</p><script>2</script>')).toContain('<p>text</p>');
  });
});
