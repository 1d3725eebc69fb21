import { describe, expect, it } from 'vitest';
import { checkCatalogue } from './checkCatalogue.ts';

const entry = (id: string, text: string, context = 'Somewhere') =>
  `${context ? `msgctxt "${context}"\n` : ''}msgid "${id}"\nmsgstr "${text}"\n\n`;

const check = (english: string, translation: string, locale = 'es') =>
  checkCatalogue(locale, entry('a.b', translation), entry('a.b', english));

describe('a catalogue', () => {
  it('passes when every placeholder, plural and tag is kept', () => {
    expect(check('Hi {name}', 'Hola {name}')).toEqual([]);
    expect(check('<0>Log in</0> now', 'Ya <0>entra</0>')).toEqual([]);
    expect(
      check(
        '{n, plural, one {# game} other {# games}}',
        '{n, plural, zero {x} one {x} two {x} few {x} many {x} other {x}}',
        'ar',
      ),
    ).toEqual([]);
  });

  it('names what a translation lost and what it made up', () => {
    expect(check('Hi {name}', 'Hola {nombre}')).toEqual([
      'es a.b: lost {name}.',
      'es a.b: has {nombre} of its own.',
    ]);
    expect(check('<0>Log in</0>', 'Entra')).toEqual(['es a.b: lost <0>.', 'es a.b: lost </0>.']);
    expect(check('{n, plural, other {# games}}', '{n} juegos')).toContain(
      'es a.b: lost {n, plural}.',
    );
  });

  it('keeps the branches of a select', () => {
    expect(check('{k, select, a {A} other {B}}', '{k, select, b {A} other {B}}')[0]).toContain(
      'lost {k, select, a other}',
    );
  });

  it('refuses a plural category that the language has not', () => {
    const faults = check('{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}', 'ja');
    expect(faults[0]).toContain('cannot be read');
  });

  it('refuses what is missing, fuzzy, obsolete or without context', () => {
    const source = entry('a.b', 'Text');
    expect(checkCatalogue('es', entry('a.b', ''), source)).toEqual(['es a.b: not translated.']);
    expect(checkCatalogue('es', `#, fuzzy\n${source}`, source)[0]).toContain('fuzzy');
    expect(checkCatalogue('es', source.replace(/^msg/gm, '#~ msg'), source)[0]).toContain(
      'obsolete',
    );
    expect(checkCatalogue('es', entry('a.b', 'Text', ''), source)[0]).toContain('no context');
  });
});
