import { useEffect, useState, type ComponentType } from 'react';
import { isLocaleTag } from '../../locales/locales.ts';
import type {
  OriginalsFaultCode,
  OriginalsKind,
  OriginalsLaunch,
  OriginalsMessage,
  OriginalsValue,
} from '../../schemas/originalsApi.ts';
import type { Formats } from '../platform/i18n/format.ts';
import { EndedPanel } from './parts/EndedPanel.tsx';
import { createGameFormats } from './parts/formatGame.ts';
import type { GameProps } from './parts/gameProps.ts';
import type { Motion } from './parts/pace.ts';
import { OriginalsFault, type Browser, type Transport } from './transport/createTransport.ts';
import styles from './OriginalsRoot.module.css';

/** The screen of each kind of game, ready to be shown; a page loads that of its own kind alone. */
const SCREENS: Readonly<
  Record<OriginalsKind, (gameId: string) => Promise<ComponentType<GameProps>>>
> = {
  slot: async (gameId) => (await import('./slots/prepareSlot.tsx')).prepareSlot(gameId),
  roulette: async () => (await import('./roulette/RouletteScreen.tsx')).default,
};

interface Ready {
  readonly opened: OriginalsValue<'open'>;
  readonly formats: Formats;
  readonly Screen: ComponentType<GameProps>;
}

/** Opens the game that the page was launched for, and shows it. */
export function OriginalsRoot(props: {
  readonly launch: OriginalsLaunch;
  readonly code: string;
  readonly transport: Transport;
  readonly browser: Browser;
  readonly line: { subscribe(listener: (isThere: boolean) => void): () => void };
  readonly motion: Motion;
  readonly newRequestId: () => string;
  readonly tell: (message: OriginalsMessage) => void;
}) {
  const { launch, code, transport, browser, line, motion, newRequestId, tell } = props;
  const [ready, setReady] = useState<Ready>();
  const [fault, setFault] = useState<OriginalsFaultCode>();
  const [isLineThere, setLineThere] = useState(true);
  useEffect(() => line.subscribe(setLineThere), [line]);
  useEffect(() => {
    Promise.all([transport.ask('open', { code }), SCREENS[launch.kind](launch.gameId)])
      .then(([opened, Screen]) => {
        const language = isLocaleTag(launch.language) ? launch.language : 'en';
        const formats = createGameFormats(language, opened, launch.currency);
        setReady({ opened, formats, Screen });
        tell({ livery: 'ready' });
        tell({ livery: 'balance', balance: opened.balance, currency: opened.currency });
      })
      .catch((reason: unknown) => {
        setFault(reason instanceof OriginalsFault ? reason.code : 'internal');
        tell({ livery: 'ended' });
      });
    // A page is launched once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (fault) return <EndedPanel code={fault} />;
  if (!ready) return <Waiting name={launch.name} kind={launch.kind} />;
  const { Screen, ...game } = ready;
  const shown = { transport, browser, motion, isLineThere, newRequestId, tell };
  return <Screen name={launch.name} {...game} {...shown} />;
}

function Waiting({ name, kind }: { readonly name: string; readonly kind: OriginalsKind }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.name}>{name}</p>
      <div className={styles.reels} data-kind={kind} aria-hidden="true">
        {(kind === 'slot' ? [0, 1, 2, 3, 4] : [0]).map((part) => (
          <span key={part} />
        ))}
      </div>
    </div>
  );
}
