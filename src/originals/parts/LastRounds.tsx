import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { OriginalsRound } from '../../../schemas/originalsApi.ts';
import type { Transport } from '../transport/createTransport.ts';
import type { GameMoney } from './gameMoney.ts';
import styles from './FairnessDialog.module.css';

/** The last rounds, each one press from its check on the site. */
export function LastRounds(props: {
  readonly session: string;
  readonly transport: Transport;
  readonly money: GameMoney;
  /** Leaves the game for the check of a round. */
  readonly onCheck: (roundId: string) => void;
}) {
  const { session, transport, money, onCheck } = props;
  const [rounds, setRounds] = useState<readonly OriginalsRound[]>();
  useEffect(() => {
    let isGone = false;
    transport
      .ask('rounds', { session })
      .then((value) => !isGone && setRounds(value.rounds))
      .catch(() => !isGone && setRounds([]));
    return () => {
      isGone = true;
    };
  }, [session, transport]);
  return (
    <section className={styles.rounds} aria-busy={!rounds}>
      <h3>
        <Trans id="originals.rounds.title" context="Heading above the list of the last rounds">
          Last rounds
        </Trans>
      </h3>
      <p className={styles.help}>
        <Trans
          id="originals.rounds.lead"
          context="Under the heading of the list of the last rounds"
        >
          Choose a round, and your browser computes it again.
        </Trans>
      </p>
      {rounds?.length === 0 && (
        <p className={styles.help}>
          <Trans id="originals.rounds.none" context="In place of the list of the last rounds">
            Rounds that you play appear here.
          </Trans>
        </p>
      )}
      <ul>
        {rounds?.map((round) => (
          <li key={round.id}>
            <time dateTime={round.playedAt}>{money.formats.dateTime(round.playedAt)}</time>
            <span
              className={styles.paid}
              data-won={Number(round.paid) > Number(round.stake) || undefined}
            >
              {money.amount(round.paid)}
            </span>
            <code>{round.id}</code>
            <button type="button" className={styles.check} onClick={() => onCheck(round.id)}>
              <Trans id="originals.rounds.check" context="Button beside a round: checks it">
                Check
              </Trans>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
