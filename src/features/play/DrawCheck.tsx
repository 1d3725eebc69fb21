import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { drawProof, type DrawProof } from '../../api/lottery.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { isProblem } from '../../platform/http/problem.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { DrawnBalls } from '../../ui/Ball/DrawnBalls.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { BeaconStep } from './BeaconStep.tsx';
import { DrawLimits } from './DrawLimits.tsx';
import { Code, Facts, HashStep, Step, Verdict } from './Step.tsx';
import type { DrawVerification } from './verifyLottery.ts';
import styles from './Fairness.module.css';

const loadVerifier = loadChunk(() => import('./verifyLottery.ts'));

/** Fetches the proof of a draw and draws once more. */
export function DrawCheck({ lottery, issue }: { lottery: string; issue: string }) {
  const { data: proof, error, refetch } = useQuery(drawProof(useHttp(), lottery, issue));
  if (error && !proof) return <NotThere error={error} onRetry={() => void refetch()} />;
  if (!proof) return <Skeleton className={styles.shape} />;
  return (
    <section className={styles.result}>
      <DrawFacts proof={proof} />
      {proof.commitment === null ? (
        <DrawnElsewhere proof={proof} />
      ) : proof.seed && proof.parts && proof.result?.draw ? (
        <Recomputed proof={proof} />
      ) : (
        <StillSecret commitment={proof.commitment} beacon={proof.beacon} />
      )}
    </section>
  );
}

function Recomputed({ proof }: { proof: DrawProof }) {
  const check = useQuery({
    queryKey: ['verifyLottery', proof],
    queryFn: async () => (await loadVerifier()).verifyLottery(proof),
    staleTime: Infinity,
    retry: false,
  });
  if (check.data) return <Checked proof={proof} check={check.data} />;
  if (!check.error) return <Skeleton className={styles.shape} />;
  return (
    <LoadFault onRetry={() => void check.refetch()}>
      <Trans id="fairness.draw.failed" context="The browser could not draw a lottery again">
        This draw could not be computed here.
      </Trans>
    </LoadFault>
  );
}

function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <LoadFault onRetry={onRetry}>
      {isProblem(error, 'notFound', 'lotteryNotOffered', 'queryInvalid', 'featureOff') ? (
        <Trans id="fairness.draw.unknown" context="There is no draw of this lottery and name">
          There is no such draw of this lottery here.
        </Trans>
      ) : (
        <Trans id="fairness.draw.offline" context="The proof of a draw could not be fetched">
          The draw did not load. Check your connection.
        </Trans>
      )}
    </LoadFault>
  );
}

function DrawFacts({ proof }: { proof: DrawProof }) {
  const formats = useFormats();
  return (
    <>
      <Facts
        isLine
        entries={[
          [
            <Trans
              key="name"
              id="fairness.draw.name"
              context="Above the name of a draw of a lottery"
            >
              Draw
            </Trans>,
            <bdi key="issue">{proof.issue}</bdi>,
          ],
          [
            <Trans key="at" id="fairness.draw.at" context="When a lottery was drawn, or will be">
              Drawn
            </Trans>,
            formats.dateTime(proof.drawAt),
          ],
          ...(proof.sealedAt === null
            ? []
            : [
                [
                  <Trans
                    key="seal"
                    id="fairness.draw.sealedAt"
                    context="When the bets on a draw were closed and sealed"
                  >
                    Bets sealed
                  </Trans>,
                  formats.time(proof.sealedAt),
                ] as const,
              ]),
        ]}
      />
      <DrawnBalls family={proof.family} draw={proof.result?.draw ?? null} size="medium" />
    </>
  );
}

/** Official draws are made elsewhere: there is nothing to compute, and that is said. */
function DrawnElsewhere({ proof }: { proof: DrawProof }) {
  return (
    <div className={styles.notice}>
      <h2 className={styles.noticeTitle}>
        <Trans id="fairness.draw.elsewhere.title" context="Heading: a lottery is drawn by others">
          This draw is made elsewhere
        </Trans>
      </h2>
      <p>
        {proof.result?.demo ? (
          <Trans id="fairness.draw.elsewhere.demo" context="A draw was made up for a demonstration">
            These numbers were made up for a demonstration. They are not those of the official draw.
          </Trans>
        ) : (
          <Trans
            id="fairness.draw.elsewhere.text"
            context="How results of official lotteries are made sure of"
          >
            The numbers come from the official draw, so nothing can be computed again. They count
            once two independent sources agree, or one person enters them and another confirms.
            Compare them with what the lottery itself publishes.
          </Trans>
        )}
      </p>
    </div>
  );
}

function StillSecret({ commitment, beacon }: { commitment: string; beacon: DrawProof['beacon'] }) {
  const formats = useFormats();
  const round = formats.number(beacon?.round ?? 0);
  return (
    <div className={styles.notice}>
      <h2 className={styles.noticeTitle}>
        <Trans id="fairness.draw.secret.title" context="Heading: a lottery is not drawn yet">
          This draw has not been made yet
        </Trans>
      </h2>
      <p>
        <Trans id="fairness.draw.secret.text" context="Before a lottery is drawn; a hash follows">
          Its seed is already fixed: this is its hash. Keep it, and compare it after the draw, when
          the seed is shown.
        </Trans>
      </p>
      <Code>{commitment}</Code>
      {beacon && (
        <p>
          <Trans
            id="fairness.draw.secret.beacon"
            context="Before a lottery is drawn; {round} is the number of a public beacon's value"
          >
            Round {round} of the public beacon drand, which nobody can know before the bets are
            sealed, will be mixed in.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Checked({ proof, check }: { proof: DrawProof; check: DrawVerification }) {
  const isFair = check.isCommitted && check.isSame && check.beacon?.isSigned !== false;
  return (
    <>
      <Verdict isFair={isFair}>
        {isFair ? (
          <Trans
            id="fairness.draw.fair"
            context="Verdict over a draw of a lottery: everything agrees"
          >
            Everything agrees: these are the numbers of this seed and these bets
          </Trans>
        ) : (
          <Trans
            id="fairness.draw.unfair"
            context="Verdict over a draw of a lottery: something differs"
          >
            Something differs in this draw. Send its name to customer service.
          </Trans>
        )}
      </Verdict>
      <ol className={styles.steps}>
        <HashStep
          isGood={check.isCommitted}
          seed={proof.seed!}
          shownHash={proof.commitment!}
          computedHash={check.computedHash}
        />
        <Step
          isGood={check.isSame}
          title={
            <Trans id="fairness.draw.step" context="Second step of checking a draw of a lottery">
              The seed and what was fixed after the close give these numbers
            </Trans>
          }
        >
          <Facts entries={partsOf(proof, check)} />
          {check.result !== undefined && (
            <DrawnBalls family={proof.family} draw={check.result} size="medium" />
          )}
        </Step>
        {proof.beacon && check.beacon && <BeaconStep beacon={proof.beacon} check={check.beacon} />}
      </ol>
      <DrawLimits beacon={check.beacon} />
    </>
  );
}

const partsOf = ({ parts }: DrawProof, { publicValue }: DrawVerification) => [
  [
    <Trans key="seal" id="fairness.draw.seal" context="Before a hash over all bets of a draw">
      Seal of all bets
    </Trans>,
    <Code key="sealValue">{parts!.seal}</Code>,
  ] as const,
  [
    <Trans
      key="seeds"
      id="fairness.draw.memberSeeds"
      context="Before a hash over seeds that members chose"
    >
      Seeds of the members
    </Trans>,
    <Code key="seedsValue">{parts!.memberSeeds}</Code>,
  ] as const,
  ...(parts!.beacon === undefined
    ? []
    : [
        [
          <Trans
            key="beacon"
            id="fairness.draw.beacon"
            context="Before a random value that a public service tells at fixed times"
          >
            Public beacon
          </Trans>,
          <Code key="beaconValue">{parts!.beacon}</Code>,
        ] as const,
      ]),
  [
    <Trans
      key="public"
      id="fairness.draw.public"
      context="Before the value that these parts make together"
    >
      Together
    </Trans>,
    <Code key="publicValue">{publicValue}</Code>,
  ] as const,
];
