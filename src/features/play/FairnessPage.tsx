import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryValue } from '../../platform/screens/useQueryValue.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { HandCheck } from './HandCheck.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import styles from './Fairness.module.css';

const ROUND_ID = /^[A-Za-z0-9_-]{22}$/;

/** How a round is checked, the two ways to do it, and what came of it. */
export function FairnessPage() {
  const asked = useQueryValue('round');
  const roundId = asked !== null && ROUND_ID.test(asked) ? asked : null;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans id="fairness.title" context="Heading of the page that computes a round again">
            Check a round
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="fairness.lead" context="How rounds are proved to be fair, in plain words">
            Before each round the house shows the hash of a secret seed. Afterwards it reveals the
            seed. Your browser computes the round again from both, so nobody has to be believed.
          </Trans>
        </p>
      </header>
      <RoundForm
        key={`form ${asked}`}
        asked={asked ?? ''}
        isWrong={asked !== null && roundId === null}
      />
      {roundId !== null && <RoundCheck key={roundId} roundId={roundId} />}
      <HandCheck />
    </>
  );
}

function RoundForm({ asked, isWrong }: { asked: string; isWrong: boolean }) {
  const navigate = useNavigate();
  const [text, setText] = useState(asked);
  const [isFaulty, setFaulty] = useState(isWrong);
  const check = (press: FormEvent) => {
    press.preventDefault();
    const id = text.trim();
    setFaulty(!ROUND_ID.test(id));
    if (ROUND_ID.test(id)) void navigate(`/fairness?round=${id}`, { replace: true });
  };
  return (
    <form className={styles.form} noValidate onSubmit={check}>
      <TextField
        label={
          <Trans id="fairness.round" context="Field for the number of a round">
            Round number
          </Trans>
        }
        help={
          <Trans id="fairness.round.help" context="Below the field for the number of a round">
            It stands below each round in the game’s list of rounds.
          </Trans>
        }
        fault={
          isFaulty && (
            <Trans id="fairness.round.wrong" context="Below the field for the number of a round">
              A round number has 22 letters and digits. Copy it from the game’s list of rounds.
            </Trans>
          )
        }
        value={text}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="primary" size="large">
        <Trans id="fairness.check" context="Button: compute a round again">
          Check the round
        </Trans>
      </Button>
    </form>
  );
}
