import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalQuote } from '../../../api/payments.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Progress } from '../Progress.tsx';
import styles from './Withdraw.module.css';

type Row = WithdrawalQuote['turnover']['rows'][number];

/** How much is left to play, credit by credit in the order in which bets fill them. */
export function Turnover({ quote }: { quote: WithdrawalQuote }) {
  const { turnover, turnoverPolicy } = quote;
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans
          id="centre.turnover.title"
          context="Heading above what has to be played; an amount is inside"
        >
          <MoneyText amount={turnover.left} /> left to play
        </Trans>
      </h2>
      <p className={centre.quiet}>
        {turnoverPolicy === 'fee' ? (
          <Trans id="centre.turnover.fee" context="Why a part of a withdrawal is kept">
            You can withdraw before that, for a fee on what you paid in and have not played.
          </Trans>
        ) : (
          <Trans id="centre.turnover.why" context="Why something has to be played first">
            What you pay in is played once before it is paid out. Your bets fill the oldest first.
          </Trans>
        )}
      </p>
      <ol role="list" className={styles.list}>
        {turnover.rows.map((row) => (
          <TurnoverRow key={row.id} row={row} />
        ))}
      </ol>
    </section>
  );
}

function TurnoverRow({ row }: { row: Row }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <li>
      <Progress
        name={
          <>
            <SourceName source={row.source} />{' '}
            <time className={centre.quiet} dateTime={row.at}>
              {formats.date(row.at)}
            </time>
          </>
        }
        label={t({
          id: 'centre.turnover.progress',
          context: 'Name of a bar that shows how much of a requirement was played',
          message: 'Played',
        })}
        done={row.done}
        needed={row.required}
      />
    </li>
  );
}

function SourceName({ source }: Pick<Row, 'source'>) {
  switch (source) {
    case 'upline':
      return (
        <Trans id="centre.turnover.upline" context="What has to be played: money from the upline">
          From your upline
        </Trans>
      );
    case 'bonus':
      return (
        <Trans id="centre.turnover.bonus" context="What has to be played: a bonus">
          Bonus
        </Trans>
      );
    case 'points':
      return (
        <Trans id="centre.turnover.points" context="What has to be played: converted points">
          Points
        </Trans>
      );
    case 'deposit':
      return (
        <Trans id="centre.turnover.deposit" context="What has to be played: a deposit">
          Deposit
        </Trans>
      );
  }
}
