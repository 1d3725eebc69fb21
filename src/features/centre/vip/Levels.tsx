import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { VipLevel, VipProgramme } from '../../../api/vip.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import styles from './Vip.module.css';

/** What each level gives, side by side; on phones a strip that begins at the own level. */
export function Levels({ of: { levels }, current }: { of: VipProgramme; current: number | null }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const own = list.current?.querySelector<HTMLElement>('[data-own]');
    if (own && list.current)
      list.current.scrollTo({ left: own.offsetLeft - list.current.offsetLeft });
  }, [current]);
  return (
    <section aria-labelledby="vip-levels" className={styles.section}>
      <h2 id="vip-levels" className={styles.title}>
        <Trans id="vip.levels" context="Heading above the levels and what they give">
          What each level gives
        </Trans>
      </h2>
      <ul
        ref={list}
        role="list"
        className={styles.levels}
        tabIndex={0}
        aria-label={t({
          id: 'vip.levels.list',
          context: 'Name of the strip of levels, read aloud',
          message: 'Levels',
        })}
      >
        {levels.map((level) => (
          <Level key={level.level} level={level} current={current} />
        ))}
      </ul>
    </section>
  );
}

function Level({ level, current }: { level: VipLevel; current: number | null }) {
  const formats = useFormats();
  const isOwn = level.level === current;
  const points = formats.number(level.threshold);
  return (
    <li className={styles.level} data-own={isOwn || undefined}>
      <div className={styles.levelHead}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="vip" size={20} />
        </span>
        <h3 className={styles.levelName}>{level.name}</h3>
        {isOwn && (
          <Badge tone="brand">
            <Trans id="vip.levels.own" context="Mark on the level that the member has">
              Your level
            </Trans>
          </Badge>
        )}
      </div>
      <p className={centre.quiet}>
        {level.threshold === 0 ? (
          <Trans id="vip.levels.first" context="When the first level is reached">
            From the first day
          </Trans>
        ) : (
          <Trans
            id="vip.levels.from"
            context="When a level is reached; {points} is a number of growth points"
          >
            From {points} growth
          </Trans>
        )}
      </p>
      <Benefits of={level} />
    </li>
  );
}

/** What a level gives; what is nothing is left out. */
function Benefits({ of: level }: { of: VipLevel }) {
  const formats = useFormats();
  const { gift, birthday, monthly, cashback, withdrawal, hasOwnService } = level;
  const percent = cashback === null ? '' : formats.decimal(rateToPercent(cashback));
  return (
    <dl className={`${centre.facts} ${styles.benefits}`}>
      {Number(gift) > 0 && (
        <Fact
          name={
            <Trans id="vip.gives.gift" context="What a level gives as it is reached">
              Level gift
            </Trans>
          }
        >
          <MoneyText amount={gift} />
        </Fact>
      )}
      {monthly && (
        <Fact
          name={
            <Trans id="vip.gives.month" context="What a level gives each month">
              Each month
            </Trans>
          }
        >
          <MoneyText amount={monthly.amount} />
        </Fact>
      )}
      {Number(birthday) > 0 && (
        <Fact
          name={
            <Trans id="vip.gives.birthday" context="What a level gives on the birthday">
              Birthday
            </Trans>
          }
        >
          <MoneyText amount={birthday} />
        </Fact>
      )}
      {cashback !== null && (
        <Fact
          name={
            <Trans id="vip.gives.cashback" context="The highest rate of cashback of a level">
              Cashback up to
            </Trans>
          }
        >
          <bdi>{percent} %</bdi>
        </Fact>
      )}
      <Payouts of={withdrawal} />
      {hasOwnService && (
        <Fact
          name={
            <Trans id="vip.gives.service" context="A level has a support channel of its own">
              Support
            </Trans>
          }
        >
          <Trans id="vip.gives.ownService" context="A level has a support channel of its own">
            Own channel
          </Trans>
        </Fact>
      )}
    </dl>
  );
}

/** What a level changes of withdrawals. */
function Payouts({ of }: { of: VipLevel['withdrawal'] }) {
  const formats = useFormats();
  const { freeADay, dayCount, daySum, max, feeRate } = of;
  const rate = feeRate === null ? '' : formats.decimal(rateToPercent(feeRate));
  return (
    <>
      {freeADay !== null && (
        <Fact
          name={
            <Trans id="vip.gives.free" context="How many withdrawals a day cost nothing">
              Free withdrawals a day
            </Trans>
          }
        >
          {formats.number(freeADay)}
        </Fact>
      )}
      {dayCount !== null && (
        <Fact
          name={
            <Trans id="vip.gives.count" context="How many withdrawals a day there may be">
              Withdrawals a day
            </Trans>
          }
        >
          {formats.number(dayCount)}
        </Fact>
      )}
      {daySum !== null && (
        <Fact
          name={
            <Trans id="vip.gives.daySum" context="How much may be withdrawn a day">
              Withdrawn a day, at most
            </Trans>
          }
        >
          <MoneyText amount={daySum} />
        </Fact>
      )}
      {max !== null && (
        <Fact
          name={
            <Trans id="vip.gives.max" context="How much may be withdrawn at once">
              Withdrawn at once, at most
            </Trans>
          }
        >
          <MoneyText amount={max} />
        </Fact>
      )}
      {feeRate !== null && (
        <Fact
          name={
            <Trans id="vip.gives.fee" context="The fee of withdrawals in percent">
              Withdrawal fee
            </Trans>
          }
        >
          <bdi>{rate} %</bdi>
        </Fact>
      )}
    </>
  );
}
