import { Trans, useLingui } from '@lingui/react/macro';
import type { VipProgramme, VipStanding } from '../../../api/vip.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Progress } from '../Progress.tsx';
import styles from './Vip.module.css';

interface Mine {
  readonly of: VipProgramme;
  readonly standing: VipStanding;
}

/** The level, and how far the next one is. */
export function RankCard({ of: { levels }, standing }: Mine) {
  const { t } = useLingui();
  const formats = useFormats();
  const { level, points, today } = standing;
  const own = levels[level] ?? levels[0]!;
  const next = levels[level + 1];
  const low = own.threshold;
  const percent = next
    ? Math.max(0, Math.min(100, ((points - low) / (next.threshold - low)) * 100))
    : 100;
  const missing = formats.number(next ? Math.max(0, next.threshold - points) : 0);
  const so = formats.number(today);
  const nextName = next && <strong>{next.name}</strong>;
  return (
    <header className={styles.hero} data-scheme="dark">
      <div className={styles.rank}>
        <span className={styles.crown} aria-hidden="true">
          <Icon name="vip" size={32} />
        </span>
        <div>
          <p className={styles.over}>
            <Trans id="vip.yours" context="Above the name of the member’s level">
              Your level
            </Trans>
          </p>
          <h1 className={styles.heroTitle}>{own.name}</h1>
        </div>
        <p className={styles.points}>
          <span className={styles.over}>
            <Trans id="vip.growth" context="Before the number of growth points">
              Growth
            </Trans>
          </span>
          <strong>{formats.number(points)}</strong>
        </p>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t({
          id: 'vip.bar',
          context: 'Name of the bar that shows how far the next level is, read aloud',
          message: 'Way to the next level',
        })}
        aria-valuenow={Math.floor(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <div className={styles.ends}>
        <span>
          {next ? (
            <Trans
              id="vip.missing"
              context="How much growth the next level needs; a number and the name of a level are inside"
            >
              {missing} more to {nextName}
            </Trans>
          ) : (
            <Trans id="vip.highest" context="In place of the next level">
              You are at the highest level.
            </Trans>
          )}
        </span>
        {today > 0 && (
          <span>
            <Trans
              id="vip.today"
              context="What today’s bets bring; {so} is a number of growth points"
            >
              Today so far: +{so}, added after midnight
            </Trans>
          </span>
        )}
      </div>
    </header>
  );
}

/** What keeps the level. */
export function KeepCard({ standing: { keep } }: Pick<Mine, 'standing'>) {
  const { t } = useLingui();
  const formats = useFormats();
  if (!keep) return null;
  const until = formats.date(`${keep.until}T12:00:00Z`);
  const isKept = keep.reached >= keep.needed;
  return (
    <section className={centre.panel} aria-labelledby="vip-keep">
      <h2 id="vip-keep" className={centre.panelTitle}>
        <Trans id="vip.keep" context="Heading above how much growth keeps the level">
          Keeping your level
        </Trans>
      </h2>
      <Progress
        name={
          <Trans id="vip.keep.until" context="Until when growth counts; {until} is a date">
            Growth until {until}
          </Trans>
        }
        label={t({
          id: 'vip.keep.bar',
          context: 'Name of a bar, read aloud',
          message: 'Growth that keeps your level',
        })}
        done={String(Math.min(keep.reached, keep.needed))}
        needed={String(keep.needed)}
        isCount
      />
      <p className={centre.quiet}>
        {isKept ? (
          <Trans id="vip.keep.done" context="The level is kept">
            Done: you keep your level for the next period.
          </Trans>
        ) : (
          <Trans id="vip.keep.else" context="What happens where a level is not kept">
            Without it you go one level down. Gifts that you had stay yours.
          </Trans>
        )}
      </p>
    </section>
  );
}

/** What this month gives, and what it needs. */
export function MonthCard({ of: { levels }, standing: { level, month } }: Mine) {
  const { t } = useLingui();
  const monthly = levels[level]?.monthly;
  if (!month || !monthly) return null;
  const least = (one: string, other: string) => (Number(one) < Number(other) ? one : other);
  const { amount } = monthly;
  return (
    <section className={centre.panel} aria-labelledby="vip-month">
      <h2 id="vip-month" className={centre.panelTitle}>
        <Trans id="vip.month" context="Heading above what this month gives">
          This month
        </Trans>
      </h2>
      {Number(monthly.minDeposit) > 0 && (
        <Progress
          name={
            <Trans id="vip.month.deposit" context="What a month needs">
              Deposits
            </Trans>
          }
          label={t({
            id: 'vip.month.depositBar',
            context: 'Name of a bar, read aloud',
            message: 'Deposits of this month',
          })}
          done={least(month.deposited, monthly.minDeposit)}
          needed={monthly.minDeposit}
        />
      )}
      {Number(monthly.minBet) > 0 && (
        <Progress
          name={
            <Trans id="vip.month.bet" context="What a month needs">
              Bets that count
            </Trans>
          }
          label={t({
            id: 'vip.month.betBar',
            context: 'Name of a bar, read aloud',
            message: 'Bets of this month that count',
          })}
          done={least(month.bet, monthly.minBet)}
          needed={monthly.minBet}
        />
      )}
      <p className={centre.quiet}>
        <Trans
          id="vip.month.gives"
          context="What a month gives; an amount is inside. The level may still change"
        >
          <MoneyText amount={amount} /> to claim in the next month, by your level at the end of this
          one.
        </Trans>
      </p>
    </section>
  );
}
