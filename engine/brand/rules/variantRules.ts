import { suggestName } from '../../nearestName.ts';
import type { Rule } from '../checkBrand.ts';

const exist: Rule = (brand, report, { catalogue }) => {
  for (const [slot, variant] of Object.entries(brand.variants ?? {})) {
    const path = ['variants', slot];
    const known = Object.hasOwn(catalogue.slots, slot) ? catalogue.slots[slot] : undefined;
    if (!known) {
      report('variant.unknownSlot', path, `There is no slot "${slot}".`, {
        suggestion: suggestName(slot, Object.keys(catalogue.slots)),
        target: 'key',
      });
    } else if (!known.variants.includes(variant)) {
      report('variant.unknown', path, `The slot "${slot}" has no variant "${variant}".`, {
        suggestion: suggestName(variant, known.variants),
      });
    }
  }
};

/** Chosen variants exist. */
export const variantRules: readonly Rule[] = [exist];
