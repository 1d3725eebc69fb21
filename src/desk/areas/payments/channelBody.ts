import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listPaymentChannels, putPaymentChannel } from '../../../../schemas/desk/payments.ts';
import { toAmount } from '../../parts/AmountInput.tsx';

/** Accounts at providers, and from which amounts people approve withdrawals. */
export type Channels = DeskValueOf<typeof listPaymentChannels>;

/** An account at a provider. */
export type Channel = Channels['items'][number];

type Body = DeskBodyOf<typeof putPaymentChannel>;

/** What the form of a channel holds: its row, with keys that are typed anew and never shown. */
export type ChannelValues = Pick<
  Channel,
  'direction' | 'method' | 'provider' | 'name' | 'settings' | 'dailyCap' | 'state'
> & {
  readonly id?: string;
  readonly weight: number | string;
  readonly apiKey?: string | null;
  readonly webhookSecret?: string | null;
  readonly reason: string;
};

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The call that keeps a channel; fields that are left empty are left out, so that keys stay as they are. */
export function toChannelBody(values: ChannelValues): Body {
  const { id, direction, method, provider, name, settings, weight, dailyCap, state } = values;
  const kept = Object.entries(settings ?? {})
    .map(([key, value]) => [key, isFilled(value) ? value.trim() : ''] as const)
    .filter(([, value]) => value !== '');
  return {
    direction,
    method,
    provider,
    name: name.trim(),
    settings: Object.fromEntries(kept) as Body['settings'],
    weight: Number(weight),
    state,
    reason: values.reason,
    ...(isFilled(id) && { id }),
    ...(isFilled(dailyCap) && { dailyCap: toAmount(dailyCap) }),
    ...(isFilled(values.apiKey) && { apiKey: values.apiKey }),
    ...(isFilled(values.webhookSecret) && { webhookSecret: values.webhookSecret }),
  };
}
