import type { ValidateFunction } from 'ajv';
import { themeSchema } from '../../schemas/theme.schema.ts';
import type { Fault } from '../brand/fault.ts';
import { parseJsonDocument } from '../brand/jsonDocument.ts';
import { formatPath } from '../brand/jsonPath.ts';
import { compileSchema, findSchemaFaults } from '../brand/schemaFaults.ts';
import { parseThemeTokens } from './parseThemeTokens.ts';
import type { ThemeTokens } from './types.ts';

/** What the text of a token file says: the inputs of a theme, or every fault with its line and column. */
export interface ParsedThemeText {
  /** Undefined where anything is wrong. */
  readonly tokens?: ThemeTokens;
  readonly faults: readonly Fault[];
}

let validateTheme: ValidateFunction | undefined;

/** Reads the text of a token file; never throws, and reports every fault at once. */
export function parseThemeText(file: string, text: string): ParsedThemeText {
  const json = parseJsonDocument(file, text);
  if (json.faults.length > 0) return { faults: json.faults };
  validateTheme ??= compileSchema(themeSchema);
  const faults = findSchemaFaults(validateTheme, json.value).map(({ path, target, ...fault }) => ({
    ...fault,
    severity: 'error' as const,
    file,
    path: formatPath(path),
    ...json.locate(path, target),
  }));
  if (faults.length > 0) return { faults };
  const parsed = parseThemeTokens(json.value);
  if (parsed.ok) return { tokens: parsed.tokens, faults: [] };
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
