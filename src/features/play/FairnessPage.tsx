import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LOTTERY_FEATURES } from '../../../schemas/api/lotteryFields.ts';
import { readDrawName } from '../../lib/drawCheckPath.ts';
import { readTicket, type NamedTicket } from '../../lib/ticketPath.ts';
import { useGates } from '../../platform/gates/gates.tsx';
import { useQueryValue } from '../../platform/screens/useQueryValue.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { DrawCheck } from './DrawCheck.tsx';
import { DrawForm } from './DrawForm.tsx';
import { HandCheck } from './HandCheck.tsx';
import { PlayCheck } from './PlayCheck.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import { isRoundId, writeCheckPath } from './roundId.ts';
import { TicketCheck } from './TicketCheck.tsx';
import styles from './Fairness.module.css';

/** How a round, a draw or a ticket is checked, and what came of it. */
export function FairnessPage() {
  const ticket = readTicket(useQueryValue('ticket'));
  return ticket ? <Ticket of={ticket} /> : <RoundsAndDraws />;
}

/** A ticket of a raffle, which brings all that it takes. */
function Ticket({ of }: { of: NamedTicket }) {
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans id="fairness.ticket.title" context="Heading of the page that draws a ticket again">
            Check a ticket
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans
            id="fairness.ticket.lead"
            context="How tickets of raffles are proved to be fair, in plain words"
          >
            Before the draw, the page shows the hash of a secret seed, and your browser adds a seed
            of its own. After it the seed is revealed, and your browser draws once more from both.
          </Trans>
        </p>
      </header>
      <TicketCheck ticket={of} />
    </>
  );
}

function RoundsAndDraws() {
  const round = useQueryValue('round');
  const draw = useQueryValue('draw');
  const gates = useGates();
  const isPlay = readDrawName(draw)?.order !== undefined;
  const hasLotteries = LOTTERY_FEATURES.some((feature) => gates[feature]);
  const { t } = useLingui();
  const [chosen, setChosen] = useState<'round' | 'draw'>();
  const shown = chosen ?? (draw !== null && round === null ? 'draw' : 'round');
  return (
    <>
      <Head shown={shown === 'draw' && isPlay ? 'play' : shown} />
      {hasLotteries ? (
        <Tabs
          label={t({
            id: 'fairness.kinds',
            context: 'Name of tabs: what is checked, a round of a game or a draw of a lottery',
            message: 'What to check',
          })}
          tabs={[
            {
              id: 'round',
              label: (
                <Trans id="fairness.kind.round" context="Tab: rounds of games are checked here">
                  A round of a game
                </Trans>
              ),
            },
            {
              id: 'draw',
              label: (
                <Trans id="fairness.kind.draw" context="Tab: draws of lotteries are checked here">
                  A draw of a lottery
                </Trans>
              ),
            },
          ]}
          chosen={shown}
          onChoose={setChosen}
        >
          {shown === 'draw' ? <CheckDraws asked={draw} /> : <CheckRounds asked={round} />}
        </Tabs>
      ) : (
        <CheckRounds asked={round} />
      )}
    </>
  );
}

/** What is checked, and how that proves anything. */
function Head({ shown }: { shown: 'round' | 'draw' | 'play' }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {shown !== 'round' ? (
          <Trans
            id="fairness.draw.title"
            context="Heading of the page that draws a lottery once more"
          >
            Check a draw
          </Trans>
        ) : (
          <Trans id="fairness.title" context="Heading of the page that computes a round again">
            Check a round
          </Trans>
        )}
      </h1>
      <p className={styles.lead}>
        {shown === 'play' ? (
          <Trans
            id="fairness.play.lead"
            context="How draws of instant lotteries are proved to be fair, in plain words"
          >
            Before you play, the house shows the hash of a secret seed, and your browser adds a seed
            of its own. Once the secret one is revealed, your browser draws once more from both.
          </Trans>
        ) : shown === 'draw' ? (
          <Trans
            id="fairness.draw.lead"
            context="How draws of lotteries are proved to be fair, in plain words"
          >
            Before a draw opens for bets, the house shows the hash of a secret seed. After the draw
            it reveals the seed. Your browser draws once more from the seed and the sealed bets.
          </Trans>
        ) : (
          <Trans id="fairness.lead" context="How rounds are proved to be fair, in plain words">
            Before each round the house shows the hash of a secret seed. Afterwards it reveals the
            seed. Your browser computes the round again from both, so nobody has to be believed.
          </Trans>
        )}
      </p>
    </header>
  );
}

function CheckRounds({ asked }: { asked: string | null }) {
  const roundId = isRoundId(asked) ? asked : null;
  return (
    <div className={styles.result}>
      <RoundForm
        key={`form ${asked}`}
        asked={asked ?? ''}
        isWrong={asked !== null && roundId === null}
      />
      {roundId !== null && <RoundCheck key={roundId} roundId={roundId} />}
      <HandCheck />
    </div>
  );
}

function CheckDraws({ asked }: { asked: string | null }) {
  const draw = readDrawName(asked);
  return (
    <div className={styles.result}>
      <DrawForm
        key={`form ${asked}`}
        asked={asked ?? ''}
        isWrong={asked !== null && draw === null}
      />
      {draw !== null &&
        (draw.order === undefined ? (
          <DrawCheck key={asked} {...draw} />
        ) : (
          <PlayCheck key={asked} {...draw} />
        ))}
    </div>
  );
}

function RoundForm({ asked, isWrong }: { asked: string; isWrong: boolean }) {
  const navigate = useNavigate();
  const [text, setText] = useState(asked);
  const [isFaulty, setFaulty] = useState(isWrong);
  const check = (press: FormEvent) => {
    press.preventDefault();
    const id = text.trim();
    setFaulty(!isRoundId(id));
    if (isRoundId(id)) void navigate(writeCheckPath('/fairness', id), { replace: true });
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
          <Trans id="fairness.round.where" context="Below the field for the number of a round">
            Rounds in a game and stakes in your statement lead here by themselves.
          </Trans>
        }
        fault={
          isFaulty && (
            <Trans id="fairness.round.notOne" context="Below the field for the number of a round">
              A round number has 22 letters and digits.
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
