import { Trans, useLingui } from '@lingui/react/macro';
import type { OriginalsSeeds } from '../../../schemas/originalsApi.ts';
import { FairnessDialog, SeedFacts } from '../parts/FairnessDialog.tsx';
import type { SlotMoney } from './slotMoney.ts';
import { SeedForm } from '../parts/SeedForm.tsx';
import type { Transport } from '../transport/createTransport.ts';

/** The seeds of a slot game as they stand, the player's own among them. */
export function SlotFairness(props: {
  readonly session: string;
  readonly seeds: OriginalsSeeds;
  readonly transport: Transport;
  readonly money: SlotMoney;
  readonly onSeeds: (seeds: OriginalsSeeds) => void;
  readonly onCheck: (roundId: string) => void;
  readonly onClose: () => void;
}) {
  const { session, seeds, transport, money, onSeeds, onCheck, onClose } = props;
  const { t } = useLingui();
  const facts = [
    {
      term: t({
        id: 'originals.fair.hash',
        context: 'Label of a long code: SHA-256 of the server seed',
        message: 'Fingerprint of the server seed',
      }),
      code: seeds.serverSeedHash,
    },
    {
      term: t({
        id: 'originals.fair.nextHash',
        context: 'Label of a long code: SHA-256 of the next seed',
        message: 'Fingerprint of the seed after it',
      }),
      code: seeds.nextServerSeedHash,
    },
    {
      term: t({
        id: 'originals.fair.nonce',
        context: 'Label of a number that counts rounds',
        message: 'Number of the next round',
      }),
      text: money.formats.number(seeds.nonce),
    },
  ];
  const revealedTerm = t({
    id: 'originals.fair.revealed',
    context: 'Label of a long code: the seed itself',
    message: 'Revealed server seed',
  });
  const lead = (
    <Trans id="originals.fair.lead" context="Under the title of the panel about fair play">
      Each result is made of a server seed, your seed and the number of the round. You see the
      server seed’s fingerprint before, and the seed itself after, so nobody can change a result in
      between.
    </Trans>
  );
  return (
    <FairnessDialog {...{ lead, session, transport, money, onCheck, onClose }}>
      <SeedFacts facts={facts} />
      <SeedForm
        {...{ session, seeds, transport, onSeeds }}
        action={
          <Trans
            id="originals.fair.change"
            context="Button beside the field of the player's own seed"
          >
            Use it and reveal
          </Trans>
        }
        help={
          <Trans id="originals.fair.help" context="Help below the field of the player's own seed">
            1 to 64 letters, digits, dashes or underscores. The present server seed is revealed, and
            the next one begins with your seed.
          </Trans>
        }
        renderChanged={({ serverSeed }) => (
          <SeedFacts facts={[{ term: revealedTerm, code: serverSeed }]} />
        )}
      />
    </FairnessDialog>
  );
}
