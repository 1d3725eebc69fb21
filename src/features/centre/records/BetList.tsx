import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Bet } from '../../../api/bets.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { betPath } from './betPath.ts';
import { BET_STATE_WORDS } from '../../../ui/Records/betWords.ts';
import { NetText } from '../../../ui/Records/NetText.tsx';
import styles from '../../../ui/Records/Records.module.css';

interface Listed {
  readonly bets: readonly Bet[];
  /** Of the record. */
  readonly path: string;
}

/** Bets as a table where there is room for one, else as cards; a press shows the bet. */
export function BetList(props: Listed) {
  return (
    <>
      <div className={styles.tableBox}>
        <BetTable {...props} />
      </div>
      <BetCards {...props} />
    </>
  );
}

/** How a bet stands. */
export function BetStateBadge({ state }: Pick<Bet, 'state'>) {
  const { i18n } = useLingui();
  const { word, tone } = BET_STATE_WORDS[state];
  return <Badge tone={tone}>{i18n._(word)}</Badge>;
}

/** Says of a stake that it was none of the member's. */
export function FreeMark({ bet }: { bet: Pick<Bet, 'isFree'> }) {
  if (!bet.isFree) return null;
  return (
    <>
      {' · '}
      <Trans id="records.free" context="Beside the stake of a round that cost its player nothing">
        Free spin
      </Trans>
    </>
  );
}

/** The game of a bet, in the words of the page. */
export function useBetName() {
  const nameOf = useLotteryName();
  return ({ source, game, gameName }: Bet) =>
    source === 'order' ? nameOf({ lottery: game, name: gameName }) : gameName;
}

function BetTable({ bets, path }: Listed) {
  const formats = useFormats();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="records.column.game" context="Column of the betting record">
              Game
            </Trans>
          </th>
          <th scope="col">
            <Trans id="records.column.time" context="Column of a record: when it was settled">
              Time
            </Trans>
          </th>
          <th scope="col">
            <Trans id="records.column.state" context="Column of the betting record: won, lost">
              Result
            </Trans>
          </th>
          <th scope="col" data-end>
            <Trans id="records.bet" context="Column of the betting record: what was staked">
              Bet
            </Trans>
          </th>
          <th scope="col" data-end>
            <Trans
              id="records.valid"
              context="Column of the betting record: what of a bet counts for turnover and cashback"
            >
              Valid bet
            </Trans>
          </th>
          <th scope="col" data-end>
            <Trans id="records.payout" context="Column of the betting record: what was paid for it">
              Payout
            </Trans>
          </th>
          <th scope="col" data-end>
            <Trans id="records.net" context="Column of the betting record: payout less bet">
              Net
            </Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {bets.map((bet) => (
          <tr key={bet.id}>
            <NameCell bet={bet} path={path} />
            <td>
              <time dateTime={bet.settledAt ?? bet.placedAt}>
                {formats.dateTime(bet.settledAt ?? bet.placedAt)}
              </time>
            </td>
            <td>
              <BetStateBadge state={bet.state} />
            </td>
            <td data-end>
              <MoneyText amount={bet.state === 'void' ? bet.stake : bet.bet} />
            </td>
            <td data-end>
              <MoneyText amount={bet.valid} />
            </td>
            <td data-end>
              <MoneyText amount={bet.payout} />
            </td>
            <td data-end>{bet.state === 'open' ? '–' : <NetText amount={bet.net} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NameCell({ bet, path }: { bet: Bet; path: string }) {
  const nameOf = useBetName();
  return (
    <td>
      <SiteLink href={betPath(path, bet)} className={styles.name}>
        {nameOf(bet)}
      </SiteLink>
      <div className={styles.quiet}>
        {bet.vendorName}
        <FreeMark bet={bet} />
      </div>
    </td>
  );
}

function BetCards({ bets, path }: Listed) {
  const formats = useFormats();
  const nameOf = useBetName();
  return (
    <ol role="list" className={styles.cards}>
      {bets.map((bet) => (
        <li key={bet.id} className={styles.card}>
          <SiteLink href={betPath(path, bet)} className={styles.name}>
            {nameOf(bet)}
          </SiteLink>
          <span className={styles.strong}>
            {bet.state === 'open' ? <MoneyText amount={bet.stake} /> : <NetText amount={bet.net} />}
          </span>
          <span className={styles.quiet}>
            {bet.vendorName} · <MoneyText amount={bet.stake} />
            <FreeMark bet={bet} />
          </span>
          <BetStateBadge state={bet.state} />
          <time className={styles.quiet} dateTime={bet.settledAt ?? bet.placedAt}>
            {formats.dateTime(bet.settledAt ?? bet.placedAt)}
          </time>
        </li>
      ))}
    </ol>
  );
}
