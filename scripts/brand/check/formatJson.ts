import { pageOfRule } from '../../../engine/brand/ruleBook.ts';
import { slashed, type Report } from './report.ts';

/** A report for programs; keys are only ever added. */
export function formatJson({ checked, errors, warnings, faults, fixed }: Report): string {
  const value = {
    checked,
    errors,
    warnings,
    faults: faults.map((fault) => ({
      rule: fault.rule,
      severity: fault.severity,
      file: slashed(fault.file),
      line: fault.line,
      column: fault.column,
      path: fault.path,
      message: fault.message,
      suggestion: fault.suggestion,
      page: pageOfRule(fault.rule),
      fixable: fault.fix !== undefined,
    })),
    fixed: fixed?.map((mended) => ({ ...mended, file: slashed(mended.file) })),
  };
  return JSON.stringify(value, null, 2);
}
