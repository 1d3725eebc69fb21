import { Plural, Trans } from '@lingui/react/macro';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import type { Stations } from './useStations.ts';
import styles from './Stations.module.css';

/** Which of the stations that are drawn together are bet on; each line is placed at every one of them. */
export function StationChoice({ use, needsPair }: { use: Stations; needsPair: boolean }) {
  const { all, chosen, toggle } = use;
  const nameOf = useLotteryName();
  const [own, ...others] = all;
  if (!own || others.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>
        <Trans
          id="lottery.stations.title"
          context="Lottery: heading above stations of Vietnam that are drawn together; a bet can be placed at several of them"
        >
          Stations
        </Trans>
      </legend>
      <div className={styles.chips}>
        <button type="button" className={styles.chip} aria-pressed disabled>
          {nameOf(own)}
        </button>
        {others.map((card) => (
          <button
            key={card.lottery}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(card)}
            onClick={() => toggle(card.lottery)}
          >
            {nameOf(card)}
          </button>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {needsPair ? (
          <Trans
            id="lottery.stations.needsPair"
            context="Lottery: a bet on numbers of two stations together (đá xiên) stands on the slip, but only one station is chosen"
          >
            A bet over two stations needs a second one: choose it here.
          </Trans>
        ) : (
          <Plural
            id="lottery.stations.each"
            context="Lottery: below the stations that are chosen; # is how many. Every bet is placed at each of them"
            value={chosen.length}
            one="Each bet is placed at this station."
            other="Each bet is placed at # stations and costs # times as much."
          />
        )}
      </p>
    </fieldset>
  );
}
