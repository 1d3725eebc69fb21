import { LRUCache } from 'lru-cache';
import { suggestName } from '../nearestName.ts';
import type { Fault } from './fault.ts';
import type { RuleId } from './ruleBook.ts';
import { parseBrand, type BrandDocument } from './parseBrand.ts';

/** The text of a brand file and where it lies. */
export interface BrandSource {
  readonly id: string;
  /** Path as the operator knows it. */
  readonly file: string;
  /** Folder of the brand on disk. */
  readonly folder: string;
  readonly text: string;
}

/** A brand's file and the files it builds on, with what is wrong with the first and with putting them together. */
export interface LoadedChain {
  /** Undefined where too little could be read to go on. */
  readonly chain?: readonly [BrandDocument, ...BrandDocument[]];
  readonly faults: readonly Fault[];
}

/** The most brands that may build on one another. */
export const MAX_CHAIN = 8;

/** A thousand brands may build on one; it is read once for all of them. */
const parents = new LRUCache<string, BrandDocument>({ max: 50 });

function parseParent({ id, file, text }: BrandSource): BrandDocument {
  const key = JSON.stringify([id, file, text]);
  const document = parents.get(key) ?? parseBrand(id, file, text);
  parents.set(key, document);
  return document;
}

/** Reads a brand's file and, one after the other, what it extends. */
export function loadChain(
  source: BrandSource,
  getSource: (id: string) => BrandSource | undefined,
  listIds: () => readonly string[],
): LoadedChain {
  const own = parseBrand(source.id, source.file, source.text);
  if (!own.isReadable) return { faults: own.faults };
  const chain: [BrandDocument, ...BrandDocument[]] = [own];
  for (let last = own; last.value.extends !== undefined; last = chain.at(-1)!) {
    const id: string = last.value.extends;
    const ids = chain.map((document) => document.id);
    const blame = (rule: RuleId, message: string, suggestion?: string): LoadedChain => ({
      faults: [
        ...own.faults,
        {
          rule,
          severity: 'error',
          file: last.file,
          ...last.locate(['extends']),
          message,
          suggestion,
        },
      ],
    });
    if (ids.includes(id)) {
      return blame(
        'extends.cyclic',
        `The brands build on one another in a circle: ${[...ids, id].join(' → ')}.`,
        'Remove one "extends" of the circle.',
      );
    }
    if (chain.length >= MAX_CHAIN) {
      return blame('extends.tooDeep', `More than ${MAX_CHAIN} brands build on one another.`);
    }
    const next = getSource(id);
    if (!next) {
      const others = listIds().filter((other) => other !== source.id);
      return blame('extends.unknown', `There is no brand "${id}".`, suggestName(id, others));
    }
    const parent = parseParent(next);
    const first = parent.faults.find(({ severity }) => severity === 'error');
    if (first) {
      const place = `${first.file}:${first.line}:${first.column}`;
      return blame('extends.broken', `"${id}" has faults itself.`, `Mend it first: ${place}.`);
    }
    chain.push(parent);
  }
  return { chain, faults: own.faults };
}
