import { useLingui } from '@lingui/react/macro';
import Add from '@mui/icons-material/Add';
import {
  NumberInput,
  PasswordInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PAYOUT_TYPES } from '../../../../schemas/payments.schema.ts';
import { putPaymentChannel } from '../../../../schemas/desk/payments.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useWord } from '../../i18n/useWord.ts';
import { toChannelBody, type Channel, type Channels, type ChannelValues } from './channelBody.ts';
import { AmountInput } from '../../parts/AmountInput.tsx';
import { PAYOUT_TYPE_NAMES, PROVIDER_NAMES } from './paymentWords.ts';
import { SIGNATURE_NAMES, useChannelWords, useSettingWords } from './useChannelWords.ts';

const NEW = { direction: 'in', weight: 1, state: 'active', settings: {}, dailyCap: null } as const;
const MOST_WEIGHT = 1000;

/** Settings that a provider asks for; those of one that is not known here are all of them. */
const SETTINGS = {
  voucher: [],
  manualBank: ['bank', 'holder', 'account', 'code', 'city', 'note'],
  hostedPage: ['baseUrl', 'scanUrl', 'signature'],
  stripe: [],
  btcpay: ['baseUrl', 'account'],
  pix: ['baseUrl', 'tokenUrl', 'account', 'holder', 'city'],
  evm: ['baseUrl', 'network', 'asset', 'token', 'tokenDecimals', 'rate', 'confirmations', 'dust'],
} as const;

/** Providers that are of the house, and called by nothing. */
const KEYLESS: ReadonlySet<string> = new Set(['manualBank', 'voucher']);

/** Opens the form of a channel: a new one, or one that is there. */
export function ChannelButton({ channels, channel }: { channels: Channels; channel?: Channel }) {
  const { t } = useLingui();
  const label = channel
    ? t({ id: 'desk.channel.edit', context: 'Button', message: 'Edit' })
    : t({ id: 'desk.channel.add', context: 'Button', message: 'New channel' });
  const title = channel
    ? channel.name
    : t({ id: 'desk.channel.addTitle', context: 'Heading of a dialog', message: 'New channel' });
  return (
    <ActionButton<typeof putPaymentChannel, ChannelValues>
      endpoint={putPaymentChannel}
      width="sm"
      variant={channel ? 'outlined' : 'contained'}
      size={channel ? 'small' : undefined}
      startIcon={channel ? undefined : <Add />}
      label={label}
      title={title}
      confirm={t({ id: 'desk.channel.save', context: 'Button of a dialog', message: 'Save' })}
      defaultValues={channel ?? NEW}
      fields={<ChannelFields channels={channels} isNew={!channel} />}
      toBody={toChannelBody}
    />
  );
}

function ChannelFields({ channels, isNew }: { channels: Channels; isNew: boolean }) {
  const word = useWord();
  const words = useChannelWords();
  const [direction, provider] = useWatch({ name: ['direction', 'provider'] }) as [
    'in' | 'out',
    string?,
  ];
  const methods =
    direction === 'out'
      ? PAYOUT_TYPES.map((id) => ({ id, name: word(PAYOUT_TYPE_NAMES, id) }))
      : channels.methods.map((id) => ({ id, name: id }));
  return (
    <>
      <TextInput source="name" label={words.name} validate={[required()]} helperText={false} />
      <RadioButtonGroupInput
        source="direction"
        label={words.direction}
        choices={[
          { id: 'in', name: words.in },
          { id: 'out', name: words.out },
        ]}
        // Another direction would be another account.
        disabled={!isNew}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="method"
        label={words.method}
        choices={methods}
        validate={[required()]}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="provider"
        label={words.provider}
        choices={channels.providers.map((id) => ({ id, name: word(PROVIDER_NAMES, id) }))}
        validate={[required()]}
        translateChoice={false}
        helperText={false}
      />
      <Settings provider={provider} />
      {provider && !KEYLESS.has(provider) ? <Keys isNew={isNew} /> : null}
      <AmountInput
        source="dailyCap"
        label={`${words.dailyCap} (${channels.currency})`}
        help={words.dailyCapHelp}
        isOptional
      />
      <NumberInput
        source="weight"
        label={words.weight}
        helperText={words.weightHelp}
        min={0}
        max={MOST_WEIGHT}
        validate={[required()]}
      />
    </>
  );
}

function Settings({ provider }: { provider: string | undefined }) {
  const words = useSettingWords();
  if (!provider) return null;
  const known = Object.hasOwn(SETTINGS, provider)
    ? SETTINGS[provider as keyof typeof SETTINGS]
    : [...new Set(Object.values(SETTINGS).flat())];
  return known.map((name) =>
    name === 'signature' ? (
      <SelectInput
        key={name}
        source="settings.signature"
        label={words.signature}
        choices={Object.entries(SIGNATURE_NAMES).map(([id, name]) => ({ id, name }))}
        translateChoice={false}
        helperText={false}
      />
    ) : (
      <TextInput key={name} source={`settings.${name}`} label={words[name]} helperText={false} />
    ),
  );
}

/** Keys are typed and never shown again. */
function Keys({ isNew }: { isNew: boolean }) {
  const words = useChannelWords();
  const help = isNew ? false : words.keyHelp;
  return (
    <>
      <PasswordInput
        source="apiKey"
        label={words.apiKey}
        helperText={help}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <PasswordInput
        source="webhookSecret"
        label={words.webhookSecret}
        helperText={help}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </>
  );
}
