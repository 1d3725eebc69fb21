import type { Rule } from '../checkBrand.ts';
import { parseHost, parseHostPattern } from '../host.ts';

const areWellFormed: Rule = (brand, report) => {
  for (const [index, written] of (brand.hosts ?? []).entries()) {
    const parsed = parseHost(written);
    if (parsed.ok) continue;
    report('host.malformed', ['hosts', index], parsed.problem, { suggestion: parsed.suggestion });
  }
  for (const [index, written] of (brand.allowHosts ?? []).entries()) {
    const parsed = parseHostPattern(written);
    if (parsed.ok) continue;
    report('host.malformed', ['allowHosts', index], parsed.problem, {
      suggestion: parsed.suggestion,
    });
  }
  const authDomain = brand.phoneAuth?.authDomain;
  const parsed = authDomain === undefined ? undefined : parseHost(authDomain);
  if (parsed && !parsed.ok) {
    report('host.malformed', ['phoneAuth', 'authDomain'], parsed.problem, {
      suggestion: parsed.suggestion,
    });
  }
};

const areOwn: Rule = (brand, report, { id, hostOwners }) => {
  if (brand.abstract) return;
  for (const [index, written] of (brand.hosts ?? []).entries()) {
    const parsed = parseHost(written);
    const owner = parsed.ok ? hostOwners.get(parsed.host) : undefined;
    if (owner === undefined || owner === id) continue;
    report('host.duplicate', ['hosts', index], `"${written}" belongs to the brand "${owner}".`, {
      suggestion: `Remove it here or in "${owner}"; until then "${owner}" keeps it.`,
    });
  }
};

/** Hosts are names, and each leads to one brand. */
export const hostRules: readonly Rule[] = [areWellFormed, areOwn];
