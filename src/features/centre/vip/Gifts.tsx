import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimSomeRewards, refreshRewards } from '../../../api/rewards.ts';
import { refreshVip, type VipGift, type VipProgramme, type VipStanding } from '../../../api/vip.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Turnover } from '../missions/MissionCard.tsx';
import styles from './Vip.module.css';

/** What waits to be claimed. */
export function Gifts({ of, standing: { gifts } }: { of: VipProgramme; standing: VipStanding }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  const claim = useMutation({
    mutationFn: (id: string) =>
      claimSomeRewards(http, { source: 'vip', id }, keyOf({ id, source: 'vip' })),
    onSuccess: settle,
    onSettled: () => {
      refreshRewards(queryClient);
      void refreshVip(queryClient);
      for (const { queryKey } of [balance(http), funds(http)]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
      }
    },
  });
  const paid = claim.data?.amount ?? '0';
  return (
    <>
      <CallFault cause={claim.error} />
      <p role="status" className={styles.said}>
        {Number(paid) > 0 && (
          <Trans id="centre.cashback.paid" context="Said after a claim; an amount is inside">
            <MoneyText amount={paid} /> is in your wallet.
          </Trans>
        )}
      </p>
      {gifts.length > 0 && (
        <section aria-labelledby="vip-gifts" className={styles.section}>
          <h2 id="vip-gifts" className={styles.title}>
            <Trans id="vip.gifts" context="Heading above gifts that can be claimed">
              Yours to claim
            </Trans>
          </h2>
          <ul role="list" className={styles.gifts}>
            {gifts.map((gift) => (
              <Gift
                key={gift.id}
                gift={gift}
                of={of}
                isBusy={claim.isPending && claim.variables === gift.id}
                isOff={claim.isPending}
                onClaim={() => claim.mutate(gift.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function GiftName({ kind }: Pick<VipGift, 'kind'>) {
  if (kind === 'birthday') {
    return (
      <Trans id="vip.gift.birthday" context="What a gift is for">
        Happy birthday
      </Trans>
    );
  }
  return kind === 'month' ? (
    <Trans id="vip.gift.month" context="What a gift is for: the month that is over">
      Monthly reward
    </Trans>
  ) : (
    <Trans id="vip.gift.level" context="What a gift is for: a level was reached">
      Level gift
    </Trans>
  );
}

function Gift({
  gift: { kind, level, amount, expiresAt },
  of: { levels, turnover },
  isBusy,
  isOff,
  onClaim,
}: {
  gift: VipGift;
  of: VipProgramme;
  isBusy: boolean;
  isOff: boolean;
  onClaim: () => void;
}) {
  const formats = useFormats();
  const until = expiresAt === null ? null : formats.dateTime(expiresAt);
  return (
    <li className={styles.gift}>
      <div className={styles.giftWords}>
        <span className={styles.giftName}>
          <GiftName kind={kind} />
        </span>
        <span className={centre.quiet}>
          {levels[level]?.name}
          <Turnover times={turnover} />
        </span>
        {until !== null && (
          <span className={centre.quiet}>
            <Trans
              id="centre.reward.until"
              context="Until when a reward can be claimed; {until} is a date and time"
            >
              Claim it until {until}
            </Trans>
          </span>
        )}
      </div>
      <MoneyText amount={amount} className={styles.giftAmount ?? ''} />
      <Button kind="primary" loading={isBusy} disabled={isOff} onClick={onClaim}>
        <Trans id="centre.rewards.claim" context="Button that claims one reward">
          Claim
        </Trans>
      </Button>
    </li>
  );
}
