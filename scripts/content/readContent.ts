import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { parseJsonDocument, type Place } from '../../engine/brand/jsonDocument.ts';
import { formatPath, type JsonPath } from '../../engine/brand/jsonPath.ts';
import { compileSchema, findSchemaFaults } from '../../engine/brand/schemaFaults.ts';
import { contentFileSchema, type ContentKind } from '../../schemas/content.schema.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import type { Finding, GivenEntry } from '../../server/modules/desk.ts';
import { UsageError } from '../brand/command.ts';
import type { ContentContext } from './request.ts';

/** The largest file of content that is read. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Entries of a file, and how to tell where something stands in it. */
export interface ReadContent {
  /** Undefined where the file is at fault. */
  readonly entries: readonly GivenEntry[] | undefined;
  /** Every fault of the file by itself, each in a line. */
  readonly faults: readonly string[];
  /** A finding about an entry in a line, with the place of what it is about. */
  format(index: number, finding: Finding): string;
}

async function readText(file: string, cwd: string): Promise<string> {
  if (file === '-') return readAll(process.stdin);
  const bytes = await readFile(path.resolve(cwd, file)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${error.code ?? error.message}.`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} is no UTF-8 text.`);
  }
}

/** Reads entries of a kind from a JSON file, or from what is piped in ("-"). Throws UsageError where there is none. */
export async function readContent(
  file: string,
  kind: ContentKind,
  { cwd }: Pick<ContentContext, 'cwd'>,
): Promise<ReadContent> {
  const name = file === '-' ? '(stdin)' : file;
  const json = parseJsonDocument(name, await readText(file, cwd), { maxBytes: MAX_BYTES });
  const say = (place: Place, finding: Finding, pathInFile: JsonPath) => {
    const { severity, rule, message, suggestion } = finding;
    const where = { file: name, ...place, path: formatPath(pathInFile) };
    return formatFault({ ...where, severity, rule, message, ...(suggestion && { suggestion }) });
  };
  const faults = json.faults.map((fault) => formatFault(fault));
  if (json.isWhole) {
    for (const { path: at, target, rule, message, suggestion } of findSchemaFaults(
      compileSchema(contentFileSchema),
      json.value,
    )) {
      const finding: Finding = { severity: 'error', rule, path: at, message, suggestion };
      faults.push(say(json.locate(at, target), finding, at));
    }
  }
  const isSound = json.isWhole && faults.length === json.faults.length;
  const given = isSound ? (json.value as Record<string, readonly GivenEntry[]>)[kind] : [];
  if (given === undefined) {
    const message = `The file says nothing of ${kind}.`;
    const suggestion = `Write { "${kind}": [ … ] }.`;
    const finding: Finding = {
      severity: 'error',
      rule: 'schema.missing',
      path: [],
      message,
      suggestion,
    };
    faults.push(say(json.locate([]), finding, []));
  }
  return {
    entries: isSound ? given : undefined,
    faults,
    format(index, finding) {
      const at = [kind, index, ...finding.path];
      return say(json.locate(at, finding.path.length > 0 ? 'value' : 'key'), finding, at);
    },
  };
}
