import { useEffect, useState, type ComponentType } from 'react';
import { isLocaleTag } from '../../locales/locales.ts';
import type {
  OriginalsFaultCode,
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

type Prepare = (gameId: string) => Promise<ComponentType<GameProps>>;

/** What makes the screen of a game ready, by the folder of its kind; a page loads that of its own kind alone. */
const KINDS = import.meta.glob<{ readonly prepare: Prepare }>('./*/prepare.tsx');

/** The screen of a game; rejects with `notFound` for a kind that nobody made one for. */
async function loadScreen({ kind, gameId }: OriginalsLaunch): Promise<ComponentType<GameProps>> {
  const load = KINDS[`./${kind}/prepare.tsx`];
  if (!load) throw new OriginalsFault('notFound');
  return (await load()).prepare(gameId);
}

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
    Promise.all([transport.ask('open', { code }), loadScreen(launch)])
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
  if (!ready) return <Waiting name={launch.name} />;
  const { Screen, ...game } = ready;
  const shown = { transport, browser, motion, isLineThere, newRequestId, tell };
  return <Screen name={launch.name} {...game} {...shown} />;
}

function Waiting({ name }: { readonly name: string }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.name}>{name}</p>
      <div className={styles.shape} aria-hidden="true" />
    </div>
  );
}
