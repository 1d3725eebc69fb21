import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { OriginalsValue } from '../../../schemas/originalsApi.ts';
import { readSlotRules, type SlotRules } from '../../../engine/games/slots/slotRules.ts';
import type { Skin } from '../skins/skin.ts';
import { picturesOf } from '../skins/pictures.ts';
import { createSound } from '../sound/createSound.ts';
import type { Transport } from '../transport/createTransport.ts';
import { Banner, HouseBanner } from './Banner.tsx';
import { ControlBar } from './ControlBar.tsx';
import { createDirector, type Director } from './createDirector.ts';
import { createSlotMoney, limitsOf, type SlotMoney } from './slotMoney.ts';
import type { GameProps } from '../parts/gameProps.ts';
import { EndedPanel } from '../parts/EndedPanel.tsx';
import { SlotFairness } from './SlotFairness.tsx';
import { Marquee } from './Marquee.tsx';
import type { Motion } from '../parts/pace.ts';
import { PaytableDialog } from './PaytableDialog.tsx';
import { Reels } from './Reels.tsx';
import type { SlotState } from './slotState.ts';
import { TopBar, type TopPanel } from '../parts/TopBar.tsx';
import { useGameKeys } from './useGameKeys.ts';
import { WinLayer } from './WinLayer.tsx';
import styles from './SlotScreen.module.css';

/** What a slot game is shown with. */
export interface SlotScreenProps extends Omit<GameProps, 'name' | 'browser'> {
  readonly skin: Skin;
  /** The panel that is open at first. */
  readonly panel?: TopPanel;
}

const CLOCK = {
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The game itself, led by its director, with its sounds and its amounts. */
function useSlotGame(props: SlotScreenProps) {
  const { skin, opened, transport, motion, formats, newRequestId, tell } = props;
  const [sound] = useState(() => createSound(skin.sound));
  const rules = useMemo(() => readSlotRules(skin.game), [skin]);
  const [director] = useState(() =>
    createDirector({
      rules,
      opened,
      transport,
      motion,
      clock: CLOCK,
      newRequestId,
      tell,
      onSound: sound.play,
    }),
  );
  const state = useSyncExternalStore(director.subscribe, director.getState, director.getState);
  const money = useMemo(() => createSlotMoney(opened, formats), [opened, formats]);
  useEffect(() => director.resume(), [director]);
  return { rules, sound, director, state, money };
}

/** A slot game: its scene, its reels, what they paid, and what one plays it with. */
export function SlotScreen(props: SlotScreenProps) {
  const { skin, opened, transport, motion, isLineThere } = props;
  const { game } = skin;
  const pictures = picturesOf(skin);
  const [isLoud, setLoud] = useState(false);
  const [panel, setPanel] = useState(props.panel);
  const { rules, sound, director, state, money } = useSlotGame(props);
  const { levels } = limitsOf(opened);
  const step = (by: 1 | -1) => {
    const next = levels[levels.findIndex(({ level }) => level === state.level) + by];
    if (next) director.setLevel(next.level);
  };
  useGameKeys({ isOpen: !panel, press: director.press, step });

  const onStop = useCallback((reel: number) => sound.stop(reel), [sound]);
  const own: Record<string, string | number> = { '--rows': game.rows };
  for (const [name, value] of Object.entries(skin.palette)) own[`--g-${name}`] = value;
  return (
    <div className={styles.game} data-free={state.mode === 'free' || undefined} style={own}>
      <div className={styles.scene} dangerouslySetInnerHTML={{ __html: skin.scene }} />
      <TopBar
        name={game.name}
        isTrial={opened.mode === 'play'}
        isLoud={isLoud}
        onLoud={(wanted) => {
          sound.setOn(wanted);
          setLoud(wanted);
        }}
        onPanel={setPanel}
      />
      <Stage {...{ rules, skin, state, motion }} onStop={onStop} onLanded={director.haveLanded} />
      <Marquee
        rules={rules}
        game={game}
        state={state}
        money={money}
        isMoving={motion === 'full'}
        isLineThere={isLineThere}
      />
      <ControlBar
        state={state}
        levels={levels}
        money={money}
        onStep={step}
        onSpin={director.press}
      />
      {state.banner && (
        <Banner
          banner={state.banner}
          rules={rules}
          pictures={pictures}
          level={state.shownLevel}
          money={money}
          isMoving={motion === 'full'}
          onContinue={director.press}
        />
      )}
      {state.houseOver && (
        <HouseBanner house={state.houseOver} money={money} onContinue={director.press} />
      )}
      {state.ended && <EndedPanel code={state.ended} />}
      <Panels
        {...{ skin, opened, transport, money, panel, setPanel, state, director }}
        tell={props.tell}
      />
    </div>
  );
}

/** What opens over the game. */
function Panels(props: {
  readonly skin: Skin;
  readonly opened: OriginalsValue<'open'>;
  readonly transport: Transport;
  readonly money: SlotMoney;
  readonly panel: TopPanel | undefined;
  readonly setPanel: (panel: undefined) => void;
  readonly state: SlotState;
  readonly director: Director;
  readonly tell: GameProps['tell'];
}) {
  const { skin, opened, transport, money, panel, setPanel, state, director } = props;
  const { game } = skin;
  const pictures = picturesOf(skin);
  return (
    <>
      {panel === 'paytable' && (
        <PaytableDialog
          game={game}
          pictures={pictures}
          names={skin.names}
          level={state.level}
          money={money}
          highestStake={opened.highestStake}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'fairness' && (
        <SlotFairness
          session={opened.session}
          seeds={state.seeds}
          transport={transport}
          money={money}
          onSeeds={director.setSeeds}
          onCheck={(round) => props.tell({ livery: 'check', round })}
          onClose={() => setPanel(undefined)}
        />
      )}
    </>
  );
}

/** The cabinet with its reels, and on tall screens the game's name over it. */
function Stage(props: {
  readonly rules: SlotRules;
  readonly skin: Skin;
  readonly state: SlotState;
  readonly motion: Motion;
  readonly onStop: (reel: number) => void;
  readonly onLanded: () => void;
}) {
  const { rules, skin, state, motion, onStop, onLanded } = props;
  const { game } = skin;
  const pictures = picturesOf(skin);
  const { t } = useLingui();
  return (
    <main
      className={styles.stage}
      aria-label={t({
        id: 'originals.slot.stage',
        context: 'Name of the part of a slot game with its reels, read to screen readers',
        message: 'Reels',
      })}
    >
      <div className={styles.cabinet} dir="ltr">
        <p className={styles.wordmark} aria-hidden="true">
          {game.name}
        </p>
        <div className={styles.window}>
          <Reels
            rules={rules}
            pictures={pictures}
            state={state}
            isMoving={motion === 'full'}
            onStop={onStop}
            onLanded={onLanded}
          />
          <WinLayer rules={rules} pictures={pictures} state={state} />
        </div>
      </div>
    </main>
  );
}
