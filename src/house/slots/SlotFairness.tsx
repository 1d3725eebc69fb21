import { Trans, useLingui } from '@lingui/react/macro';
import type { HouseSeeds } from '../../../schemas/houseApi.ts';
import { FairnessDialog, SeedFacts } from '../parts/FairnessDialog.tsx';
import type { GameMoney } from '../parts/gameMoney.ts';
import type { Transport } from '../transport/createTransport.ts';
import { SeedForm } from './SeedForm.tsx';

/** The seeds of a slot game as they stand, the player's own among them. */
export function SlotFairness(props: {
  readonly session: string;
  readonly seeds: HouseSeeds;
  readonly transport: Transport;
  readonly money: GameMoney;
  readonly onSeeds: (seeds: HouseSeeds) => void;
  readonly onClose: () => void;
}) {
  const { session, seeds, transport, money, onSeeds, onClose } = props;
  const { t } = useLingui();
  const facts = [
    {
      term: t({
        id: 'house.fair.hash',
        context: 'Label of a long code: SHA-256 of the server seed',
        message: 'Fingerprint of the server seed',
      }),
      code: seeds.serverSeedHash,
    },
    {
      term: t({
        id: 'house.fair.nextHash',
        context: 'Label of a long code: SHA-256 of the next seed',
        message: 'Fingerprint of the seed after it',
      }),
      code: seeds.nextServerSeedHash,
    },
    {
      term: t({
        id: 'house.fair.nonce',
        context: 'Label of a number that counts rounds',
        message: 'Number of the next round',
      }),
      text: money.formats.number(seeds.nonce),
    },
  ];
  const lead = (
    <Trans id="house.fair.lead" context="Under the title of the panel about fair play">
      Each result is made of a server seed, your seed and the number of the round. You see the
      server seed’s fingerprint before, and the seed itself after, so nobody can change a result in
      between.
    </Trans>
  );
  return (
    <FairnessDialog {...{ lead, session, transport, money, onClose }}>
      <SeedFacts facts={facts} />
      <SeedForm session={session} seeds={seeds} transport={transport} onSeeds={onSeeds} />
    </FairnessDialog>
  );
}
