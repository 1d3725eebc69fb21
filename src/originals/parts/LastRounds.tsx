import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { OriginalsRound } from '../../../schemas/originalsApi.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Transport } from '../transport/createTransport.ts';
import type { GameMoney } from './gameMoney.ts';
import styles from './FairnessDialog.module.css';

/** The last rounds with their ids, to be copied into the verifier. */
export function LastRounds(props: {
  readonly session: string;
  readonly transport: Transport;
  readonly money: GameMoney;
}) {
  const { session, transport, money } = props;
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
          Copy a round’s id and check it on this site’s page about fairness.
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
            <span className={styles.paid} data-won={Number(round.paid) > 0 || undefined}>
              {money.amount(round.paid)}
            </span>
            <code>{round.id}</code>
            <CopyButton text={round.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
