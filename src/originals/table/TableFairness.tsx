import { Trans, useLingui } from '@lingui/react/macro';
import type { OriginalsSeeds } from '../../../schemas/originalsApi.ts';
import { FairnessDialog, SeedFacts, type SeedFact } from '../parts/FairnessDialog.tsx';
import type { GameMoney } from '../parts/gameMoney.ts';
import { SeedForm, type SeedChange } from '../parts/SeedForm.tsx';
import type { Transport } from '../transport/createTransport.ts';
import type { Proof, TableState } from './tableState.ts';
import styles from './TablePays.module.css';

/** What a round was made of, as it is shown. */
function useProofFacts({ formats }: GameMoney): (proof: Proof) => readonly SeedFact[] {
  const { t } = useLingui();
  return (proof) => [
    {
      term: t({
        id: 'originals.table.fair.seed',
        context: 'Label of a long code: the seed of the last round, revealed',
        message: 'Seed of the last round',
      }),
      code: proof.serverSeed,
    },
    {
      term: t({
        id: 'originals.table.fair.seedHash',
        context: 'Label of a long code: SHA-256 of the seed of the last round',
        message: 'Its fingerprint, shown before',
      }),
      code: proof.serverSeedHash,
    },
    {
      term: t({
        id: 'originals.table.fair.client',
        context: 'Label of a long code made of the seeds of all who bet',
        message: 'Seeds of all who bet, together',
      }),
      code: proof.clientSeed,
    },
    {
      term: t({
        id: 'originals.table.fair.nonce',
        context: 'Label of a number that counts the rounds of a table',
        message: 'Number of the round',
      }),
      text: formats.number(proof.nonce),
    },
  ];
}

/** The fingerprint of this round's seed, the player's own seed, and all that the last round was made of. */
export function TableFairness(props: {
  readonly session: string;
  readonly seeds: OriginalsSeeds;
  readonly onSeeds: (seeds: OriginalsSeeds) => void;
  readonly state: Pick<TableState<unknown>, 'proof' | 'serverSeedHash'>;
  readonly transport: Transport;
  readonly money: GameMoney;
  readonly onCheck: (roundId: string) => void;
  readonly onClose: () => void;
}) {
  const { session, seeds, onSeeds, state, transport, money, onCheck, onClose } = props;
  const { t } = useLingui();
  const { proof, serverSeedHash } = state;
  const proofFacts = useProofFacts(money);
  const lead = (
    <Trans
      id="originals.table.fair.lead"
      context="Under the title of the panel about fair play at a live table"
    >
      Each result is made of the table’s seed and the seeds of all who bet. You see the fingerprint
      of the table’s seed before you bet, and the seed itself after, so nobody can choose a result.
    </Trans>
  );
  const now = [
    {
      term: t({
        id: 'originals.table.fair.hash',
        context: 'Label of a long code: SHA-256 of the seed of the round that goes on',
        message: 'Fingerprint of this round’s seed',
      }),
      code: serverSeedHash,
    },
  ];
  return (
    <FairnessDialog {...{ lead, session, transport, money, onCheck, onClose }}>
      <SeedFacts facts={now} />
      <TableSeed {...{ session, seeds, onSeeds, transport }} />
      {proof && (
        <>
          <h3 className={styles.heading}>
            <Trans
              id="originals.table.fair.last"
              context="Heading above the seeds of the last round"
            >
              Last round
            </Trans>
          </h3>
          <SeedFacts facts={proofFacts(proof)} />
        </>
      )}
    </FairnessDialog>
  );
}

/** The player's own seed, of which their part of the next round is made. */
function TableSeed(props: SeedChange) {
  return (
    <SeedForm
      {...props}
      action={
        <Trans
          id="originals.table.fair.change"
          context="Button beside the field of the player's own seed, at a live table"
        >
          Use this seed
        </Trans>
      }
      help={
        <Trans
          id="originals.table.fair.help"
          context="Help below the field of the player's own seed, at a live table; the seed is shared with the slot games"
        >
          1 to 64 letters, digits, dashes or underscores. Your seed counts with the first chips that
          you bet in a round. It is also the seed of your slot games, whose server seed is revealed
          when you change it.
        </Trans>
      }
      renderChanged={() => (
        <p>
          <Trans
            id="originals.table.fair.changed"
            context="Below the field of the player's own seed, once it was changed, at a live table"
          >
            This is your seed from now on. A round in which you have bet already keeps the seed
            before.
          </Trans>
        </p>
      )}
    />
  );
}
