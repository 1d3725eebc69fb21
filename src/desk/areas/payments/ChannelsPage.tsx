import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listPaymentChannels } from '../../../../schemas/desk/payments.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { ApprovalLimits } from './ApprovalLimits.tsx';
import { ChannelButton } from './ChannelButton.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import styles from './payments.module.css';

const AGAIN_MS = 15_000;

/** Accounts that members pay into and are paid out of, with their health; and who has to approve what. */
export function ChannelsPage() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.channels', brand],
    queryFn: ({ signal }) => calls.call(listPaymentChannels, { signal }),
    refetchInterval: AGAIN_MS,
  });
  const directions = [
    [
      'in',
      t({
        id: 'desk.channels.in',
        context: 'Heading: accounts that members pay into',
        message: 'Money in',
      }),
    ],
    [
      'out',
      t({
        id: 'desk.channels.out',
        context: 'Heading: accounts that members are paid out of',
        message: 'Money out',
      }),
    ],
  ] as const;
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.channels.title',
          context: 'Heading of the page',
          message: 'Payment channels',
        })}
      >
        <ChannelButton channels={data} />
      </PageHead>
      {directions.map(([direction, title]) => {
        const own = data.items.filter((one) => one.direction === direction);
        return (
          <section key={direction} className={styles.section}>
            <h2>{title}</h2>
            {own.length === 0 ? (
              <p className={styles.note}>
                {direction === 'in'
                  ? t({
                      id: 'desk.channels.noneIn',
                      context: 'In place of the accounts that members pay into',
                      message: 'No channel: members cannot pay in.',
                    })
                  : t({
                      id: 'desk.channels.noneOut',
                      context: 'In place of the accounts that members are paid out of',
                      message: 'No channel: withdrawals are paid by hand.',
                    })}
              </p>
            ) : (
              <div className={styles.channels}>
                {own.map((channel) => (
                  <ChannelCard key={channel.id} channel={channel} channels={data} />
                ))}
              </div>
            )}
          </section>
        );
      })}
      <ApprovalLimits channels={data} />
    </>
  );
}
