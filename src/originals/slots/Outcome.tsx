import { Plural, Trans } from '@lingui/react/macro';
import type { SlotSpin } from '../../../engine/games/slots/judgeSpin.ts';
import { slotGames } from '../../../engine/games/slots/slotGames.ts';
import { judgeOutcome } from '../../../engine/games/slots/slotKind.ts';
import { createSlotModel, type SlotModel } from '../../../engine/games/slots/slotModel.ts';
import type { OutcomeProps } from '../parts/outcomeProps.ts';
import styles from '../parts/Outcome.module.css';

/** Where the reels stood and what they paid, spin by spin, on the site's page about fairness. */
export default function Outcome({ gameId, outcome }: OutcomeProps) {
  const game = slotGames.find(({ id }) => id === gameId);
  if (!game) return null;
  const model = createSlotModel(game);
  const { freeSpins, ...paid } = judgeOutcome(model, outcome);
  return (
    <ol className={styles.spins}>
      {[paid, ...freeSpins].map((spin, at) => (
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
          <Spin spin={spin} mode={at === 0 ? 'paid' : 'free'} model={model} />
        </li>
      ))}
    </ol>
  );
}

function Spin(props: {
  readonly spin: SlotSpin;
  readonly mode: 'paid' | 'free';
  readonly model: SlotModel;
}) {
  const { spin, mode, model } = props;
  const { game, rules } = model;
  const nameOf = (id: string) => game.symbols.find((symbol) => symbol.id === id)?.name ?? id;
  const places = spin.stops.map((stop, at) => ({
    place: stop + 1,
    of: rules.strips[mode][at]?.length ?? 0,
  }));
  const wins = spin.wins.map(({ symbol, count, coins }) => ({
    name: nameOf(symbol),
    count,
    coins,
  }));
  const { coins } = spin;
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
