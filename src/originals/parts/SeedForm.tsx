import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { OriginalsSeeds, OriginalsValue } from '../../../schemas/originalsApi.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import styles from './FairnessDialog.module.css';

type Revealed = OriginalsValue<'seeds'>['revealed'];

/** Whose seeds are changed, and who is told. */
export interface SeedChange {
  readonly session: string;
  readonly seeds: OriginalsSeeds;
  readonly transport: Transport;
  readonly onSeeds: (seeds: OriginalsSeeds) => void;
}

interface SeedFormProps extends SeedChange {
  /** What the button says. */
  readonly action: ReactNode;
  /** What a change brings about, after the rule of what may be written. */
  readonly help: ReactNode;
  /** What is said once the seed was changed. */
  readonly renderChanged: (revealed: Revealed) => ReactNode;
}

/** Changes the player's own seed, by which the server seed that was in use is revealed. */
function useSeedChange({ session, seeds, transport, onSeeds }: SeedChange) {
  const [wanted, setWanted] = useState(seeds.clientSeed);
  const [revealed, setRevealed] = useState<Revealed>();
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isValid = /^[A-Za-z0-9_-]{1,64}$/.test(wanted);

  const change = async () => {
    if (!isValid || isWaiting) return;
    setWaiting(true);
    setFailed(false);
    try {
      const value = await transport.ask('seeds', { session, clientSeed: wanted });
      setRevealed(value.revealed);
      onSeeds(value.seeds);
    } catch (fault) {
      if (!(fault instanceof OriginalsFault)) throw fault;
      setFailed(true);
    } finally {
      setWaiting(false);
    }
  };
  return {
    wanted,
    setWanted,
    revealed,
    isWaiting,
    hasFailed,
    isValid,
    change: () => void change(),
  };
}

/** The field of the player's own seed. */
export function SeedForm(props: SeedFormProps) {
  const { action, help, renderChanged } = props;
  const { wanted, setWanted, revealed, isWaiting, hasFailed, isValid, change } =
    useSeedChange(props);
  return (
    // No form: a frame that may not send forms is told of none.
    <div className={styles.form}>
      <label htmlFor="clientSeed">
        <Trans id="originals.fair.own" context="Label of a field with the player's own seed">
          Your seed
        </Trans>
      </label>
      <div className={styles.row}>
        <input
          id="clientSeed"
          value={wanted}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          aria-invalid={!isValid}
          aria-describedby="clientSeedHelp"
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && change()}
        />
        <button type="button" onClick={change} disabled={!isValid || isWaiting}>
          {action}
        </button>
      </div>
      <p id="clientSeedHelp" className={styles.help}>
        {help}
      </p>
      <div role="status">
        {hasFailed && (
          <p className={styles.fault}>
            <Trans id="originals.fair.failed" context="Where the seed could not be changed">
              The seed was not changed. Finish the round that is under way and try again.
            </Trans>
          </p>
        )}
        {revealed && <div className={styles.revealed}>{renderChanged(revealed)}</div>}
      </div>
    </div>
  );
}
