import type { Report, Rule } from '../rule.ts';
import { parseHost, parseHostPattern, type ParsedHost } from '../host.ts';
import type { JsonPath } from '../jsonPath.ts';

const areWellFormed: Rule = (brand, report) => {
  checkList(brand.hosts ?? [], ['hosts'], parseHost, report);
  checkList(brand.allowHosts ?? [], ['allowHosts'], parseHostPattern, report);
  const authDomain = brand.phoneAuth?.authDomain;
  if (authDomain === undefined) return;
  checkHost(authDomain, ['phoneAuth', 'authDomain'], parseHost(authDomain), report);
};

function checkList(
  hosts: readonly string[],
  list: JsonPath,
  parse: (written: string) => ParsedHost,
  report: Report,
): void {
  const seen = new Map<string, string>();
  for (const [index, written] of hosts.entries()) {
    const path = [...list, index];
    const parsed = parse(written);
    checkHost(written, path, parsed, report);
    if (!parsed.ok) continue;
    const first = seen.get(parsed.host);
    if (first === undefined) seen.set(parsed.host, written);
    else if (first !== written) {
      report('host.repeated', path, `"${written}" is the same host as "${first}".`, {
        suggestion: 'Remove one of them.',
        mend: { kind: 'remove' },
      });
    }
  }
}

function checkHost(written: string, path: JsonPath, parsed: ParsedHost, report: Report): void {
  if (!parsed.ok) {
    const { problem, suggestion, meant } = parsed;
    const mend = meant === undefined ? undefined : ({ kind: 'set', value: meant } as const);
    report('host.malformed', path, problem, { suggestion, mend });
  } else if (/[A-Z]/.test(written)) {
    const value = written.toLowerCase();
    report('host.upperCase', path, `"${written}" has capital letters, which no host name has.`, {
      suggestion: `Write "${value}".`,
      mend: { kind: 'set', value },
    });
  }
}

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
