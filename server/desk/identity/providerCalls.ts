import { getIdentityProvider, putIdentityProvider } from '../../../schemas/desk/identity.ts';
import { IDENTITY_EVENTS_PATH } from '../../../schemas/identityApi.ts';
import { Problem } from '../../http/problem.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk, DeskParts } from '../area.ts';
import { inCall } from '../deskCall.ts';

const ID_BYTES = 12;

function definePut({ random, site }: DeskParts): DeskAction<typeof putIdentityProvider> {
  const { provider: providers } = site.identityChecks;
  const describe = (row: { name: string; state: string; provider: string } | undefined) =>
    row && { name: row.name, state: row.state, provider: row.provider };
  return {
    endpoint: putIdentityProvider,
    async fourEyes(tx, { name }) {
      const known = await providers.find(tx);
      return {
        subject: { kind: 'identityProvider', id: known?.id ?? 'new', label: name },
        before: describe(known),
        mayStandAlone: true,
      };
    },
    async perform(tx, body, context) {
      if (!providers.names.includes(body.provider)) {
        throw new Problem('bodyInvalid', `There is no provider "${body.provider}".`);
      }
      const known = await providers.find(tx);
      const id = known?.id ?? `ip_${random(ID_BYTES).toString('base64url')}`;
      const former = known && providers.openKeys(known);
      const hasNewKeys = body.apiKey !== undefined || body.webhookSecret !== undefined;
      const [last] = former?.webhookSecrets ?? [];
      const secrets = {
        apiKey: body.apiKey ?? former?.apiKey ?? '',
        webhookSecrets: [body.webhookSecret, last].filter((one) => one !== undefined),
      };
      await providers.put(tx, {
        merchant_code: context.live!.brand.merchantCode,
        id,
        provider: body.provider,
        name: body.name,
        settings: JSON.stringify(body.settings),
        state: body.state,
        created_at: known?.created_at ?? context.now,
        changed_at: context.now,
        ...(hasNewKeys && { secrets_sealed: providers.sealKeys(id, secrets) }),
      });
      const { name, state, provider, settings } = body;
      return {
        value: { id },
        subject: { kind: 'identityProvider', id, label: name },
        before: describe(known) ?? null,
        after: { name, state, provider, baseUrl: settings.baseUrl, hasNewKeys },
      };
    },
  };
}

/** Mounts what the desk reads and does of who checks members. */
export function mountProvider({ parts, serve, serveAction }: Desk): void {
  const { db, site } = parts;
  const { provider: providers } = site.identityChecks;
  serve(getIdentityProvider, (call) =>
    inCall(db, call, async (tx) => {
      const row = await providers.find(tx);
      return {
        provider: row
          ? {
              provider: row.provider,
              name: row.name,
              settings: { ...row.settings },
              hasKeys: row.secrets_sealed !== null,
              state: row.state,
              webhookPath: `${IDENTITY_EVENTS_PATH}/${row.id}`,
            }
          : null,
        names: [...providers.names],
      };
    }),
  );
  serveAction(definePut(parts));
}
