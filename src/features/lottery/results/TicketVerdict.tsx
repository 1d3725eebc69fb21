import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { DrawResult } from '../../../api/lottery.ts';
import { namePrize } from '../words/prizes.ts';
import { checkTicket, readBoard } from './board.ts';
import styles from './Results.module.css';

/** What a ticket won in a draw; nothing until its number is whole. */
export function TicketVerdict(props: { family: string; result: DrawResult; ticket: string }) {
  const { family, result, ticket } = props;
  const { i18n } = useLingui();
  const prizes = checkTicket(readBoard(family, result.draw), ticket);
  if (!prizes) return null;
  return (
    <div className={styles.verdict} data-won={prizes.length > 0 || undefined}>
      {prizes.length === 0 ? (
        <p>
          {result.state === 'drawing' ? (
            <Trans
              id="lottery.check.notYet"
              context="Lottery: a ticket won nothing so far; its draw is going on"
            >
              Nothing yet. The draw is still going on.
            </Trans>
          ) : (
            <Trans id="lottery.check.none" context="Lottery: a ticket won nothing">
              This ticket has no prize in this draw.
            </Trans>
          )}
        </p>
      ) : (
        <>
          <p>
            <Trans
              id="lottery.check.won"
              context="Lottery: a ticket won; a list of its prizes follows"
            >
              This ticket has won:
            </Trans>
          </p>
          <ul role="list">
            {prizes.map(({ prize, number }, at) => (
              <li key={at}>
                {namePrize(prize, i18n)} – <bdi>{number}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {result.demo && (
        <p>
          <Trans id="lottery.check.demo" context="Lottery: a warning below the check of a ticket">
            This is a demonstration draw: it says nothing about real tickets.
          </Trans>
        </p>
      )}
    </div>
  );
}
