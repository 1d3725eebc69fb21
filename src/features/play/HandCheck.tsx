import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import { DrawnOutcome } from './DrawnOutcome.tsx';
import { ClientSeed, ComputedHash, Nonce, ServerSeed } from './seedWords.tsx';
import { Code, Facts } from './Step.tsx';
import type { Drawn } from './verifyRound.ts';
import styles from './Fairness.module.css';

const loadVerifier = loadChunk(() => import('./verifyRound.ts'));

/** The rules come when somebody opens the form, not before. */
type Verifier = Awaited<ReturnType<typeof loadVerifier>>;

/** Computes a round of seeds that somebody has written down, with nothing asked of anybody. */
export function HandCheck() {
  const [verifier, setVerifier] = useState<Verifier>();
  const load = () => {
    if (!verifier) loadVerifier().then(setVerifier, () => undefined);
  };
  return (
    <details className={styles.hand} onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary className={styles.summary}>
        <Trans id="fairness.hand" context="Opens a form for the seeds of a round">
          Check with seeds of your own
        </Trans>
      </summary>
      {verifier && <HandForm verifier={verifier} />}
    </details>
  );
}

function HandForm({ verifier }: { verifier: Verifier }) {
  const [result, setResult] = useState<Drawn | 'wrong'>();
  const check = (press: FormEvent<HTMLFormElement>) => {
    press.preventDefault();
    const form = new FormData(press.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const nonce = /^\d{1,9}$/.test(read('nonce')) ? Number(read('nonce')) : Number.NaN;
    const seeds = { serverSeed: read('serverSeed'), clientSeed: read('clientSeed'), nonce };
    try {
      setResult(verifier.drawRound(read('gameId'), seeds));
    } catch {
      setResult('wrong');
    }
  };
  return (
    <>
      <form className={styles.handForm} noValidate onSubmit={check}>
        <GameField games={verifier.VERIFIED_GAMES} />
        <SeedFields />
        <Button type="submit" size="large">
          <Trans id="fairness.compute" context="Button: compute a round of given seeds">
            Compute
          </Trans>
        </Button>
      </form>
      <div role="status">
        {result === 'wrong' ? (
          <p className={styles.wrong}>
            <Trans id="fairness.seedsWrong" context="The seeds that were typed in make no sense">
              These seeds cannot be read. Copy them whole, without spaces.
            </Trans>
          </p>
        ) : (
          result && <HandResult drawn={result} />
        )}
      </div>
    </>
  );
}

function GameField({ games }: { games: Verifier['VERIFIED_GAMES'] }) {
  return (
    <Field
      label={
        <Trans id="fairness.game" context="Choice of the game that a round was played in">
          Game
        </Trans>
      }
    >
      {(control) => (
        <div className={fieldStyles.control}>
          <select name="gameId" className={fieldStyles.input} {...control}>
            {games.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

/** Letters and digits that nobody corrects. */
const EXACT = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

function SeedFields() {
  return (
    <>
      <TextField
        name="serverSeed"
        {...EXACT}
        label={<ServerSeed />}
        help={
          <Trans id="fairness.serverSeed.help" context="Below the field for the server seed">
            64 digits and letters from a to f
          </Trans>
        }
      />
      <TextField name="clientSeed" {...EXACT} label={<ClientSeed />} />
      <TextField
        name="nonce"
        {...EXACT}
        inputMode="numeric"
        label={<Nonce />}
        help={
          <Trans id="fairness.nonce.help" context="Below the field for the number of a round">
            The first round is 0
          </Trans>
        }
      />
    </>
  );
}

function HandResult({ drawn }: { drawn: Drawn }) {
  return (
    <div className={styles.handResult}>
      <Facts
        entries={[[<ComputedHash key="hash" />, <Code key="value">{drawn.computedHash}</Code>]]}
      />
      <DrawnOutcome drawn={drawn} />
    </div>
  );
}
