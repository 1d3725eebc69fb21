import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { EndedPanel } from '../parts/EndedPanel.tsx';
import { createGameMoney } from '../parts/gameMoney.ts';
import type { GameProps } from '../parts/gameProps.ts';
import { TopBar, type TopPanel } from '../parts/TopBar.tsx';
import { createSound } from '../sound/createSound.ts';
import type { TableLine } from '../transport/createTableLine.ts';
import { Announcer } from './Announcer.tsx';
import { Cloth } from './Cloth.tsx';
import { createTableDirector, type TableClock } from './createTableDirector.ts';
import { Dock } from './Dock.tsx';
import { History } from './History.tsx';
import palette from './palette.json';
import { TableFairness } from './TableFairness.tsx';
import { TABLE_SOUND } from './tableSound.ts';
import { createTableMoney } from './tableMoney.ts';
import { TableNote } from './TableNote.tsx';
import { TablePays } from './TablePays.tsx';
import { TableStatus } from './TableStatus.tsx';
import { useClothLayout } from './useClothLayout.ts';
import { useTableKeys } from './useTableKeys.ts';
import { Wheel } from './Wheel.tsx';
import { createWireMoney } from './wireMoney.ts';
import styles from './Table.module.css';

/** What a table is shown with. */
export interface TableProps extends Omit<GameProps, 'browser'> {
  readonly line: TableLine;
  readonly clock: TableClock;
  /** The panel that is open at first. */
  readonly panel?: TopPanel;
}

const COLOURS = Object.fromEntries(
  Object.entries(palette).map(([name, value]) => [`--g-${name}`, value]),
) as CSSProperties;

/** The table, led by its director, with its sounds and its amounts. */
function useTable(props: TableProps) {
  const { opened, transport, line, clock, motion, formats, newRequestId, tell } = props;
  const [sound] = useState(() => createSound(TABLE_SOUND));
  const [wire] = useState(() => createWireMoney(opened.decimals));
  const [director] = useState(() =>
    createTableDirector({
      ...{ opened, transport, line, clock, motion, newRequestId, tell },
      money: wire,
      onSound: sound.play,
    }),
  );
  const state = useSyncExternalStore(director.subscribe, director.getState, director.getState);
  const gameMoney = useMemo(() => createGameMoney(opened, formats), [opened, formats]);
  const money = useMemo(() => createTableMoney(opened, gameMoney, wire), [opened, gameMoney, wire]);
  useEffect(() => director.watch(), [director]);
  return { sound, director, state, gameMoney, money };
}

/** The live roulette table: its wheel, its cloth, and what one plays it with. */
export function Table(props: TableProps) {
  const { name, opened, transport, motion, isLineThere, clock } = props;
  const { sound, director, state, gameMoney, money } = useTable(props);
  const [isLoud, setLoud] = useState(false);
  const [panel, setPanel] = useState(props.panel);
  const [seeds, setSeeds] = useState(opened.seeds);
  const closePanel = () => setPanel(undefined);
  const layout = useClothLayout();
  useTableKeys(!panel, director.choose);
  const isMoving = motion === 'full';
  const isRunning =
    state.shown === 'rolling' || state.shown === 'landing' || state.shown === 'landed';
  return (
    <div
      className={styles.table}
      data-layout={layout}
      data-watching={(isMoving && isRunning) || undefined}
      style={COLOURS}
    >
      <TopBar
        name={name}
        isTrial={opened.mode === 'play'}
        isLoud={isLoud}
        onLoud={(wanted) => {
          sound.setOn(wanted);
          setLoud(wanted);
        }}
        onPanel={setPanel}
      />
      <Floor {...{ layout, state, director, money, clock, isMoving }} />
      <div className={styles.foot}>
        <TableNote
          note={state.note}
          isLineThere={isLineThere && state.isHeard}
          limits={director.limits}
          money={money}
        />
        <Dock state={state} director={director} money={money} isMoving={isMoving} />
      </div>
      <Announcer state={state} money={money} />
      {state.ended && <EndedPanel code={state.ended} />}
      {panel === 'paytable' && (
        <TablePays
          limits={director.limits}
          money={money}
          formats={gameMoney.formats}
          onClose={closePanel}
        />
      )}
      {panel === 'fairness' && (
        <TableFairness
          {...{ state, transport, seeds }}
          onSeeds={setSeeds}
          session={opened.session}
          money={gameMoney}
          onClose={closePanel}
        />
      )}
    </div>
  );
}

/** Wheel and cloth, with what the table tells. */
function Floor(props: {
  readonly layout: Parameters<typeof Cloth>[0]['layout'];
  readonly state: Parameters<typeof Cloth>[0]['state'];
  readonly director: Parameters<typeof Cloth>[0]['director'];
  readonly money: Parameters<typeof Cloth>[0]['money'];
  readonly clock: TableClock;
  readonly isMoving: boolean;
}) {
  const { layout, state, director, money, clock, isMoving } = props;
  const { t } = useLingui();
  return (
    <main
      className={styles.floor}
      aria-label={t({
        id: 'originals.roulette.table',
        context: 'Name of the part of the page with wheel and cloth, read to screen readers',
        message: 'Roulette table',
      })}
    >
      <div className={styles.seat}>
        <div className={styles.wheel}>
          <Wheel state={state} isMoving={isMoving} />
        </div>
      </div>
      <div className={styles.told}>
        <TableStatus state={state} money={money} clock={clock} />
      </div>
      <div className={styles.board}>
        <History numbers={state.history} />
      </div>
      {/* Scrolls where a screen is too low for the whole cloth. */}
      <div className={styles.field}>
        <div className={styles.cloth}>
          <Cloth layout={layout} state={state} director={director} money={money} />
        </div>
      </div>
    </main>
  );
}
