import { Plural, useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { putPaymentChannel } from '../../../../schemas/desk/payments.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useWord } from '../../i18n/useWord.ts';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import { ChannelButton } from './ChannelButton.tsx';
import { toChannelBody, type Channel, type Channels } from './channelBody.ts';
import { maskAccount } from './maskAccount.ts';
import { PROVIDER_NAMES } from './paymentWords.ts';
import styles from './payments.module.css';
import { useOrderWords } from './useOrderWords.ts';

/** One account at a provider: where it is, how much it takes, how it fares. */
export function ChannelCard({ channel, channels }: { channel: Channel; channels: Channels }) {
  const { t } = useLingui();
  const word = useWord();
  const words = useOrderWords();
  const { number } = useDeskFormats();
  const { settings, dailyCap, weight } = channel;
  return (
    <Card title={channel.name} action={<Health channel={channel} />}>
      <div className={styles.stack}>
        <Facts
          rows={[
            [words.method, channel.method],
            [
              t({ id: 'desk.channel.provider', context: 'Name of a fact', message: 'Provider' }),
              word(PROVIDER_NAMES, channel.provider),
            ],
            ...(settings['account'] === undefined
              ? []
              : [
                  [
                    t({
                      id: 'desk.channel.account',
                      context: 'Name of a fact',
                      message: 'Account',
                    }),
                    [settings['bank'], maskAccount(settings['account'])].filter(Boolean).join(' '),
                  ] as const,
                ]),
            [
              t({
                id: 'desk.channel.dailyCap',
                context: 'Name of a fact: the most that an account takes on a day',
                message: 'Daily cap',
              }),
              dailyCap === null ? (
                t({
                  id: 'desk.channel.noCap',
                  context: 'In place of the most that an account takes on a day',
                  message: 'None',
                })
              ) : (
                <Money amount={dailyCap} currency={channels.currency} />
              ),
            ],
            [
              t({
                id: 'desk.channel.weight',
                context: 'Name of a fact: the account with the highest weight is used first',
                message: 'Weight',
              }),
              number(weight),
            ],
            ...(channel.failedAt === null
              ? []
              : [
                  [
                    t({
                      id: 'desk.channel.failedAt',
                      context: 'Name of a fact: when a provider last gave no answer',
                      message: 'Last failure',
                    }),
                    <Time key="failed" at={channel.failedAt} />,
                  ] as const,
                ]),
            ...(channel.hasKeys
              ? [
                  [
                    t({
                      id: 'desk.channel.webhook',
                      context: 'Name of a fact: where a provider tells what happened',
                      message: 'Webhook',
                    }),
                    <code key="webhook" className={styles.path}>
                      {channel.webhookPath}
                    </code>,
                  ] as const,
                ]
              : []),
          ]}
        />
        <div className={styles.rowButtons}>
          <ChannelButton channels={channels} channel={channel} />
          <Switch channel={channel} />
        </div>
      </div>
    </Card>
  );
}

function Health({ channel: { state, failures } }: { channel: Channel }) {
  const { t } = useLingui();
  if (state === 'paused') {
    return (
      <Chip
        variant="outlined"
        label={t({ id: 'desk.channel.paused', context: 'State of a channel', message: 'Paused' })}
      />
    );
  }
  if (failures > 0) {
    return (
      <Chip
        color="error"
        variant="outlined"
        label={
          <Plural
            id="desk.channel.failures"
            context="Health of a channel: calls in a row that nobody answered"
            value={failures}
            one="# call failed"
            other="# calls failed"
          />
        }
      />
    );
  }
  return (
    <Chip
      color="success"
      variant="outlined"
      label={t({ id: 'desk.channel.healthy', context: 'Health of a channel', message: 'Healthy' })}
    />
  );
}

/** Takes an account out of use, or into it again. */
function Switch({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const { name } = channel;
  const isActive = channel.state === 'active';
  const label = isActive
    ? t({ id: 'desk.channel.pause', context: 'Button', message: 'Pause' })
    : t({ id: 'desk.channel.resume', context: 'Button', message: 'Resume' });
  return (
    <ActionButton
      endpoint={putPaymentChannel}
      size="small"
      danger={isActive}
      label={label}
      title={
        isActive
          ? t({
              id: 'desk.channel.pauseTitle',
              context: 'Heading of a dialog; the name of a channel',
              message: `Pause ${name}?`,
            })
          : t({
              id: 'desk.channel.resumeTitle',
              context: 'Heading of a dialog; the name of a channel',
              message: `Resume ${name}?`,
            })
      }
      lead={
        isActive
          ? t({
              id: 'desk.channel.pauseLead',
              context: 'In the dialog that pauses a channel',
              message: 'No new order uses it. Orders that use it already go on.',
            })
          : undefined
      }
      confirm={label}
      toBody={({ reason }) =>
        toChannelBody({ ...channel, state: isActive ? 'paused' : 'active', reason })
      }
    />
  );
}
