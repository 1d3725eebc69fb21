import type { FastifyInstance } from 'fastify';
import type { MemberData } from '../db/memberData.ts';
import type { Sweep } from '../sweeps/sweep.ts';
import type { AnyModule, GivenParts, Listeners, Parts } from './module.ts';

/** Modules that were made, ready to be put on an application. */
export interface Composition {
  readonly parts: Parts;
  /** Mounts every route of the modules, in their order. */
  mount(app: FastifyInstance): Promise<void>;
  /** Mounts only what pages are rendered from. */
  mountPageReads(app: FastifyInstance): void;
  /** Passes on what gateways tell each other; see `Listeners`. */
  readonly hear: { readonly [Event in keyof Listeners<Parts>]-?: (about: string) => void };
}

/**
 * Makes the modules in their order, each from the parts that it names. Throws where one needs a part that neither is
 * given nor made before it, or where two have one name. `more` is of what lies beside and above modules.
 */
export function compose(
  modules: readonly AnyModule[],
  given: Partial<GivenParts>,
  more: {
    readonly sweeps?: readonly Sweep[];
    readonly memberData?: readonly MemberData[];
  } = {},
): Composition {
  const sweeps = [...modules.flatMap((module) => module.sweeps ?? []), ...(more.sweeps ?? [])];
  const memberData = [
    ...modules.flatMap((module) => module.memberData ?? []),
    ...(more.memberData ?? []),
  ];
  const made: Record<string, unknown> = { ...given, sweeps, memberData };
  // Each module is handed what `needs` lets through, which is checked here as it is made.
  const parts = made as unknown as Parts;
  for (const { name, needs, create } of modules) {
    for (const need of needs) {
      if (!(need in made)) {
        throw new Error(`The module "${name}" needs "${need}", which no module before it makes.`);
      }
    }
    if (name in made) throw new Error(`There are two modules of the name "${name}".`);
    made[name] = create(parts);
  }
  const tell = (event: keyof Listeners<Parts>) => (about: string) => {
    for (const { listeners } of modules) listeners?.[event]?.(parts, about);
  };
  return {
    parts,
    async mount(app) {
      for (const module of modules) {
        module.pageReads?.(app, parts);
        await module.routes?.(app, parts);
      }
    },
    mountPageReads(app) {
      for (const module of modules) module.pageReads?.(app, parts);
    },
    hear: {
      content: tell('content'),
      events: tell('events'),
      tables: tell('tables'),
      lotteries: tell('lotteries'),
    },
  };
}

/** The modules that pages are rendered from, and those that they need, in the order of the list. */
export function pickPageModules(modules: readonly AnyModule[]): readonly AnyModule[] {
  const wanted = new Set<string>();
  // From the end, since what a module needs stands before it.
  for (const module of [...modules].reverse()) {
    if (!module.pageReads && !wanted.has(module.name)) continue;
    wanted.add(module.name);
    for (const need of module.needs) wanted.add(need);
  }
  return modules.filter(({ name }) => wanted.has(name));
}
