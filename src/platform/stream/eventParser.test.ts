import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './eventParser.ts';

function parse(pieces: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}

/** Cuts a text at some places. */
const cut = (text: string, places: readonly number[]) => {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [...ends, text.length].map((end, at) => text.slice(at === 0 ? 0 : ends[at - 1], end));
};

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const word = fc.stringMatching(/^[^\r\n\0]{0,12}$/).filter((text) => !text.startsWith('\uFEFF'));
const line = fc.oneof(
  fc.constant(''),
  word.map((text) => `data: ${text}`),
  word.map((text) => `data:${text}`),
  word.map((text) => `event: ${text}`),
  word.map((text) => `id: ${text}`),
  word.map((text) => `: ${text}`),
  fc.constantFrom('data', 'id', 'retry: 10', 'other: x', 'data: {"a":1}'),
);
const text = fc
  .array(fc.tuple(line, lineEnd), { maxLength: 30 })
  .map((lines) => lines.map((parts) => parts.join('')).join(''));

/** The rules of the standard, for a text that is there as a whole. */
function readWhole(whole: string): StreamEvent[] {
  const events: StreamEvent[] = [];
  const blocks = whole.replace(/\r\n|\r/g, '\n').split(/(?<=\n)/);
  let lines: string[] = [];
  for (const block of blocks) {
    if (!block.endsWith('\n')) break;
    const content = block.slice(0, -1);
    if (content !== '') {
      lines.push(content);
      continue;
    }
    const fields = lines.map((field) => /^([^:]*):? ?([^]*)$/.exec(field)!.slice(1, 3));
    const of = (name: string) => fields.filter(([own]) => own === name).map(([, value]) => value!);
    const [ids, data] = [of('id'), of('data')];
    if (ids.length > 0 || data.length > 0) {
      const kind = of('event').at(-1) || 'message';
      events.push({ id: ids.at(-1) ?? null, kind, data: data.join('\n') });
    }
    lines = [];
  }
  return events;
}

describe('a reader of events', () => {
  it('reads the same however the text is cut', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 20 }), (whole, places) => {
        expect(parse(cut(whole, places))).toEqual(parse([whole]));
        expect(parse([...whole])).toEqual(parse([whole]));
      }),
    );
  });

  it('reads what the standard says', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(parse([whole])).toEqual(readWhole(whole));
      }),
    );
  });

  it('tells nothing of a block that did not come whole', () => {
    expect(parse(['id: 1\nevent: balance\ndata: {"sum', 'Balance":"1.00"}\n'])).toEqual([]);
  });

  it('leaves a mark at the beginning out, and takes a comment for nothing', () => {
    expect(parse(['\uFEFFdata: a\n\n', ':\n\n'])).toEqual([
      { id: null, kind: 'message', data: 'a' },
    ]);
  });

  it('tells a place without data', () => {
    expect(parse(['id: 7\n\n'])).toEqual([{ id: '7', kind: 'message', data: '' }]);
  });
});
