import type { ContentEntry } from '../../../schemas/content.schema.ts';
import type { Tx } from '../../db/database.ts';
import type { DeskKind, Finding } from '../desk.ts';
import { checkCountries } from '../countries.ts';
import { createAddressList } from './addressList.ts';
import { findSystemStatus, removeSystemStatus, saveSystemStatus } from './system.repository.ts';

/** Whether a site is open, and for whom, with everything said. */
export type SiteEntry = Required<ContentEntry<'site'>>;

/** How each state is written. */
const STATES = ['open', 'maintenance', 'closed'] as const satisfies readonly SiteEntry['state'][];

async function readSite(tx: Tx): Promise<SiteEntry> {
  const row = await findSystemStatus(tx);
  return {
    id: 'site',
    state: STATES[row?.status ?? 0] ?? 'open',
    endsAt: row?.ends_at?.toISOString() ?? null,
    opensByItself: row?.opens_by_itself ?? false,
    closedCountries: row?.restricted_countries ?? [],
    closedAddresses: row?.blocked_ips ?? [],
  };
}

/** What is not said; also of versions from before there was a field. */
const NOTHING_SAID: Omit<SiteEntry, 'id'> = {
  state: 'open',
  endsAt: null,
  opensByItself: false,
  closedCountries: [],
  closedAddresses: [],
};

function checkSite(entry: SiteEntry, now: Date): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (
    rule: string,
    path: Finding['path'],
    message: string,
    severity: Finding['severity'] = 'error',
  ) => findings.push({ severity, rule, path, message });
  const { endsAt, state, opensByItself, closedCountries, closedAddresses } = entry;
  if (endsAt !== null && Number.isNaN(Date.parse(endsAt))) {
    report('content.time', ['endsAt'], `"${endsAt}" is no day and time that there is.`);
  } else if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) {
    report('content.time', ['endsAt'], 'It is over already.', 'warning');
  } else if (state === 'maintenance' && endsAt === null) {
    report('content.time', ['endsAt'], 'Visitors are not told when it ends.', 'warning');
  }
  if (opensByItself && state === 'maintenance' && endsAt === null) {
    report('content.time', ['opensByItself'], 'It cannot open by itself without an end.');
  }
  findings.push(...checkCountries(closedCountries));
  for (const [index, address] of closedAddresses.entries()) {
    if (createAddressList([address]) !== null) continue;
    const message = `"${address}" is neither an address nor a subnet.`;
    report('content.address', ['closedAddresses', index], message);
  }
  return findings;
}

/** The state of a site as a desk works on it: one entry, "site", which there always is. */
export const siteKind: DeskKind<SiteEntry> = {
  names: ['site status', 'site status'],
  isCatalogue: true,
  list: async (tx) => [await readSite(tx)],
  listDefaults: () => Promise.resolve([]),
  complete: (given) => ({
    ...NOTHING_SAID,
    ...given,
    id: 'site',
  }),
  check(entry, _merchant, now) {
    const at = entry.endsAt === null ? Number.NaN : Date.parse(entry.endsAt);
    const endsAt = Number.isNaN(at) ? entry.endsAt : new Date(at).toISOString();
    return { entry: { ...entry, endsAt }, findings: checkSite(entry, now) };
  },
  save(tx, merchantCode, entry) {
    const { state, endsAt, opensByItself, closedCountries, closedAddresses } = {
      ...NOTHING_SAID,
      ...entry,
    };
    return saveSystemStatus(tx, {
      merchant_code: merchantCode,
      status: STATES.indexOf(state),
      ends_at: endsAt === null ? null : new Date(endsAt),
      opens_by_itself: opensByItself,
      restricted_countries: [...closedCountries],
      blocked_ips: [...closedAddresses],
    });
  },
  remove: (tx, merchantCode) => removeSystemStatus(tx, merchantCode),
  order: () => Promise.resolve(),
};
