import { certainName, suggestName } from '../../nearestName.ts';
import type { Rule } from '../checkBrand.ts';
import { mendName } from '../mend.ts';

const exist: Rule = (brand, report, { catalogue }) => {
  const chosen = brand.variants ?? {};
  for (const [slot, variant] of Object.entries(chosen)) {
    const path = ['variants', slot];
    const known = Object.hasOwn(catalogue.slots, slot) ? catalogue.slots[slot] : undefined;
    if (!known) {
      const names = Object.keys(catalogue.slots);
      const certain = certainName(
        slot,
        names.filter((name) => !Object.hasOwn(chosen, name)),
      );
      report('variant.unknownSlot', path, `There is no slot "${slot}".`, {
        suggestion: suggestName(slot, names),
        target: 'key',
        mend: certain === undefined ? undefined : { kind: 'rename', key: certain },
      });
    } else if (!known.variants.includes(variant)) {
      report('variant.unknown', path, `The slot "${slot}" has no variant "${variant}".`, {
        suggestion: suggestName(variant, known.variants),
        mend: mendName(variant, known.variants),
      });
    }
  }
};

/** Chosen variants exist. */
export const variantRules: readonly Rule[] = [exist];
