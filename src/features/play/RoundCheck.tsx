import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { OriginalsRound } from '../../../schemas/originalsApi.ts';
import { originalsRound, revealSeedOf } from '../../api/originals.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { DrawnOutcome } from './DrawnOutcome.tsx';
import { SeedsOfAll } from './SeedsOfAll.tsx';
import { ClientSeed, Nonce } from './seedWords.tsx';
import { Code, Facts, HashStep, Step, Verdict } from './Step.tsx';
import type { Verification } from './verifyRound.ts';
import styles from './Fairness.module.css';

const loadVerifier = loadChunk(() => import('./verifyRound.ts'));

/** Fetches a round and computes it again. */
export function RoundCheck({ roundId }: { roundId: string }) {
  const { data: round, error, refetch } = useQuery(originalsRound(useHttp(), roundId));
  const seed = round?.serverSeed ?? null;
  const check = useQuery({
    queryKey: ['verifyRound', roundId, seed],
    queryFn: async () => (await loadVerifier()).verifyRound(round!, seed!),
    enabled: round !== undefined && seed !== null,
    staleTime: Infinity,
    retry: false,
  });
  if (error) return <NotThere error={error} onRetry={() => void refetch()} />;
  if (!round) return <Skeleton className={styles.shape} />;
  return (
    <section className={styles.result}>
      <RoundFacts round={round} />
      {seed === null ? (
        <Unrevealed round={round} onRevealed={() => void refetch()} />
      ) : check.error ? (
        <LoadFault onRetry={() => void check.refetch()}>
          <Trans id="fairness.failed" context="The browser could not compute the round">
            This round could not be computed here.
          </Trans>
        </LoadFault>
      ) : check.data ? (
        <Checked round={round} seed={seed} check={check.data} />
      ) : (
        <Skeleton className={styles.shape} />
      )}
    </section>
  );
}

function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown =
    error instanceof Problem && (error.code === 'notFound' || error.code === 'badRequest');
  return (
    <LoadFault onRetry={onRetry}>
      {isUnknown ? (
        <Trans id="fairness.unknown" context="There is no round of this number">
          There is no finished round with this number here.
        </Trans>
      ) : (
        <Trans id="fairness.offline" context="The round could not be fetched">
          The round did not load. Check your connection.
        </Trans>
      )}
    </LoadFault>
  );
}

function RoundFacts({ round }: { round: OriginalsRound }) {
  const formats = useFormats();
  return (
    <Facts
      isLine
      entries={[
        [
          <Trans key="at" id="fairness.playedAt" context="When a round was played">
            Played
          </Trans>,
          formats.dateTime(round.playedAt),
        ],
        [
          <Trans key="stake" id="fairness.stake" context="What was staked in a round">
            Stake
          </Trans>,
          <MoneyText key="stakeValue" amount={round.stake} />,
        ],
        [
          <Trans key="paid" id="fairness.paid" context="What a round paid">
            Paid
          </Trans>,
          <MoneyText key="paidValue" amount={round.paid} />,
        ],
      ]}
    />
  );
}

/** The seed still plays: who knew it would know the next rounds, so it is revealed and another one taken. */
function Unrevealed({ round, onRevealed }: { round: OriginalsRound; onRevealed: () => void }) {
  const http = useHttp();
  const reveal = useMutation({
    mutationFn: () => revealSeedOf(http, round.id),
    onSuccess: onRevealed,
  });
  return (
    <div className={styles.notice}>
      <h2 className={styles.noticeTitle}>
        <Trans id="fairness.hidden.title" context="Heading: the seed of a round is still in use">
          The seed of this round is still secret
        </Trans>
      </h2>
      <p>
        <Trans
          id="fairness.hidden.why"
          context="Why a round cannot be checked yet; a button to reveal the seed follows"
        >
          It is in use for your next rounds. Reveal it to check this round: the game then goes on
          with the next seed, whose hash you have already seen.
        </Trans>
      </p>
      <Code>{round.serverSeedHash}</Code>
      <div>
        <Button
          kind="primary"
          size="large"
          loading={reveal.isPending}
          onClick={() => reveal.mutate()}
        >
          <Trans id="fairness.reveal" context="Button: reveals the seed of a round and checks it">
            Reveal and check
          </Trans>
        </Button>
      </div>
      <p role="status" className={styles.wrong}>
        {reveal.error && (
          <Trans id="fairness.reveal.failed" context="The seed of a round could not be revealed">
            The seed was not revealed. If a round is under way, let it end, then try again.
          </Trans>
        )}
      </p>
    </div>
  );
}

function Checked({
  round,
  seed,
  check,
}: {
  round: OriginalsRound;
  seed: string;
  check: Verification;
}) {
  const { isCommitted, isOfAllSeeds, isSameOutcome, isSamePay, drawn } = check;
  const isFair = isCommitted && isOfAllSeeds && isSameOutcome && isSamePay;
  return (
    <>
      <Verdict isFair={isFair}>
        {isFair ? (
          <Trans id="fairness.fair" context="Verdict over a round: everything agrees">
            Everything agrees: this round was fair
          </Trans>
        ) : (
          <Trans id="fairness.unfair" context="Verdict over a round: something differs">
            Something differs in this round. Send its number to customer service.
          </Trans>
        )}
      </Verdict>
      <ol className={styles.steps}>
        <HashStep
          isGood={isCommitted}
          seed={seed}
          shownHash={round.serverSeedHash}
          computedHash={drawn.computedHash}
        />
        {check.isShared && <SeedsOfAll seeds={round.clientSeeds ?? []} isGood={isOfAllSeeds} />}
        <Step
          isGood={isSameOutcome}
          title={
            <Trans id="fairness.step.outcome" context="Second step of checking a round">
              The seeds give the outcome that you saw
            </Trans>
          }
        >
          <Facts
            entries={[
              [<ClientSeed key="client" />, <Code key="clientValue">{round.clientSeed}</Code>],
              [<Nonce key="nonce" />, String(round.nonce)],
            ]}
          />
          <DrawnOutcome drawn={drawn} />
        </Step>
        <Step
          isGood={isSamePay}
          title={
            <Trans id="fairness.step.pay" context="Third step of checking a round">
              The rules of the game pay what you were paid
            </Trans>
          }
        >
          <p>
            <Trans id="fairness.step.pay.text" context="What a round pays by the rules of its game">
              By its rules this outcome pays <MoneyText amount={check.computedPay} />.
            </Trans>
          </p>
        </Step>
      </ol>
    </>
  );
}
