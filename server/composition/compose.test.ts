import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { modules } from '../modules.ts';
import { compose, pickPageModules } from './compose.ts';
import type { AnyModule } from './module.ts';

/** A module of a name and needs that no real one has; its service is its name and what it was made from. */
function makeModule(name: string, needs: readonly string[] = [], extra: object = {}): AnyModule {
  const create = (parts: Record<string, unknown>) => `${name}(${needs.map((need) => parts[need])})`;
  return { name, needs, create, ...extra } as unknown as AnyModule;
}

describe('compose', () => {
  it('makes each module from what is given and from those before it', () => {
    const { parts } = compose(
      [makeModule('first', ['ids']), makeModule('second', ['first', 'ids'])],
      { ids: 'given' as never },
    );
    expect(parts).toMatchObject({ second: 'second(first(given),given)' });
  });

  it('refuses a module whose need comes after it, is not given, or is not there at all', () => {
    const early = makeModule('early', ['late']);
    const sentence = 'The module "early" needs "late", which no module before it makes.';
    expect(() => compose([early, makeModule('late')], {})).toThrow(sentence);
    expect(() => compose([early], {})).toThrow(sentence);
    expect(() => compose([makeModule('early', ['clock'])], {})).toThrow('needs "clock"');
  });

  it('refuses a name that is taken, by a module or by what is given', () => {
    const sentence = 'There are two modules of the name "ids".';
    expect(() => compose([makeModule('ids'), makeModule('ids')], {})).toThrow(sentence);
    expect(() => compose([makeModule('ids')], { ids: () => 'given' })).toThrow(sentence);
  });

  it('mounts routes in the order of the list, and tells every module that listens', async () => {
    const heard: string[] = [];
    const note = (name: string) =>
      makeModule(name, [], {
        pageReads: () => heard.push(`${name} page`),
        routes: async () => heard.push(`${name} routes`),
        listeners: {
          content: (parts: Record<string, unknown>, code: string) =>
            heard.push(`${String(parts[name])} ${code}`),
        },
      });
    const { mount, mountPageReads, hear } = compose(
      [note('one'), makeModule('deaf'), note('two')],
      {},
    );
    const app = fastify();
    await mount(app);
    expect(heard.splice(0)).toEqual(['one page', 'one routes', 'two page', 'two routes']);
    mountPageReads(app);
    expect(heard.splice(0)).toEqual(['one page', 'two page']);
    hear.content('AURORA');
    hear.events('AURORA');
    expect(heard).toEqual(['one() AURORA', 'two() AURORA']);
    await app.close();
  });
});

describe('pages are made from', () => {
  it('modules with page reads, and what those need', () => {
    const pages = makeModule('pages', ['cache'], { pageReads: () => undefined });
    const list = [makeModule('base'), makeModule('cache', ['base']), makeModule('other'), pages];
    expect(pickPageModules(list).map(({ name }) => name)).toEqual(['base', 'cache', 'pages']);
  });

  it('nothing that only members, money or outside services need', () => {
    // All that the thread that makes pages has.
    const given = ['db', 'clock'];
    const picked = pickPageModules(modules);
    const names: readonly string[] = picked.map(({ name }) => name);
    expect(names).toContain('games');
    for (const { needs } of picked) {
      for (const need of needs) expect([...given, ...names]).toContain(need);
    }
  });
});
