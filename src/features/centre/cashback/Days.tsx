import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { CashbackDay } from '../../../api/cashback.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import styles from './Cashback.module.css';
import { usePercent } from './Rates.tsx';

const WORDS: Readonly<Record<CashbackDay['state'], { word: MessageDescriptor; tone: BadgeTone }>> =
  {
    running: {
      word: msg({
        id: 'centre.cashback.state.running',
        context: 'State of the cashback of today, of which something was claimed',
        message: 'Still running',
      }),
      tone: 'info',
    },
    carried: {
      word: msg({
        id: 'centre.cashback.state.carried',
        context: 'State of the cashback of a day: below the least amount, added to the next day',
        message: 'Carried over',
      }),
      tone: 'neutral',
    },
    open: {
      word: msg({
        id: 'centre.cashback.state.open',
        context: 'State of the cashback of a day',
        message: 'To claim',
      }),
      tone: 'warning',
    },
    claimed: {
      word: msg({
        id: 'centre.cashback.state.claimed',
        context: 'State of the cashback of a day',
        message: 'Claimed',
      }),
      tone: 'win',
    },
    expired: {
      word: msg({
        id: 'centre.cashback.state.expired',
        context: 'State of the cashback of a day: nobody claimed it in time',
        message: 'Expired',
      }),
      tone: 'neutral',
    },
  };

/** What each day gave and how it stands, the newest first. */
export function Days({
  list,
  hasMore,
  isLoadingMore,
  onMore,
}: {
  list: readonly CashbackDay[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}) {
  return (
    <section className={centre.stack} aria-labelledby="days">
      <h2 id="days" className={centre.panelTitle}>
        <Trans id="centre.cashback.days" context="Heading above the days that gave cashback">
          Day by day
        </Trans>
      </h2>
      {list.length === 0 ? (
        <p className={styles.nothing}>
          <Trans id="centre.cashback.none" context="In place of the list of days">
            No day gave cashback yet. Days show here once they are over.
          </Trans>
        </p>
      ) : (
        <ul role="list" className={styles.days}>
          {list.map((day) => (
            <Day key={day.day} of={day} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={centre.actions}>
          <Button loading={isLoadingMore} onClick={onMore}>
            <Trans id="centre.history.more" context="Button that shows older lines of a list">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Day({ of }: { of: CashbackDay }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const percent = usePercent();
  const { word, tone } = WORDS[of.state];
  const until = of.expiresAt === null ? null : formats.dateTime(of.expiresAt);
  return (
    <li className={styles.day}>
      <span className={styles.dayHead}>
        <time className={styles.dayName} dateTime={of.day}>
          {/* Noon, wherever the visitor is: the day is the site's. */}
          {formats.date(`${of.day}T12:00:00`)}
        </time>
        <Badge tone={tone}>{i18n._(word)}</Badge>
        <MoneyText amount={of.amount} className={styles.dayAmount ?? ''} />
      </span>
      {of.state === 'open' && until !== null && (
        <span className={centre.quiet}>
          <Trans
            id="centre.cashback.until"
            context="Until when the cashback of a day can be claimed; {until} is a date and time"
          >
            Claim it until {until}
          </Trans>
        </span>
      )}
      <ul role="list" className={styles.lines}>
        {of.lines.map(({ category, validBet, rate, amount }) => (
          <li key={category}>
            <span>
              {i18n._(CATEGORY_WORDS[category])}{' '}
              <span className={centre.quiet}>
                <bdi>
                  <MoneyText amount={validBet} /> × {percent(rate)}
                </bdi>
              </span>
            </span>
            <MoneyText amount={amount} />
          </li>
        ))}
        {Number(of.carriedIn) > 0 && (
          <li>
            <Trans
              id="centre.cashback.carriedIn"
              context="Line of a day: what came over from days before"
            >
              From days before
            </Trans>
            <MoneyText amount={of.carriedIn} />
          </li>
        )}
      </ul>
    </li>
  );
}
