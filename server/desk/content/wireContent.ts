import { CONTENT_ITEMS, type ContentKind } from '../../../schemas/content.schema.ts';
import type {
  ContentFinding,
  ContentItem,
  ContentRow,
  VersionFacts as WireFacts,
} from '../../../schemas/desk/content.ts';
import { Problem } from '../../http/problem.ts';
import type { Finding } from '../../modules/desk.ts';
import type { Entry, ListedEntry, VersionFacts } from '../../modules/publishing/entries.ts';
import { PublishingFault } from '../../modules/publishing/publishing.service.ts';

const toMoment = (at: Date | null) => at?.toISOString() ?? null;

/** An entry as the contract of its kind has it: what the platform adds for people stays out. */
export function toItem(kind: ContentKind, entry: Entry): ContentItem {
  const known = CONTENT_ITEMS[kind].properties;
  const kept = Object.entries(entry).filter(([key]) => Object.hasOwn(known, key));
  return Object.fromEntries(kept) as ContentItem;
}

/** What the platform calls an entry of its catalogue. */
export const nameOf = (entry: Entry | null): string | null =>
  typeof entry?.name === 'string' ? entry.name : null;

export const toFacts = (version: VersionFacts): WireFacts => ({
  version: version.version,
  state: version.state,
  isRemoval: version.isRemoval,
  restores: version.restores,
  fault: version.fault,
  madeBy: version.madeBy,
  madeAt: version.madeAt.toISOString(),
  publishAt: toMoment(version.publishAt),
  publishedBy: version.publishedBy,
  publishedAt: toMoment(version.publishedAt),
});

export const toFinding = ({ suggestion, path, ...finding }: Finding): ContentFinding => ({
  ...finding,
  path: [...path],
  suggestion: suggestion ?? null,
});

/** A row of a list; null for one that a planned removal alone is left of. */
export function toRow(kind: ContentKind, listed: ListedEntry): ContentRow | null {
  const entry = listed.live ?? listed.open?.content;
  if (!entry) return null;
  return {
    id: listed.id,
    name: nameOf(entry),
    content: toItem(kind, entry),
    isLive: listed.live !== null,
    isDefault: listed.isDefault,
    open: listed.open && toFacts(listed.open),
  };
}

/** What people would call an entry: its name, or its title in any language. */
export function labelOf(entry: Entry | null, id: string): string {
  const titles = Object.values((entry?.title ?? {}) as Record<string, string>);
  return nameOf(entry) ?? titles.find(Boolean) ?? id;
}

/** The Problem of what publishing refused. */
export function toProblem(fault: PublishingFault): Problem {
  const { reason, message, findings } = fault;
  if (reason === 'unknown') return new Problem('notFound', message);
  if (reason === 'changed') return new Problem('changedMeanwhile', message);
  const value = { findings: findings.map(toFinding) };
  return new Problem('contentUnsound', message, { value });
}

/** Does work whose refusals are Problems. */
export async function orProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PublishingFault ? toProblem(error) : error;
  }
}
