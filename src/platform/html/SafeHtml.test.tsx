import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../../server/http/sanitiseHtml.ts';
import { brand as sampleBrand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { SafeHtml } from './SafeHtml.tsx';

const allowHosts = ['img.example'];
const brand = sampleBrand({ allowHosts });
const show = (html: string) =>
  renderUi(<SafeHtml html={html} />, { brand }).container.firstElementChild!;

test.each([
  '<h3>Fees</h3><ul><li><strong>None</strong></li></ul>',
  '<h1>1</h1><h6>6</h6><pre>a\n  b</pre><div>one</div><div>two</div>',
  '<details open=""><summary>More</summary><p dir="rtl" lang="ar">a</p></details>',
  '<ol start="3"><li value="9">i</li></ol>',
  '<img src="/art/a.png" alt="A" width="40" loading="lazy" referrerpolicy="no-referrer">',
  '<img src="https://img.example/a.png" alt="" loading="lazy" referrerpolicy="no-referrer">',
])('shows the markup of an article: %s', (html) => {
  expect(show(html).innerHTML).toBe(html);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a style', '<p style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
  ['a picture', 'a<img src="https://spy.example/x.png" alt="">', 'a'],
  ['a picture of that kind in data', 'a<img src="data:image/png;base64,x" alt="">', 'a'],
  ['names that hide others', '<p name="body" id="cookie" data-x="1">a</p>', '<p>a</p>'],
  ['a drawing', 'a<svg><script>alert(1)</script></svg><math><mi>x</mi></math>', 'a'],
  [
    'a handler of an allowed picture',
    '<img src="/a.png" alt="" onload="x" srcset="x">',
    '<img src="/a.png" alt="" loading="lazy" referrerpolicy="no-referrer">',
  ],
  ['a frame', 'a<iframe src="https://spy.example/"></iframe>', 'a'],
  ['a form', 'a<form action="https://spy.example/"><input name="password"></form>', 'a'],
])('drops %s', (_, html, shown) => {
  expect(show(html).innerHTML).toBe(shown);
});

test.each([
  'https://help.example.com/',
  'mailto:help@sample.example',
  'tel:+35620000000',
  '/help?topic=terms',
  '/help?at=12:00',
  'tg://resolve?domain=casino',
  'whatsapp://send?phone=35620000000',
])('keeps a link to %s and hands nothing on to it', (href) => {
  const link = show(`<a href="${href}">there</a>`).querySelector('a')!;
  expect(link.getAttribute('href')).toBe(href);
  expect(link.rel).toBe('noopener noreferrer nofollow');
});

test.each([
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,x',
  'http://x.example',
  '//x.example',
  '/\\x.example',
  'vbscript:x',
])('takes the address out of a link to %s', (href) => {
  const link = show(`<a href="${href}">there</a>`).querySelector('a')!;
  expect(link.hasAttribute('href')).toBe(false);
});

test('changes nothing in what the gateway has cleaned, so that a prerendered page stays as it is', () => {
  const word = fc.constantFrom('Fees', 'a &amp; b', 'Nạp tiền', 'x > y');
  const tag = fc.constantFrom('p', 'h3', 'strong', 'em', 'blockquote', 'pre', 'div', 'h1');
  const address = fc.constantFrom(
    'https://x.example/',
    '/help',
    'javascript:alert(1)',
    '#a',
    'tg:x',
  );
  const piece = fc.oneof(
    fc.tuple(tag, word).map(([name, text]) => `<${name}>${text}</${name}>`),
    fc.tuple(address, word).map(([href, text]) => `<p><a href="${href}">${text}</a></p>`),
    address.map((src) => `<img src="${src}" onerror="x"><img src="https://img.example/a.png">`),
    word.map(
      (text) => `<details open id="a"><summary dir="rtl">${text}</summary>${text}</details>`,
    ),
    word.map((text) => `<ul><li>${text}</li></ul>`),
    word.map((text) => `<table><tbody><tr><th scope="row">${text}</th></tr></tbody></table>`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const cleaned = document.createElement('div');
      cleaned.innerHTML = sanitiseHtml(pieces.join(''), { allowHosts });
      expect(show(cleaned.innerHTML).innerHTML).toBe(cleaned.innerHTML);
    }),
    { numRuns: 40 },
  );
});
