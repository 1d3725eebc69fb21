import { useEffect, useMemo, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { EndedPanel } from '../parts/EndedPanel.tsx';
import { createGameMoney } from '../parts/gameMoney.ts';
import type { GameProps } from '../parts/gameProps.ts';
import { TopBar, type TopPanel } from '../parts/TopBar.tsx';
import { createSound } from '../sound/createSound.ts';
import type { TableLine } from '../transport/createTableLine.ts';
import { Announcer } from './Announcer.tsx';
import { createTableDirector } from './createTableDirector.ts';
import type { TableClock } from './tableStage.ts';
import { Dock } from './Dock.tsx';
import { TableFairness } from './TableFairness.tsx';
import { createTableMoney } from './tableMoney.ts';
import { TableNote } from './TableNote.tsx';
import { TablePays } from './TablePays.tsx';
import type { TableScreen } from './tableScreen.ts';
import { TableStatus } from './TableStatus.tsx';
import { useTableKeys } from './useTableKeys.ts';
import { createWireMoney } from './wireMoney.ts';
import styles from './Table.module.css';

/** What a table is shown with. */
export interface TableProps<Drawn> extends Omit<GameProps, 'browser'> {
  readonly screen: TableScreen<Drawn>;
  readonly line: TableLine;
  readonly clock: TableClock;
  /** The panel that is open at first. */
  readonly panel?: TopPanel;
}

/** The table, led by its director, with its sounds and its amounts. */
function useTable<Drawn>(props: TableProps<Drawn>) {
  const { screen, opened, transport, line, clock, motion, formats, newRequestId, tell } = props;
  const [sound] = useState(() => createSound(screen.sound));
  const [wire] = useState(() => createWireMoney(opened.decimals));
  const [director] = useState(() =>
    createTableDirector({
      opened,
      transport,
      line,
      clock,
      motion,
      newRequestId,
      tell,
      readDrawn: screen.readDrawn,
      coming: screen.coming,
      money: wire,
      onSound: sound.play,
    }),
  );
  const state = useSyncExternalStore(director.subscribe, director.getState, director.getState);
  const gameMoney = useMemo(() => createGameMoney(formats), [formats]);
  const money = useMemo(() => createTableMoney(opened, gameMoney, wire), [opened, gameMoney, wire]);
  useEffect(() => director.watch(), [director]);
  return { sound, director, state, gameMoney, money };
}

const coloursOf = (palette: TableScreen<never>['palette']) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`--g-${name}`, value]),
  ) as CSSProperties;

/** A live table: what its kind shows in the middle, and around it what one plays every table with. */
export function Table<Drawn>(props: TableProps<Drawn>) {
  const { screen, name, opened, transport, motion, isLineThere, clock } = props;
  const { sound, director, state, gameMoney, money } = useTable(props);
  const names = screen.useNames();
  const [isLoud, setLoud] = useState(false);
  const [panel, setPanel] = useState(props.panel);
  const [seeds, setSeeds] = useState(opened.seeds);
  const closePanel = () => setPanel(undefined);
  useTableKeys(!panel, director.choose);
  const isMoving = motion === 'full';
  const { Floor, Pays } = screen;
  return (
    <div className={styles.table} style={coloursOf(screen.palette)}>
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
      <Floor
        {...{ state, director, money, names, isMoving }}
        status={<TableStatus {...{ state, names, money, clock }} />}
      />
      <div className={styles.foot}>
        <TableNote
          note={state.note}
          isLineThere={isLineThere && state.isHeard}
          limits={director.limits}
          {...{ names, money }}
        />
        <Dock state={state} director={director} money={money} isMoving={isMoving} />
      </div>
      <Announcer {...{ state, money, names }} />
      {state.ended && <EndedPanel code={state.ended} />}
      {panel === 'paytable' && (
        <TablePays limits={director.limits} money={money} onClose={closePanel}>
          <Pays formats={gameMoney.formats} />
        </TablePays>
      )}
      {panel === 'fairness' && (
        <TableFairness
          {...{ state, transport, seeds }}
          onSeeds={setSeeds}
          session={opened.session}
          money={gameMoney}
          onCheck={(round) => props.tell({ livery: 'check', round })}
          onClose={closePanel}
        />
      )}
    </div>
  );
}
