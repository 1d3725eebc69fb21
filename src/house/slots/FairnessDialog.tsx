import { Trans, useLingui } from '@lingui/react/macro';
import type { HouseSeeds } from '../../../schemas/houseApi.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { HouseDialog } from '../parts/HouseDialog.tsx';
import type { Transport } from '../transport/createTransport.ts';
import type { GameMoney } from './gameMoney.ts';
import { LastRounds } from './LastRounds.tsx';
import { SeedForm } from './SeedForm.tsx';
import styles from './FairnessDialog.module.css';

/** The seeds of the game as it stands, the player's own among them, and the rounds to check. */
export function FairnessDialog(props: {
  readonly session: string;
  readonly seeds: HouseSeeds;
  readonly transport: Transport;
  readonly money: GameMoney;
  readonly onSeeds: (seeds: HouseSeeds) => void;
  readonly onClose: () => void;
}) {
  const { session, seeds, transport, money, onSeeds, onClose } = props;
  const { t } = useLingui();
  return (
    <HouseDialog
      title={t({
        id: 'house.fair.title',
        context: 'Title of the panel with which a player checks results',
        message: 'Fair play',
      })}
      onClose={onClose}
    >
      <p className={styles.lead}>
        <Trans id="house.fair.lead" context="Under the title of the panel about fair play">
          Each result is made of a server seed, your seed and the number of the round. You see the
          server seed’s fingerprint before, and the seed itself after, so nobody can change a result
          in between.
        </Trans>
      </p>
      <SeedFacts seeds={seeds} money={money} />
      <SeedForm session={session} seeds={seeds} transport={transport} onSeeds={onSeeds} />
      <LastRounds session={session} transport={transport} money={money} />
    </HouseDialog>
  );
}

function SeedFacts({ seeds, money }: { readonly seeds: HouseSeeds; readonly money: GameMoney }) {
  return (
    <dl className={styles.seeds}>
      <dt>
        <Trans id="house.fair.hash" context="Label of a long code: SHA-256 of the server seed">
          Fingerprint of the server seed
        </Trans>
      </dt>
      <dd>
        <code>{seeds.serverSeedHash}</code>
        <CopyButton text={seeds.serverSeedHash} />
      </dd>
      <dt>
        <Trans id="house.fair.nextHash" context="Label of a long code: SHA-256 of the next seed">
          Fingerprint of the seed after it
        </Trans>
      </dt>
      <dd>
        <code>{seeds.nextServerSeedHash}</code>
        <CopyButton text={seeds.nextServerSeedHash} />
      </dd>
      <dt>
        <Trans id="house.fair.nonce" context="Label of a number that counts rounds">
          Number of the next round
        </Trans>
      </dt>
      <dd>{money.formats.number(seeds.nonce)}</dd>
    </dl>
  );
}
