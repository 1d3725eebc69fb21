import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { BANKER_RULE } from '../../../engine/games/baccarat/baccaratKind.ts';
import type { JudgedHand } from '../../../engine/games/baccarat/hand.ts';
import { oddsOf, SPOT_IDS, SPOTS, type SpotId } from '../../../engine/games/baccarat/spots.ts';
import { ChipDisc } from '../table/ChipDisc.tsx';
import { chipOf } from '../table/chipValues.ts';
import type { TableDirector } from '../table/createTableDirector.ts';
import type { TableMoney } from '../table/tableMoney.ts';
import type { TableState } from '../table/tableState.ts';
import { useSpotWords } from './useBaccaratNames.ts';
import styles from './Cloth.module.css';

/** What a spot pays, such as "8:1". */
export function writeOdds(id: SpotId): string {
  const { won, units } = oddsOf(id, BANKER_RULE);
  return `${won / units}:1`;
}

/** Whether a spot won, lost or gives the stake back; undefined before the hand lies there. */
function fateOf(id: SpotId, { shown, drawn }: TableState<JudgedHand>) {
  if (!drawn || (shown !== 'come' && shown !== 'told')) return undefined;
  const pays = SPOTS.get(id)!.pays(drawn, BANKER_RULE);
  if (pays === null) return 'lost';
  return pays.won > 0 ? 'won' : 'back';
}

/** The cloth: a button for each of its nine spots, with the chips on it. */
export function Cloth(props: {
  readonly state: TableState<JudgedHand>;
  readonly director: TableDirector<JudgedHand>;
  readonly money: TableMoney;
}) {
  const { state, director, money } = props;
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Backspace') return;
    director.undo();
    event.preventDefault();
  };
  return (
    <div
      className={styles.cloth}
      data-phase={state.phase}
      dir="ltr"
      role="group"
      aria-label={t({
        id: 'originals.baccarat.cloth',
        context: 'Name of the baccarat cloth with its keys, read to screen readers',
        message: 'Cloth. Enter lays a chip on a spot, Backspace takes it back.',
      })}
      onKeyDown={onKeyDown}
    >
      {SPOT_IDS.map((id) => (
        <SpotButton key={id} {...{ id, state, director, money }} />
      ))}
    </div>
  );
}

function SpotButton(props: {
  readonly id: SpotId;
  readonly state: TableState<JudgedHand>;
  readonly director: TableDirector<JudgedHand>;
  readonly money: TableMoney;
}) {
  const { id, state, director, money } = props;
  const { t } = useLingui();
  const name = useSpotWords()[id];
  const odds = writeOdds(id);
  const stacks = [
    ['standing', state.standing.get(id)],
    ['placing', state.placing.get(id)],
    ['laid', state.laid.get(id)],
  ] as const;
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot={id}
      data-fate={fateOf(id, state)}
      aria-label={t({
        id: 'originals.baccarat.pays',
        context: 'A spot of the baccarat cloth and its odds such as 8:1, read to screen readers',
        message: `${name}, pays ${odds}`,
      })}
      onClick={() => director.lay(id)}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.odds}>{odds}</span>
      <span className={styles.stack} aria-hidden="true">
        {stacks.map(
          ([kind, minor]) =>
            minor !== undefined && (
              <ChipDisc
                key={kind}
                kind={kind}
                chip={chipOf(director.chips, minor)}
                label={money.chip(minor)}
              />
            ),
        )}
      </span>
    </button>
  );
}
