import type { Fault } from '../../engine/brand/fault.ts';

/** Where the store says what happens; pino and Fastify's logger fit. */
export interface BrandLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Every fault known at the moment, by the thing that has it. Each is logged once, when it appears. */
export class FaultBook {
  readonly #faults = new Map<string, readonly Fault[]>();
  readonly #log: BrandLog;

  constructor(log: BrandLog) {
    this.#log = log;
  }

  /** Replaces the faults of a thing, such as "brand acme". */
  set(owner: string, faults: readonly Fault[]): void {
    const known = new Set((this.#faults.get(owner) ?? []).map(formatFault));
    if (faults.length > 0) this.#faults.set(owner, faults);
    else this.#faults.delete(owner);
    for (const fault of faults) {
      const text = formatFault(fault);
      if (known.has(text)) continue;
      if (fault.severity === 'error') this.#log.error({ fault }, text);
      else this.#log.warn({ fault }, text);
    }
    if (known.size > 0 && faults.length === 0) this.#log.info({}, `The ${owner} is sound again.`);
  }

  of(owner: string): readonly Fault[] {
    return this.#faults.get(owner) ?? [];
  }

  all(): readonly Fault[] {
    return [...this.#faults.values()].flat();
  }
}

/** A fault in one line: place, rule, what is wrong, what to do. Content has rules of its own. */
export function formatFault(fault: Omit<Fault, 'rule' | 'fix'> & { readonly rule: string }): string {
  const { file, line, column, rule, path, message, suggestion, severity } = fault;
  const where = path === '' ? '' : ` ${path}`;
  const level = severity === 'warning' ? 'warning ' : '';
  const remedy = suggestion === undefined ? '' : ` → ${suggestion}`;
  return `${file}:${line}:${column} ${level}${rule}${where}: ${message}${remedy}`;
}
