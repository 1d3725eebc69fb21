import { useEffect, useState } from 'react';
import { isLocaleTag, type LocaleTag } from '../../locales/locales.ts';
import type {
  HouseFaultCode,
  HouseLaunch,
  HouseMessage,
  HouseValue,
} from '../../schemas/houseApi.ts';
import { loadLook } from './looks/loadLook.ts';
import type { Look } from './looks/look.ts';
import { preparePictures } from './looks/pictures.ts';
import { EndedPanel } from './slots/EndedPanel.tsx';
import type { Motion } from './slots/pace.ts';
import { SlotScreen } from './slots/SlotScreen.tsx';
import { HouseFault, type Transport } from './transport/createTransport.ts';
import styles from './HouseRoot.module.css';

interface Ready {
  readonly opened: HouseValue<'open'>;
  readonly look: Look;
}

/** Opens the game that the page was launched for, and shows it. */
export function HouseRoot(props: {
  readonly launch: HouseLaunch;
  readonly code: string;
  readonly transport: Transport;
  readonly line: { subscribe(listener: (isThere: boolean) => void): () => void };
  readonly motion: Motion;
  readonly newRequestId: () => string;
  readonly tell: (message: HouseMessage) => void;
}) {
  const { launch, code, transport, line, motion, newRequestId, tell } = props;
  const [ready, setReady] = useState<Ready>();
  const [fault, setFault] = useState<HouseFaultCode>();
  const [isLineThere, setLineThere] = useState(true);
  useEffect(() => line.subscribe(setLineThere), [line]);
  useEffect(() => {
    Promise.all([transport.ask('open', { code }), loadLook(launch.gameId)])
      .then(async ([opened, look]) => {
        if (!look) throw new HouseFault('notFound');
        await preparePictures(look);
        setReady({ opened, look });
        tell({ livery: 'ready' });
        tell({ livery: 'balance', balance: opened.balance, currency: opened.currency });
      })
      .catch((reason: unknown) => {
        setFault(reason instanceof HouseFault ? reason.code : 'internal');
        tell({ livery: 'ended' });
      });
    // A page is launched once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (fault) return <EndedPanel code={fault} />;
  if (!ready) return <Waiting name={launch.name} />;
  const language: LocaleTag = isLocaleTag(launch.language) ? launch.language : 'en';
  const shown = { transport, motion, language, isLineThere, newRequestId, tell };
  return <SlotScreen {...ready} {...shown} />;
}

function Waiting({ name }: { readonly name: string }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.name}>{name}</p>
      <div className={styles.reels} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((reel) => (
          <span key={reel} />
        ))}
      </div>
    </div>
  );
}
