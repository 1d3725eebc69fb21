import { PICTURED_NEEDS, type PicturedNeed } from '../../../schemas/identity.schema.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import {
  sealContextOfIdentityProvider,
  type IdentityCheckRow,
  type IdentityProviderRow,
  type IdentitySessionRow,
} from '../../db/identityTables.ts';
import { Problem } from '../../http/problem.ts';
import type { IncomingWebhook } from '../../http/webhooks.ts';
import { ProviderFault } from '../../providers/providerFault.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { endedAt } from './applyAnswer.ts';
import {
  askProvider,
  openKeys,
  readyProvider,
  type AskDeps,
  type IdentityProviderSecrets,
} from './askProvider.ts';
import { lockMemberIdentity } from './identityChecks.repository.ts';
import {
  findOpenSession,
  findProvider,
  insertSession,
  listDueSessions,
  lockSession,
  pollSoon,
  takeSession,
  updateSession,
} from './providerChecks.repository.ts';
import { readStanding, type IdentityStanding } from './standing.ts';

/** Checks of members by a provider. */
export interface ProviderChecks {
  /** Begins one on a page of the provider, or goes on with one. Throws Problem notFound or identityClosed. */
  start(call: PaymentCall): Promise<void>;
  /** Has the provider look at pictures that a member gave here, where it is one that is handed them. */
  handOn(
    tx: Tx,
    call: PaymentCall,
    handed: { readonly check: string; readonly need: PicturedNeed; readonly level: string },
  ): Promise<void>;
  /** Asks about what is due; how much that was. */
  work(now: Date): Promise<number>;
  /** What a webhook leads to; null where its provider did not sign it. */
  take(webhook: IncomingWebhook): Promise<{ readonly isKnown: boolean } | null>;
  /** The keys of an account, opened; empty where there are none. */
  openKeys(row: Pick<IdentityProviderRow, 'id' | 'secrets_sealed'>): IdentityProviderSecrets;
  sealKeys(id: string, secrets: IdentityProviderSecrets): string;
  readonly names: readonly string[];
}

/** What it is made from. */
interface ProviderCheckDeps extends AskDeps {
  readonly onError: (error: unknown) => void;
}

const MINUTE_MS = 60_000;
const BATCH = 50;
/** How long a member has. */
const OPEN_MS = 24 * 60 * MINUTE_MS;
/** When a provider is asked that told nothing: after so many minutes, then every hour. */
const POLL_MINUTES = [1, 2, 5, 10, 30];
/** When one that did not answer at all is tried again to begin with. */
const RETRY_MS = 30_000;

const pauseAfter = (polls: number) => (POLL_MINUTES[polls] ?? 60) * MINUTE_MS;

/** The level that is next for a member, and what of it has to be shown. */
export function wantedOf({
  terms,
  reached,
  shown,
  checks,
}: IdentityStanding): { readonly level: string; readonly needs: readonly PicturedNeed[] } | null {
  const waits = (need: PicturedNeed, state: IdentityCheckRow['state']) =>
    checks.some((check) => check.need === need && check.state === state);
  const lacks = (need: PicturedNeed) => !shown.has(need) && !waits(need, 'submitted');
  const level = terms.levels.find(
    ({ needs }, place) =>
      place > reached && PICTURED_NEEDS.some((need) => needs.includes(need) && lacks(need)),
  );
  const needs = PICTURED_NEEDS.filter(
    (need) => waits(need, 'asked') || (level?.needs.includes(need) === true && lacks(need)),
  );
  const id = level?.id ?? terms.levels[reached]?.id;
  return needs.length === 0 || id === undefined ? null : { level: id, needs };
}

/** A check on a page of the provider, as long as the member can go on with it. */
export const underWay = (
  session: IdentitySessionRow | undefined,
  now: Date,
): IdentitySessionRow | null => (session && session.expires_at > now ? session : null);

const newSession = (
  { ids }: ProviderCheckDeps,
  { caller, member, now }: PaymentCall,
  provider: IdentityProviderRow,
) => ({
  merchant_code: caller.brand.merchantCode,
  id: ids(),
  member_id: member.memberId,
  provider_id: provider.id,
  state: 'created' as const,
  locale: caller.locale,
  return_url: `${caller.origin}/member/identity`,
  created_at: now,
  expires_at: new Date(now.getTime() + OPEN_MS),
});

/** The check that the provider has to be told of; null where it knows it already. */
async function openSession(
  tx: Tx,
  deps: ProviderCheckDeps,
  call: PaymentCall,
): Promise<IdentitySessionRow | null> {
  const { caller, member, now } = call;
  await lockMemberIdentity(tx, member.memberId);
  const provider = await findProvider(tx);
  if (provider?.state !== 'active' || provider.settings.mode === 'pictures') {
    throw new Problem('notFound', 'Nobody checks members for this house.');
  }
  const last = await findOpenSession(tx, member.memberId);
  const open = underWay(last, now);
  if (open) return open.state === 'created' ? open : null;
  if (last) await updateSession(tx, last.id, { ...endedAt(now), state: 'expired' });
  const owner = { brand: caller.brand, memberId: member.memberId, now };
  const wanted = wantedOf(await readStanding(tx, owner));
  if (!wanted) throw new Problem('identityClosed', 'There is nothing to be shown.');
  const row = {
    ...newSession(deps, call, provider),
    level: wanted.level,
    needs: [...wanted.needs],
    poll_at: new Date(now.getTime() + RETRY_MS),
  };
  await insertSession(tx, row);
  return (await lockSession(tx, row.id)) ?? null;
}

/** Makes it. */
export function createProviderChecks(deps: ProviderCheckDeps): ProviderChecks {
  const { db, box, providers, onError } = deps;
  return {
    names: providers.names,
    openKeys: (row) => openKeys(deps, row),
    sealKeys: (id, secrets) => box.seal(JSON.stringify(secrets), sealContextOfIdentityProvider(id)),
    async start(call) {
      const { merchantCode } = call.caller.brand;
      const session = await withTransaction(db, { merchantCode }, (tx) =>
        openSession(tx, deps, call),
      );
      if (!session) return;
      try {
        await askProvider(deps, session, call.now);
      } catch (error) {
        // It is kept, and begun by the job as soon as the provider answers.
        if (!(error instanceof ProviderFault)) throw error;
        onError(error);
      }
    },
    async handOn(tx, call, { check, need, level }) {
      const provider = await findProvider(tx);
      if (provider?.state !== 'active' || provider.settings.mode !== 'pictures') return;
      await insertSession(tx, {
        ...newSession(deps, call, provider),
        check_id: check,
        level,
        needs: [need],
        poll_at: call.now,
      });
    },
    async work(now) {
      const due = await listDueSessions(db.owner, now, BATCH);
      for (const { id, polls, merchant_code: merchantCode } of due) {
        const until = new Date(now.getTime() + pauseAfter(polls));
        const session = await withTransaction(db, { merchantCode }, (tx) =>
          takeSession(tx, id, { now, until }),
        );
        if (session) await askProvider(deps, session, now).catch(onError);
      }
      return due.length;
    },
    async take({ account, ...webhook }) {
      const ready = await readyProvider(deps, account);
      const check = ready?.provider.readWebhook(ready.account, webhook) ?? null;
      if (!ready || check === null) return null;
      const { merchant_code: merchantCode, id: providerId } = ready.row;
      const isKnown = await withTransaction(db, { merchantCode }, (tx) =>
        pollSoon(tx, { id: check, providerId, now: webhook.now }),
      );
      return { isKnown };
    },
  };
}
