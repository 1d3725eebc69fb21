import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectSvg } from './svgProblems.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

/** Any code units, also halves of surrogate pairs and control characters. */
const noise = fc
  .array(fc.nat(0xffff), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

const svg = (inside: string, attributes = 'viewBox="0 0 120 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}\n</svg>`;

describe('a harmless picture', () => {
  it('has a size and no problems', () => {
    const text = svg(
      '<defs><linearGradient id="a"/></defs><style>.a{fill:url(#a)}</style><path class="a" fill="url(#a)" d="M0 0"/><use xlink:href="#a"/><animate attributeName="opacity" from="0" to="1"/>',
    );
    expect(inspectSvg(text)).toEqual({ width: 120, height: 30, problems: [] });
  });

  it('may say its size in pixels', () => {
    expect(inspectSvg(svg('', 'width="64px" height="32"'))).toMatchObject({
      width: 64,
      height: 32,
    });
    expect(inspectSvg(svg('', 'width="100%" height="100%" viewBox="0,0,8,4"'))).toMatchObject({
      width: 8,
      height: 4,
    });
  });
});

describe('a picture that could run or reach outside', () => {
  it.each([
    '<script>alert(1)</script>',
    '<a xlink:href="javascript:alert(1)"><path/></a>',
    '<path onload="x()"/>',
    '<path ONCLICK="x()"/>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<image href="https://evil.example/x.png"/>',
    '<use href="other.svg#a"/>',
    '<image xlink:href="data:text/html,x"/>',
    '<style>@import "https://evil.example"</style>',
    '<style>.a{fill:url(https://evil.example)}</style>',
    '<style><![CDATA[.a{fill:url( "//evil.example")}]]></style>',
    '<style>.a{fill:u\\72l(https://evil.example)}</style>',
    '<path style="fill:url(https://evil.example)"/>',
    '<path fill="url(https://evil.example#a)"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="href" to="https://evil.example"/>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
    '<?xml-stylesheet href="https://evil.example"?>',
    '<path',
    '<b></a>',
    '&undefined;',
  ])('is refused at its line: %s', (inside) => {
    const { problems } = inspectSvg(svg(inside));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(2);
  });

  it('is refused for a DOCTYPE, another root, or no XML at all', () => {
    expect(inspectSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`).problems).not.toEqual([]);
    expect(inspectSvg('<html xmlns="http://www.w3.org/1999/xhtml"/>').problems).not.toEqual([]);
    expect(inspectSvg('GIF89a').problems).not.toEqual([]);
    expect(inspectSvg('').problems).not.toEqual([]);
  });

  it('says in which column the element begins', () => {
    expect(inspectSvg(svg('<g/><script/>')).problems[0]).toMatchObject({ line: 2, column: 5 });
  });
});

it('never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(noise, (text) => {
      expect(inspectSvg(text).problems.length).toBeGreaterThan(0);
      expect(Array.isArray(inspectSvg(svg(text)).problems)).toBe(true);
    }),
    { numRuns: cases('brandFiles', 500) },
  );
});
