import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

/** A worked case: what goes in and what has to come out. */
export interface WorkedCase {
  readonly id: string;
  readonly area: string;
  readonly input: unknown;
  readonly expected: unknown;
}

/**
 * What an area's file in `adapters/` exports as `run`: it translates the input, calls the product and translates what
 * came back. It knows no rule of the trade itself, and answers a refusal as `{ error: <code> }`.
 */
export type Adapter = (input: never) => unknown;

/** What a case came to; `fault` says what differs. */
export interface CaseResult {
  readonly id: string;
  readonly area: string;
  readonly fault?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const ADAPTERS = fileURLToPath(new URL('adapters/', import.meta.url));
const AREA = /^[A-Za-z][A-Za-z0-9]*$/;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a file of cases in either form: `{ id, area, case, input, expected }`, or the lotteries'
 * `{ id, family, play, selection, units, draw, wins }`, which is the area `lottery` with `units` and `wins` expected.
 * Throws an Error for anything else.
 */
export function readCases(json: unknown): readonly WorkedCase[] {
  if (!Array.isArray(json)) throw new Error('A file of cases is a list.');
  return json.map((entry: unknown, index) => {
    const { id, area, family, play, selection, draw, units, wins, ...rest } = isRecord(entry)
      ? entry
      : {};
    if (typeof id !== 'string') throw new Error(`Case ${index} has no id.`);
    if (typeof area === 'string' && 'input' in rest && 'expected' in rest) {
      return { id, area, input: rest['input'], expected: rest['expected'] };
    }
    if (typeof family === 'string' && typeof play === 'string') {
      const input = { family, play, selection, draw };
      return { id, area: 'lottery', input, expected: { units, wins } };
    }
    throw new Error(`Case ${id} has neither an area with input and expected, nor family and play.`);
  });
}

/** Everything that is expected has to come, field by field; what comes besides is nobody's business. */
function findDifference(expected: unknown, actual: unknown): string | undefined {
  const show = (value: unknown) => JSON.stringify(value) ?? String(value);
  const differs = (name: string, one: unknown, other: unknown) =>
    `${name}expected ${show(one)}, came ${show(other)}`;
  if (!isRecord(expected)) {
    return isDeepStrictEqual(expected, actual) ? undefined : differs('', expected, actual);
  }
  const faults = Object.entries(expected)
    .filter(([name, value]) => !isRecord(actual) || !isDeepStrictEqual(actual[name], value))
    .map(([name, value]) => differs(`${name}: `, value, isRecord(actual) ? actual[name] : actual));
  return faults.length === 0 ? undefined : faults.join('; ');
}

async function loadAdapter(area: string, adapters: string): Promise<Adapter | undefined> {
  const file = path.join(adapters, `${area}.ts`);
  if (!AREA.test(area) || !existsSync(file)) return undefined;
  const { run } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    readonly run?: Adapter;
  };
  return run;
}

/** Runs cases one after the other; one whose area has no adapter fails, and so does one whose adapter throws. */
export async function runCases(
  cases: readonly WorkedCase[],
  adapters = ADAPTERS,
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const { id, area, input, expected } of cases) {
    const run = await loadAdapter(area, adapters);
    let fault: string | undefined = `no adapter tests/conformance/adapters/${area}.ts`;
    if (run) {
      try {
        fault = findDifference(expected, await run(input as never));
      } catch (error) {
        fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      }
    }
    results.push({ id, area, ...(fault !== undefined && { fault }) });
  }
  return results;
}
