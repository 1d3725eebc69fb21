import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import {
  sealContextOfIdentityProvider,
  type IdentityProviderRow,
  type IdentitySessionRow,
} from '../../db/identityTables.ts';
import { getMember } from '../../db/members.ts';
import type {
  FoundCheck,
  IdentityProvider,
  OpenIdentityProvider,
} from '../../providers/identity/provider.ts';
import type { IdentityProviders } from '../../providers/identity/identityProviders.ts';
import { applyAnswer, endedAt, type ApplyDeps } from './applyAnswer.ts';
import { listPictures } from './identityChecks.repository.ts';
import { findProviderOf, lockSession, updateSession } from './providerChecks.repository.ts';
import { contextOfPicture } from './seals.ts';

/** What stands in an account's sealed part. */
export interface IdentityProviderSecrets {
  readonly apiKey?: string;
  readonly webhookSecrets?: readonly string[];
}

/** An account that can be called. */
interface ReadyProvider {
  readonly row: IdentityProviderRow;
  readonly account: OpenIdentityProvider;
  readonly provider: IdentityProvider;
}

/** What providers are asked with. */
export interface AskDeps extends ApplyDeps {
  readonly db: Database;
  readonly providers: IdentityProviders;
  readonly findSite: SiteFinder;
}

/** How long a silent provider is asked after the member's time was over. */
const SILENT_MS = 7 * 86_400_000;

/** The keys of an account, opened; empty where there are none. */
export function openKeys(
  { box }: Pick<ApplyDeps, 'box'>,
  { id, secrets_sealed: sealed }: Pick<IdentityProviderRow, 'id' | 'secrets_sealed'>,
): IdentityProviderSecrets {
  const text = sealed && box.open(sealed, sealContextOfIdentityProvider(id));
  return (text ? JSON.parse(text) : {}) as IdentityProviderSecrets;
}

/** An account that can be called, whoever's it is; null where there is none, or nobody here speaks with its provider. */
export async function readyProvider(deps: AskDeps, id: string): Promise<ReadyProvider | null> {
  const row = await findProviderOf(deps.db.owner, id);
  const provider = row && deps.providers.find(row.provider);
  if (!row || !provider) return null;
  const { apiKey = null, webhookSecrets = [] } = openKeys(deps, row);
  return { row, provider, account: { settings: row.settings, apiKey, webhookSecrets } };
}

/** Pictures that the member gave here, where they are handed on. */
async function picturesOf(tx: Tx, { box }: ApplyDeps, { check_id: check }: IdentitySessionRow) {
  if (check === null) return undefined;
  const all = await listPictures(tx, check);
  return all.flatMap(({ id, need, side, type, sealed }) => {
    const bytes = box.openBytes(sealed, contextOfPicture(id));
    return bytes ? [{ need, side, type, data: bytes.toString('base64') }] : [];
  });
}

async function begin(
  deps: AskDeps,
  { provider, account }: ReadyProvider,
  session: IdentitySessionRow,
): Promise<FoundCheck> {
  const { merchant_code: merchantCode } = session;
  const { member, pictures } = await withTransaction(deps.db, { merchantCode }, async (tx) => ({
    member: await getMember(tx, merchantCode, session.member_id),
    pictures: await picturesOf(tx, deps, session),
  }));
  return provider.start(account, {
    check: session.id,
    member: session.member_id,
    level: session.level,
    needs: session.needs,
    details: {
      name: member.payee_name,
      birthday: member.birthday,
      country: member.profile['nationality']?.slice(0, 2) ?? null,
      email: member.email,
    },
    locale: session.locale,
    returnUrl: session.return_url,
    expiresAt: session.expires_at.toISOString(),
    ...(pictures && { pictures }),
  });
}

/** Asks a provider about a check, or begins it. Throws ProviderFault where there is no answer. */
export async function askProvider(
  deps: AskDeps,
  session: IdentitySessionRow,
  now: Date,
): Promise<void> {
  const { merchant_code: merchantCode, id } = session;
  const ready = await readyProvider(deps, session.provider_id);
  const site = await deps.findSite(merchantCode);
  if (!ready || !site) return;
  const isLost = session.expires_at.getTime() + SILENT_MS < now.getTime();
  const isNew = session.state === 'created';
  const found =
    isNew && !isLost
      ? await begin(deps, ready, session)
      : await ready.provider.find(ready.account, id);
  const isOpen = found?.state === 'waiting' || found?.state === 'working';
  await withTransaction(deps.db, { merchantCode }, async (tx) => {
    const at = { id, brand: site.brand, by: ready.row.name, now };
    if (found && !(isLost && isOpen)) return applyAnswer(tx, deps, at, found);
    // A clear "never heard of it", or nobody finished for a week after its end.
    const locked = await lockSession(tx, id);
    if (!locked || locked.ended_at !== null) return undefined;
    return updateSession(tx, id, { ...endedAt(now), state: 'expired' });
  });
}
