import { Trans } from '@lingui/react/macro';
import type { DrawProof } from '../../api/lottery.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Code, Facts, Step } from './Step.tsx';
import type { BeaconCheck } from './verifyLottery.ts';

/** The last step of checking a draw that a public beacon was mixed into: whether its network told that value. */
export function BeaconStep({
  beacon: { chain, round, signature },
  check: { isSigned, toldAt },
}: {
  beacon: NonNullable<DrawProof['beacon']>;
  check: BeaconCheck;
}) {
  const formats = useFormats();
  const name = (
    <Trans id="fairness.beacon.round" context="Before the number of a public beacon's value">
      Round
    </Trans>
  );
  const time = (
    <Trans id="fairness.beacon.at" context="Before when a public beacon told its value">
      Told
    </Trans>
  );
  const network = (
    <Trans id="fairness.beacon.network" context="Before the name of a public beacon's network">
      Network
    </Trans>
  );
  const words = (
    <Trans id="fairness.beacon.signature" context="Before the signature of a beacon's value">
      Signature
    </Trans>
  );
  return (
    <Step
      isGood={isSigned}
      title={
        <Trans id="fairness.beacon.step" context="Third step of checking a draw of a lottery">
          The value is the one that the beacon’s network signed for this round
        </Trans>
      }
    >
      <Facts
        entries={[
          [name, <bdi key="round">{formats.number(round)}</bdi>],
          [time, formats.time(toldAt)],
          [network, <Code key="chain">{chain}</Code>],
          [words, <Code key="signature">{signature ?? '–'}</Code>],
        ]}
      />
      <a href={`https://api.drand.sh/${chain}/public/${round}`} target="_blank" rel="noreferrer">
        <Trans id="fairness.beacon.open" context="Link to what a public beacon told, elsewhere">
          See this round at the beacon
        </Trans>
      </a>
    </Step>
  );
}
