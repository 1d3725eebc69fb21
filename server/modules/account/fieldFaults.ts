import type { FieldFault } from '../../../engine/fields/fieldRule.ts';
import { Problem } from '../../http/problem.ts';

/** Collects what is wrong with the fields of a form, so that all of it is told at once. */
export interface FieldFaults {
  /** Takes note of a fault; null is none. */
  add(field: string, fault: FieldFault | null): void;
  /** Throws Problem fieldsInvalid where there was any. */
  throwIfAny(): void;
}

/** Makes an empty collection. */
export function collectFieldFaults(): FieldFaults {
  const fields = new Map<string, FieldFault>();
  return {
    add(field, fault) {
      if (fault && !fields.has(field)) fields.set(field, fault);
    },
    throwIfAny() {
      if (fields.size === 0) return;
      throw new Problem('fieldsInvalid', 'Some fields are not as the form asks for them.', {
        value: { fields: Object.fromEntries(fields) },
      });
    },
  };
}
