import { featuresOf } from '../features.ts';
import type { JsonPath } from '../jsonPath.ts';
import type { Rule } from '../rule.ts';

const LEVELS: JsonPath = ['identityChecks', 'levels'];

const firstIsOpen: Rule = ({ identityChecks }, report) => {
  if ((identityChecks?.levels[0]?.needs ?? []).length === 0) return;
  report('identity.first', [...LEVELS, 0, 'needs'], 'Every member is at the first level at once.', {
    suggestion: 'Put a level without "needs" before it.',
  });
};

const levelsRise: Rule = ({ identityChecks }, report) => {
  const levels = identityChecks?.levels ?? [];
  const known: string[] = [];
  levels.forEach(({ id, needs = [], ...level }, index) => {
    const path = [...LEVELS, index];
    if (levels.findIndex((other) => other.id === id) !== index) {
      report('identity.order', [...path, 'id'], `There are two levels "${id}".`, {
        suggestion: 'Give each a name of its own.',
      });
    }
    const added = needs.filter((need) => !known.includes(need));
    known.push(...added);
    const before = levels[index - 1];
    if (!before) return;
    if (added.length === 0) {
      report('identity.order', [...path, 'id'], `"${id}" takes nothing more than "${before.id}".`, {
        suggestion: 'Add to "needs" what it takes, or remove the level.',
      });
    }
    for (const key of ['depositSum', 'withdrawalSum'] as const) {
      const [most, least] = [level[key] ?? Infinity, before[key] ?? Infinity];
      if (most >= least) continue;
      const allowed = least === Infinity ? 'any amount' : String(least);
      report(
        'identity.order',
        [...path, key],
        `${most} is less than "${before.id}" allows, ${allowed}.`,
        {
          suggestion: `Raise "${key}", or leave it out.`,
        },
      );
    }
    if (level.mayPlay === false && before.mayPlay !== false) {
      report(
        'identity.order',
        [...path, 'mayPlay'],
        `Members of "${before.id}" may play already.`,
        {
          suggestion: 'Remove it.',
        },
      );
    }
  });
};

const isOpen: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['features']) || isIncomplete(['identityChecks'])) return;
  const isOn = featuresOf(brand).identityCheck;
  const isWritten = brand.identityChecks !== undefined;
  if (isOn === isWritten) return;
  if (isOn) {
    report('identity.gatedOff', ['features', 'identityCheck'], 'There are no levels to reach.', {
      suggestion: 'Add "identityChecks" with "levels", or switch the feature off.',
    });
    return;
  }
  const message = 'Nobody can show who they are, because the feature "identityCheck" is off.';
  report('identity.gatedOff', ['identityChecks'], message, {
    suggestion: 'Switch "identityCheck" on, or remove the levels.',
    target: 'key',
  });
};

/** Levels of identity checks make sense. */
export const identityRules: readonly Rule[] = [firstIsOpen, levelsRise, isOpen];
