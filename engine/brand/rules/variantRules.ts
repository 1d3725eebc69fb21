import type { Rule } from '../rule.ts';
import { adviseValue } from '../meantValue.ts';

const exist: Rule = (brand, report, { catalogue }) => {
  const chosen = brand.variants ?? {};
  for (const [slot, variant] of Object.entries(chosen)) {
    const path = ['variants', slot];
    const known = Object.hasOwn(catalogue.slots, slot) ? catalogue.slots[slot] : undefined;
    if (!known) {
      const names = Object.keys(catalogue.slots);
      const { suggestion, mend } = adviseValue(
        slot,
        names,
        names.filter((name) => Object.hasOwn(chosen, name)),
      );
      report('variant.unknownSlot', path, `There is no slot "${slot}".`, {
        suggestion,
        target: 'key',
        mend: mend && { kind: 'rename', key: mend.value },
      });
    } else if (!known.variants.includes(variant)) {
      report('variant.unknown', path, `The slot "${slot}" has no variant "${variant}".`, {
        ...adviseValue(variant, known.variants),
      });
    }
  }
};

/** Chosen variants exist. */
export const variantRules: readonly Rule[] = [exist];
