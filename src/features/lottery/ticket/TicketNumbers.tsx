import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LotteryOffer } from '../../../api/lottery.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { ClosedWord } from '../input/OptionsInput.tsx';
import type { Ticket } from './useTicket.ts';
import styles from './Ticket.module.css';

type Closed = 'full' | 'half';

/** The numbers of a ticket, each of which can be let go. */
export function TicketNumbers(props: {
  ticket: Ticket;
  closed: LotteryOffer['closed'];
  /** What else can be done with the numbers. */
  children: ReactNode;
}) {
  const { ticket, closed, children } = props;
  const { numbers } = ticket;
  const { t } = useLingui();
  const on = new Set(ticket.plays.flatMap(({ isOn, play }) => (isOn ? [play.code] : [])));
  const stateOf = new Map<string, Closed>(
    closed.flatMap(({ play, option, state }) => (on.has(play) ? [[option, state] as const] : [])),
  );
  return (
    <div className={styles.numbers}>
      <p role="status" className={styles.count}>
        <Plural
          id="lottery.entries.count"
          context="Lottery: below a field of typed numbers; # is how many were understood"
          value={numbers.length}
          one="# number"
          other="# numbers"
        />
      </p>
      {numbers.length === 0 ? (
        <p className={styles.hint}>
          <Trans
            id="lottery.ticket.empty"
            context="Lottery: in place of the numbers of a ticket, while there are none"
          >
            A number joins the ticket by itself when its last digit is in.
          </Trans>
        </p>
      ) : (
        <ul className={styles.chips} dir="ltr" tabIndex={0}>
          {numbers.map((number) => (
            <li key={number} className={styles.chip} data-state={stateOf.get(number)}>
              <span>{number}</span>
              {stateOf.has(number) && <ClosedWord state={stateOf.get(number)!} />}
              <button
                type="button"
                className={styles.chipRemove}
                aria-label={t({
                  id: 'lottery.ticket.remove',
                  context: 'Lottery: button that takes a number off a ticket; {number} is 895',
                  message: `Remove ${{ number }}`,
                })}
                onClick={() => ticket.remove(number)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {numbers.length > 0 && (
        <div className={styles.helpers}>
          {children}
          <button type="button" className={styles.helper} onClick={ticket.clear}>
            <Trans
              id="lottery.quick.clear"
              context="Lottery: button that lets go of all picked numbers"
            >
              Clear
            </Trans>
          </button>
        </div>
      )}
      {stateOf.size > 0 && <ClosedNumbers stateOf={stateOf} />}
    </div>
  );
}

/** Numbers of this draw that are full, or pay half. */
function ClosedNumbers({ stateOf }: { stateOf: ReadonlyMap<string, Closed> }) {
  const listOf = (state: Closed) =>
    [...stateOf].flatMap(([number, own]) => (own === state ? [number] : [])).join(' ');
  return (['full', 'half'] as const).map((state) => {
    const list = listOf(state);
    return list === '' ? null : (
      <p key={state} className={styles.hint}>
        <ClosedWord state={state} />: <bdi dir="ltr">{list}</bdi>
      </p>
    );
  });
}
