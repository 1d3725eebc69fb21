import { setupI18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudoMessage, type PseudoKind } from './pseudo.ts';

const compile = (source: string) => compileMessage(source) as Parameters<typeof pseudoMessage>[0];

/** What a person reads, with the values filled in. */
function say(source: string, kind: PseudoKind, values: Record<string, unknown> = {}): string {
  const message = pseudoMessage(compile(source), kind);
  const messages = { m: message } as unknown as Messages;
  return setupI18n({ locale: 'en', messages: { en: messages } })._('m', values);
}

const words = fc
  .array(fc.stringMatching(/^[A-Za-z]{1,12}$/), { minLength: 1, maxLength: 8 })
  .map((list) => list.join(' '));

describe('pseudoMessage', () => {
  it('accents English in brackets', () => {
    expect(say('Pseudo', 'accents')).toBe('[Þšéééûðöö]');
  });

  it('makes every text at least 40 % longer, by no more than two letters too many', () => {
    fc.assert(
      fc.property(words, (text) => {
        const grown = say(text, 'accents').slice(1, -1);
        expect([...grown].length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.4));
        expect([...grown].length).toBeLessThanOrEqual(text.length * 1.4 + 2);
      }),
    );
  });

  it('keeps placeholders and their formats', () => {
    expect(say('Hello {name}', 'accents', { name: 'Maria' })).toBe('[Ĥééļļööö Maria]');
    expect(pseudoMessage(compile('{day, date, short}'), 'accents')).toEqual([
      '[',
      ['day', 'date', 'short'],
      ']',
    ]);
  });

  it('keeps the tags of links and their order', () => {
    const said = say('Read <0>the terms</0> and<1/> agree', 'accents');
    expect(said.match(/<[^>]+>/g)).toEqual(['<0>', '</0>', '<1/>']);
  });

  it('keeps plurals: each form is chosen by the number and shows it', () => {
    const source = '{count, plural, one {# game} other {# games of {vendor}}}';
    expect(say(source, 'accents', { count: 1, vendor: 'DS88' })).toMatch(/^\[1 ĝå+mé+\]$/);
    expect(say(source, 'accents', { count: 7, vendor: 'DS88' })).toMatch(/^\[7 ĝ.* DS88\]$/);
  });

  it('keeps the keys of a choice and the offset of a plural', () => {
    const source =
      '{kind, select, win {Won} other {{n, plural, offset:1 =0 {none} other {# more}}}}';
    expect(say(source, 'accents', { kind: 'win' })).toMatch(/^\[Ŵö+ñ~*\]$/);
    expect(say(source, 'accents', { kind: 'x', n: 5 })).toMatch(/^\[4 /);
    expect(say(source, 'accents', { kind: 'x', n: 0 })).toMatch(/^\[ñö/);
  });

  it('turns every word of the longer language around for the mirrored one', () => {
    expect(say('Log in', 'mirror')).toMatch(/^\[\u202EĻ[^\u202C]+\u202C \u202E[^\u202C]+\u202C\]$/);
    expect(say('Log in', 'mirror').replace(/[\u202E\u202C]/g, '')).toBe(say('Log in', 'accents'));
    expect(say('Hi <0>{name}</0>', 'mirror', { name: 'Maria' })).toContain('<0>Maria</0>');
  });

  it('leaves an empty text empty', () => {
    expect(pseudoMessage('', 'accents')).toBe('');
  });
});
