import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../../server/db/sanitiseHtml.ts';
import { SafeHtml } from './SafeHtml.tsx';

const show = (html: string) => render(<SafeHtml html={html} />).container.firstElementChild!;

test('shows the markup of an article', () => {
  const html = '<h3>Fees</h3><ul><li><strong>None</strong></li></ul>';
  expect(show(html).innerHTML).toBe(html);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a style', '<p style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
  ['a picture', 'a<img src="https://spy.example/x.png" alt="">', 'a'],
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
  const tag = fc.constantFrom('p', 'h3', 'strong', 'em', 'blockquote');
  const address = fc.constantFrom('https://x.example/', '/help', 'javascript:alert(1)', '#a');
  const piece = fc.oneof(
    fc.tuple(tag, word).map(([name, text]) => `<${name}>${text}</${name}>`),
    fc.tuple(address, word).map(([href, text]) => `<p><a href="${href}">${text}</a></p>`),
    word.map((text) => `<ul><li>${text}</li></ul>`),
    word.map((text) => `<table><tbody><tr><th scope="row">${text}</th></tr></tbody></table>`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const cleaned = document.createElement('div');
      cleaned.innerHTML = sanitiseHtml(pieces.join(''));
      expect(show(cleaned.innerHTML).innerHTML).toBe(cleaned.innerHTML);
    }),
    { numRuns: 40 },
  );
});
