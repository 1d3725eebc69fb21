import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { oddsOf } from '../bet/betPlay.ts';
import { UnitsWord } from '../slip/SlipList.tsx';
import { nameFault } from '../words/faults.ts';
import { nameGroup, namePlay } from '../words/nameOf.ts';
import type { Ticket, TicketPlay } from './useTicket.ts';
import styles from './Ticket.module.css';

/** The ways to bet on the numbers of a ticket; as many as one likes at once. */
export function TicketPlays({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  return (
    <div
      role="group"
      className={styles.plays}
      aria-label={t({
        id: 'lottery.ticket.plays',
        context: 'Lottery: name of a group of buttons: in which ways the numbers are bet on',
        message: 'Bet on',
      })}
    >
      {ticket.plays.map((each) => (
        <PlayButton
          key={each.play.code}
          play={each}
          onPress={() => ticket.toggle(each.play.code)}
        />
      ))}
    </div>
  );
}

function PlayButton({ play: each, onPress }: { play: TicketPlay; onPress: () => void }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { play, offered, isOn, reading } = each;
  const [odds] = oddsOf(each, undefined).values();
  const best = odds === undefined ? '–' : formats.decimal(odds);
  const group = nameGroup(offered.group, i18n);
  // A box of all prizes and one of the first three are both called box.
  const isOneOfMany = play.code.includes('.');
  return (
    <button type="button" className={styles.play} aria-pressed={isOn} onClick={onPress}>
      <span className={styles.playName}>
        {isOneOfMany && <>{group} · </>}
        {namePlay(play.code, i18n)}
      </span>
      <span className={styles.playOdds}>
        {offered.prices.length > 1 ? (
          <Trans
            id="lottery.ticket.oddsUpTo"
            context="Lottery: below a way to bet that has several prizes; {best} is what a bet of 1 wins at most, stake included"
          >
            1 wins up to {best}
          </Trans>
        ) : (
          <Trans
            id="lottery.picker.odds"
            context="Lottery: beside a kind of bet; {best} is what a bet of 1 wins at most, stake included"
          >
            1 wins {best}
          </Trans>
        )}
      </span>
      {isOn && reading.units > 0 && (
        <span className={styles.playUnits}>
          <UnitsWord units={reading.units} />
        </span>
      )}
      {isOn && reading.bad && (
        <span className={styles.playFault}>
          {nameFault(reading.bad.code, i18n)} <bdi>{reading.bad.token}</bdi>
        </span>
      )}
    </button>
  );
}
