import { Plural, Trans } from '@lingui/react/macro';
import type { Drawn, ShownSpin } from './verifyRound.ts';
import styles from './Fairness.module.css';

/** What the seeds of a round came to, for people. */
export function DrawnOutcome({ drawn }: { drawn: Drawn }) {
  if (drawn.kind === 'roulette') {
    const { number } = drawn;
    return (
      <p className={styles.number}>
        <Trans id="fairness.number" context="The number of a roulette round; {number} is 0 to 36">
          The ball fell on {number}
        </Trans>
      </p>
    );
  }
  return (
    <ol className={styles.spins}>
      {drawn.spins.map((spin, at) => (
        <li key={at}>
          <h4 className={styles.spinTitle}>
            {at === 0 ? (
              <Trans id="fairness.paidSpin" context="The spin of a slot that was paid for">
                Spin
              </Trans>
            ) : (
              <Trans
                id="fairness.freeSpin"
                context="A free spin of a slot; {at} counts them from 1"
              >
                Free spin {at}
              </Trans>
            )}
          </h4>
          <Spin spin={spin} />
        </li>
      ))}
    </ol>
  );
}

function Spin({ spin: { places, wins, coins } }: { spin: ShownSpin }) {
  return (
    <>
      <ul className={styles.reels}>
        {places.map(({ place, of }, at) => {
          const reel = at + 1;
          return (
            <li key={at} className={styles.reel}>
              <span className={styles.reelName}>
                <Trans id="fairness.reel" context="One of five reels; {reel} counts them from 1">
                  Reel {reel}
                </Trans>
              </span>
              <span className={styles.place}>{place}</span>
              <span className={styles.reelName}>
                <Trans id="fairness.placeOf" context="Number of places on a reel: of 30">
                  of {of}
                </Trans>
              </span>
            </li>
          );
        })}
      </ul>
      {wins.length > 0 && (
        <ul className={styles.wins}>
          {wins.map(({ name, count, coins: pay }, at) => (
            <li key={at}>
              <bdi>
                {count} × {name}
              </bdi>
              : <Coins count={pay} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total}>
        <Trans id="fairness.spinPays" context="What a spin pays in coins; “12 coins” follows">
          Pays <Coins count={coins} />
        </Trans>
      </p>
    </>
  );
}

function Coins({ count }: { count: number }) {
  return (
    <Plural
      id="fairness.coins"
      context="A number of coins of a slot game"
      value={count}
      one="# coin"
      other="# coins"
    />
  );
}
