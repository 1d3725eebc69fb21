import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { reversalsOf } from '../../../../engine/lottery/sea.ts';
import type { LotteryOffer } from '../../../api/lottery.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { Composer } from '../bet/useComposer.ts';
import { TypedPicks, WayChoice } from '../input/TypedPicks.tsx';
import { Keypad } from './Keypad.tsx';
import { TicketNumbers } from './TicketNumbers.tsx';
import { TicketPlays } from './TicketPlays.tsx';
import { doublesOf, keyIn, shorten, type TicketKind } from './ticket.ts';
import type { Ticket } from './useTicket.ts';
import styles from './Ticket.module.css';

/** So many numbers show beside the keys: on phones the list of all stands below them. */
const LATEST = 5;

/** What is keyed in, and what keys do to it and to the numbers of the ticket. */
function useKeying(ticket: Ticket, kind: TicketKind) {
  const [keyed, setKeyed] = useState({ kind: kind.id, entry: '' });
  const [isReversed, setReversed] = useState(false);
  const entry = keyed.kind === kind.id ? keyed.entry : '';
  const setEntry = (next: string) => setKeyed({ kind: kind.id, entry: next });
  const reversed = (numbers: readonly string[]) => numbers.flatMap(reversalsOf);
  return {
    entry,
    isReversed,
    press: (typed: string) => {
      const { entry: next, whole } = keyIn(kind, entry, typed);
      setEntry(next);
      if (whole.length > 0) ticket.add(isReversed ? reversed(whole) : whole);
    },
    takeBack: () => {
      if (entry !== '') return setEntry(entry.slice(0, -1));
      const last = ticket.numbers.at(-1);
      if (last === undefined) return undefined;
      ticket.remove(last);
      return setEntry(last.slice(0, -1));
    },
    reverse: () => {
      if (!isReversed) ticket.add(reversed(ticket.numbers));
      setReversed(!isReversed);
    },
  };
}

/** Numbers keyed in one after the other, and bet on in several ways at once. */
export default function TicketInput(props: {
  ticket: Ticket;
  composer: Composer;
  closed: LotteryOffer['closed'];
  /** Address of the rules. */
  rules: string;
}) {
  const { ticket, composer, closed, rules } = props;
  const { kind, kinds, numbers } = ticket;
  const [isTyping, setTyping] = useState(false);
  if (!kind) return null;
  const choose = (next: TicketKind) => composer.choose(next.plays[0]!.play.code);
  return (
    <section className={styles.ticket}>
      <div className={styles.head}>
        <KindChoice kinds={kinds} chosen={kind} onChoose={choose} />
        <SiteLink className={styles.rules} href={rules}>
          <Trans
            id="lottery.picker.rules"
            context="Lottery: link to the rule of one kind of bet, its odds and an example"
          >
            How it works
          </Trans>
        </SiteLink>
      </div>
      <TicketPlays ticket={ticket} />
      <div className={styles.body}>
        <div className={styles.keying}>
          <WayChoice isTyping={isTyping} onChange={setTyping} ways="keypad" />
          {isTyping ? (
            <TypedPicks
              key={kind.id}
              play={kind.plays[0]!.play}
              picked={numbers}
              onChange={ticket.set}
            />
          ) : (
            <Keying key={kind.id} ticket={ticket} kind={kind} />
          )}
        </div>
        <TicketNumbers ticket={ticket} closed={closed}>
          <Copies
            ticket={ticket}
            onCopy={(to) => {
              ticket.copyTo(to.id, shorten(numbers, to.width));
              choose(to);
            }}
          />
        </TicketNumbers>
      </div>
    </section>
  );
}

function Keying({ ticket, kind }: { ticket: Ticket; kind: TicketKind }) {
  const { entry, isReversed, press, takeBack, reverse } = useKeying(ticket, kind);
  const canReverse = kind.width > 1 && !kind.rolls;
  return (
    <>
      <Keypad
        width={kind.width}
        rolls={kind.rolls}
        entry={entry}
        onKey={press}
        onDelete={takeBack}
      />
      <p className={styles.latest} dir="ltr" aria-hidden>
        {ticket.numbers.slice(-LATEST).join(' ')}
      </p>
      <div className={styles.helpers}>
        {canReverse && (
          <button
            type="button"
            className={styles.helper}
            aria-pressed={isReversed}
            onClick={reverse}
          >
            <Trans
              id="lottery.ticket.reverse"
              context="Lottery: switch beside a keypad; each number is bet on in every order of its digits, called reverse"
            >
              Reverse
            </Trans>
          </button>
        )}
        {canReverse && (
          <button
            type="button"
            className={styles.helper}
            onClick={() => ticket.add(doublesOf(kind.width))}
          >
            {kind.width === 2 ? (
              <Trans
                id="lottery.quick.double"
                context="Lottery: button that picks 00, 11, 22 and so on"
              >
                Doubles
              </Trans>
            ) : (
              <Trans
                id="lottery.ticket.equal"
                context="Lottery: button beside a keypad that adds 000, 111, 222 and so on, or the same of four digits"
              >
                All alike
              </Trans>
            )}
          </button>
        )}
      </div>
    </>
  );
}

/** How many digits the numbers of a ticket have. */
function KindChoice(props: {
  kinds: readonly TicketKind[];
  chosen: TicketKind;
  onChoose: (kind: TicketKind) => void;
}) {
  const { t } = useLingui();
  return (
    <div
      role="group"
      className={styles.kinds}
      aria-label={t({
        id: 'lottery.ticket.kinds',
        context: 'Lottery: name of a row of buttons: how many digits the numbers of a ticket have',
        message: 'Length of the numbers',
      })}
    >
      {props.kinds.map((kind) => (
        <button
          key={kind.id}
          type="button"
          className={styles.kind}
          aria-pressed={kind.id === props.chosen.id}
          onClick={() => props.onChoose(kind)}
        >
          <KindWord kind={kind} />
        </button>
      ))}
    </div>
  );
}

function KindWord({ kind }: { kind: TicketKind }) {
  if (kind.rolls) {
    return (
      <Trans
        id="lottery.ticket.roll"
        context="Lottery: kind of numbers with one digit left open, called roll"
      >
        Roll
      </Trans>
    );
  }
  return (
    <Plural
      id="lottery.ticket.digits"
      context="Lottery: kind of numbers by how many digits they have"
      value={kind.width}
      one="# digit"
      other="# digits"
    />
  );
}

/** Buttons that put the same numbers, cut to their last digits, on the tickets of shorter ones. */
function Copies({ ticket, onCopy }: { ticket: Ticket; onCopy: (to: TicketKind) => void }) {
  const { kind, kinds, numbers } = ticket;
  const shorter = kinds.filter((each) => !each.rolls && kind && each.width < kind.width);
  if (numbers.length === 0 || kind?.rolls) return null;
  return shorter.map((to) => (
    <button key={to.id} type="button" className={styles.helper} onClick={() => onCopy(to)}>
      <Plural
        id="lottery.ticket.copy"
        context="Lottery: button that bets on the last # digits of the numbers of a ticket as well"
        value={to.width}
        one="Copy the last digit"
        other="Copy the last # digits"
      />
    </button>
  ));
}
