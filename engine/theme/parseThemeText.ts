import type { ValidateFunction } from 'ajv';
import { themeSchema } from '../../schemas/theme.schema.ts';
import type { Fault } from '../brand/fault.ts';
import { parseJsonDocument } from '../brand/jsonDocument.ts';
import { formatPath } from '../brand/jsonPath.ts';
import { fixOf } from '../brand/mend.ts';
import { compileSchema, findSchemaFaults } from '../brand/schemaFaults.ts';
import { parseThemeTokens } from './parseThemeTokens.ts';
import type { ThemeTokens } from './types.ts';

/** What the text of a token file says: the inputs of a theme, and every fault with its line and column. */
export interface ParsedThemeText {
  /** Undefined where anything but warnings is wrong. */
  readonly tokens?: ThemeTokens;
  readonly faults: readonly Fault[];
}

let validateTheme: ValidateFunction | undefined;

/** Reads the text of a token file; never throws, and reports every fault at once. */
export function parseThemeText(file: string, text: string): ParsedThemeText {
  const json = parseJsonDocument(file, text);
  const { isWhole, isGuess } = json;
  if (!isWhole && typeof json.value !== 'object') return { faults: json.faults };
  validateTheme ??= compileSchema(themeSchema);
  const wrong = findSchemaFaults(validateTheme, json.value).filter(
    ({ rule }) => rule !== 'schema.missing' || (!isGuess && json.holes.length === 0),
  );
  const faults = wrong.map(({ path, target, mend, ...fault }) => ({
    ...fault,
    severity: 'error' as const,
    file,
    path: formatPath(path),
    ...json.locate(path, target),
    ...(isWhole && fixOf(mend, path, (own) => own)),
  }));
  if (!isWhole || faults.length > 0) return { faults: [...json.faults, ...faults] };
  const parsed = parseThemeTokens(json.value);
  if (parsed.ok) return { tokens: parsed.tokens, faults: json.faults };
  return {
    faults: parsed.faults.map((fault) => ({
      rule: 'theme.invalid',
      severity: 'error',
      file,
      ...json.locate([]),
      ...fault,
    })),
  };
}
