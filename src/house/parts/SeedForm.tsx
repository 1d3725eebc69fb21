import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { HouseSeeds, HouseValue } from '../../../schemas/houseApi.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { HouseFault, type Transport } from '../transport/createTransport.ts';
import styles from '../parts/FairnessDialog.module.css';

interface SeedFormProps {
  readonly session: string;
  readonly seeds: HouseSeeds;
  readonly transport: Transport;
  readonly onSeeds: (seeds: HouseSeeds) => void;
}

/** Changes the player's own seed, by which the server seed that was in use is revealed. */
function useSeedChange({ session, seeds, transport, onSeeds }: SeedFormProps) {
  const [wanted, setWanted] = useState(seeds.clientSeed);
  const [revealed, setRevealed] = useState<HouseValue<'seeds'>['revealed']>();
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
      if (!(fault instanceof HouseFault)) throw fault;
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

/** The field of the player's own seed, and the server seed that a change of it revealed. */
export function SeedForm(props: SeedFormProps) {
  const { wanted, setWanted, revealed, isWaiting, hasFailed, isValid, change } =
    useSeedChange(props);
  return (
    // No form: a frame that may not send forms is told of none.
    <div className={styles.form}>
      <label htmlFor="clientSeed">
        <Trans id="house.fair.own" context="Label of a field with the player's own seed">
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
          <Trans id="house.fair.change" context="Button beside the field of the player's own seed">
            Use it and reveal
          </Trans>
        </button>
      </div>
      <p id="clientSeedHelp" className={styles.help}>
        <Trans id="house.fair.help" context="Help below the field of the player's own seed">
          1 to 64 letters, digits, dashes or underscores. The present server seed is revealed, and
          the next one begins with your seed.
        </Trans>
      </p>
      <div role="status">
        {hasFailed && (
          <p className={styles.fault}>
            <Trans id="house.fair.failed" context="Where the seed could not be changed">
              The seed was not changed. Finish the round that is under way and try again.
            </Trans>
          </p>
        )}
        {revealed && (
          <div className={styles.revealed}>
            <p>
              <Trans id="house.fair.revealed" context="Label of a long code: the seed itself">
                Revealed server seed
              </Trans>
            </p>
            <div className={styles.code}>
              <code>{revealed.serverSeed}</code>
              <CopyButton text={revealed.serverSeed} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
