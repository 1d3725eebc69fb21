import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import {
  PasswordInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { getIdentityProvider, putIdentityProvider } from '../../../../schemas/desk/identity.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './identity.module.css';

type Account = DeskValueOf<typeof getIdentityProvider>;
type Body = DeskBodyOf<typeof putIdentityProvider>;
type Values = Omit<Body, 'apiKey' | 'webhookSecret'> & {
  readonly apiKey?: string | null;
  readonly webhookSecret?: string | null;
};

/** The forms in which deliveries are signed, by their own names. */
const SIGNATURES = [
  { id: 'standardWebhooks', name: 'Standard Webhooks' },
  { id: 'stripe', name: 'Stripe' },
  { id: 'btcpay', name: 'BTCPay' },
];

const NEW = {
  provider: 'hostedCheck',
  name: '',
  settings: { baseUrl: '', signature: 'standardWebhooks', mode: 'page' },
  state: 'active',
};

/** The call that keeps it; keys that are left empty are left out, so that they stay as they are. */
export function toProviderBody({ apiKey, webhookSecret, ...values }: Values): Body {
  const { provider, name, state, reason } = values;
  const { baseUrl, signature, mode } = values.settings;
  return {
    provider,
    name: name.trim(),
    settings: {
      baseUrl: baseUrl.trim(),
      ...(signature && { signature }),
      ...(mode && { mode }),
    },
    state,
    reason,
    ...(apiKey && { apiKey }),
    ...(webhookSecret && { webhookSecret }),
  };
}

/** Who checks members for the brand; without anybody people of the house look at everything. */
export function ProviderPage() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.identityProvider', brand],
    queryFn: ({ signal }) => calls.call(getIdentityProvider, { signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.identityProvider.title',
          context: 'Heading of the page about the service that checks members',
          message: 'Identity provider',
        })}
      >
        <EditButton account={data} />
      </PageHead>
      {data.provider ? (
        <ProviderCard provider={data.provider} />
      ) : (
        <p className={styles.note}>
          {t({
            id: 'desk.identityProvider.none',
            context: 'In place of the service that checks members',
            message: 'Nobody is set: what members send is looked at by people of the house.',
          })}
        </p>
      )}
    </>
  );
}

function ProviderCard({ provider }: { provider: NonNullable<Account['provider']> }) {
  const { t } = useLingui();
  const words = useProviderWords();
  const { settings } = provider;
  return (
    <Card
      title={provider.name}
      action={
        <Chip
          variant="outlined"
          color={provider.state === 'active' ? 'success' : undefined}
          label={provider.state === 'active' ? words.active : words.paused}
        />
      }
    >
      <Facts
        rows={[
          [words.mode, settings.mode === 'pictures' ? words.pictures : words.page],
          [words.baseUrl, settings.baseUrl],
          [
            words.signature,
            SIGNATURES.find(({ id }) => id === (settings.signature ?? 'standardWebhooks'))?.name,
          ],
          [
            t({
              id: 'desk.identityProvider.webhook',
              context: 'Name of a fact: where a provider tells what happened',
              message: 'Webhook',
            }),
            <code key="webhook" className={styles.path}>
              {provider.webhookPath}
            </code>,
          ],
          [
            t({
              id: 'desk.identityProvider.keys',
              context: 'Name of a fact: whether there are keys',
              message: 'Keys',
            }),
            provider.hasKeys
              ? t({
                  id: 'desk.identityProvider.hasKeys',
                  context: 'There are keys; they are never shown',
                  message: 'Set',
                })
              : t({
                  id: 'desk.identityProvider.noKeys',
                  context: 'There are no keys',
                  message: 'None',
                }),
          ],
        ]}
      />
    </Card>
  );
}

function useProviderWords() {
  const { t } = useLingui();
  return {
    name: t({
      id: 'desk.identityProvider.name',
      context: 'Field: the name of a service, as members read it',
      message: 'Name, as members read it',
    }),
    provider: t({
      id: 'desk.identityProvider.provider',
      context: 'Field: the kind of service',
      message: 'Protocol',
    }),
    baseUrl: t({
      id: 'desk.identityProvider.baseUrl',
      context: 'Field: where a service is called',
      message: 'Address',
    }),
    signature: t({
      id: 'desk.identityProvider.signature',
      context: 'Field: how a service signs what it tells',
      message: 'Signature',
    }),
    mode: t({
      id: 'desk.identityProvider.mode',
      context: 'Field: where members show who they are',
      message: 'Members show who they are',
    }),
    page: t({
      id: 'desk.identityProvider.page',
      context: 'Choice: where members show who they are',
      message: 'On the provider’s page',
    }),
    pictures: t({
      id: 'desk.identityProvider.pictures',
      context: 'Choice: where members show who they are',
      message: 'Here; the pictures are handed on',
    }),
    apiKey: t({
      id: 'desk.identityProvider.apiKey',
      context: 'Field',
      message: 'Key',
    }),
    webhookSecret: t({
      id: 'desk.identityProvider.webhookSecret',
      context: 'Field: what deliveries of a provider are signed with',
      message: 'Webhook secret',
    }),
    keyHelp: t({
      id: 'desk.identityProvider.keyHelp',
      context: 'Below the field of a key that is set',
      message: 'Leave it empty to keep the one that is set.',
    }),
    state: t({ id: 'desk.identityProvider.state', context: 'Field', message: 'State' }),
    active: t({
      id: 'desk.identityProvider.active',
      context: 'State of a service',
      message: 'On',
    }),
    paused: t({
      id: 'desk.identityProvider.paused',
      context: 'State of a service',
      message: 'Paused',
    }),
  };
}

function EditButton({ account }: { account: Account }) {
  const { t } = useLingui();
  const label = account.provider
    ? t({ id: 'desk.identityProvider.edit', context: 'Button', message: 'Edit' })
    : t({ id: 'desk.identityProvider.add', context: 'Button', message: 'Set a provider' });
  return (
    <ActionButton<typeof putIdentityProvider, Values>
      endpoint={putIdentityProvider}
      width="sm"
      variant="contained"
      label={label}
      title={t({
        id: 'desk.identityProvider.title',
        context: 'Heading of the page about the service that checks members',
        message: 'Identity provider',
      })}
      confirm={t({
        id: 'desk.identityProvider.save',
        context: 'Button of a dialog',
        message: 'Save',
      })}
      defaultValues={(account.provider as unknown as Values | null) ?? (NEW as unknown as Values)}
      fields={<Fields account={account} />}
      toBody={toProviderBody}
    />
  );
}

function Fields({ account: { names, provider } }: { account: Account }) {
  const words = useProviderWords();
  const keyHelp = provider?.hasKeys ? words.keyHelp : false;
  const choices = { translateChoice: false, helperText: false } as const;
  return (
    <>
      <TextInput source="name" label={words.name} validate={[required()]} helperText={false} />
      <SelectInput
        source="provider"
        label={words.provider}
        choices={names.map((id) => ({ id, name: id }))}
        validate={[required()]}
        {...choices}
      />
      <TextInput
        source="settings.baseUrl"
        label={words.baseUrl}
        validate={[required()]}
        helperText={false}
      />
      <RadioButtonGroupInput
        source="settings.mode"
        label={words.mode}
        choices={[
          { id: 'page', name: words.page },
          { id: 'pictures', name: words.pictures },
        ]}
        {...choices}
      />
      <SelectInput
        source="settings.signature"
        label={words.signature}
        choices={SIGNATURES}
        {...choices}
      />
      {(['apiKey', 'webhookSecret'] as const).map((source) => (
        <PasswordInput
          key={source}
          source={source}
          label={words[source]}
          helperText={keyHelp}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
      ))}
      <RadioButtonGroupInput
        source="state"
        label={words.state}
        choices={[
          { id: 'active', name: words.active },
          { id: 'paused', name: words.paused },
        ]}
        {...choices}
      />
    </>
  );
}
