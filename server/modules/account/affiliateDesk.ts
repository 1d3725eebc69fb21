import { parseHost } from '../../../engine/brand/host.ts';
import type { ContentEntry } from '../../../schemas/content.schema.ts';
import type { DeskKind, Finding } from '../desk.ts';
import {
  findAccountForCode,
  listAffiliateRows,
  removeAffiliateRows,
  saveAffiliateRow,
} from './affiliates.repository.ts';

/** A code by which people register, with everything said. */
export type AffiliateEntry = Required<ContentEntry<'affiliates'>>;

const unknownAgent = (agent: string): Finding => ({
  severity: 'error',
  rule: 'content.agent',
  path: ['agent'],
  message: `There is no agent "${agent}".`,
});

/** Affiliate codes as a desk works on them. */
export const affiliateKind: DeskKind<AffiliateEntry> = {
  names: ['affiliate code', 'affiliate codes'],
  isCatalogue: false,
  list: listAffiliateRows,
  listDefaults: () => Promise.resolve([]),
  complete: (given) => ({ agent: null, hosts: [], isActive: true, ...given }),
  check(entry) {
    const findings = entry.hosts.flatMap((host, index): Finding[] => {
      const parsed = parseHost(host);
      if (parsed.ok && parsed.host === host) return [];
      const message = parsed.ok ? `Write it as "${parsed.host}".` : parsed.problem;
      return [{ severity: 'error', rule: 'content.host', path: ['hosts', index], message }];
    });
    return { entry, findings };
  },
  async verify(tx, { id, agent }) {
    const findings: Finding[] = [];
    if (agent !== null && !(await findAccountForCode(tx, agent))) {
      findings.push(unknownAgent(agent));
    }
    const twin = (await listAffiliateRows(tx)).find(
      (other) => other.id !== id && other.id.toLowerCase() === id.toLowerCase(),
    );
    if (twin) {
      const message = `There is the code "${twin.id}", which is the same.`;
      findings.push({ severity: 'error', rule: 'content.exists', path: ['id'], message });
    }
    return findings;
  },
  async save(tx, merchantCode, { id, agent, hosts, isActive }) {
    const member = agent === null ? undefined : await findAccountForCode(tx, agent);
    await saveAffiliateRow(tx, {
      merchant_code: merchantCode,
      code: id,
      member_id: member?.id ?? null,
      hosts: [...hosts],
      is_active: isActive,
    });
  },
  remove: removeAffiliateRows,
  // They stand by their names.
  order: () => Promise.resolve(),
};
