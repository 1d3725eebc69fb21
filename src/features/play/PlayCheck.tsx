import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeSeeds,
  lotteryOrder,
  type InstantProof,
  type LotteryOrder,
} from '../../api/lottery.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../platform/http/memberKey.ts';
import { isProblem } from '../../platform/http/problem.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { DrawnBalls } from '../../ui/Ball/DrawnBalls.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { useLotteryName } from '../../ui/LotteryName/useLotteryName.ts';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { DrawCheck } from './DrawCheck.tsx';
import { ClientSeed, Nonce } from './seedWords.tsx';
import { Code, Facts, HashStep, Step, Verdict } from './Step.tsx';
import type { verifyInstant } from './verifyLottery.ts';
import styles from './Fairness.module.css';

const loadVerifier = loadChunk(() => import('./verifyLottery.ts'));

interface PlayProps {
  readonly order: LotteryOrder;
  readonly proof: InstantProof;
}

/** Draws what a bet of one's own was played on once more: a play of an instant lottery, or the issue that it was on. */
export function PlayCheck({ order }: { order: string }) {
  const isGuest = useSession().kind === 'guest';
  return isGuest ? <GuestNotice /> : <OwnPlay number={order} />;
}

function OwnPlay({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(lotteryOrder(useHttp(), number));
  if (data?.instant) {
    return (
      <section className={styles.result}>
        <PlayFacts order={data.order} />
        {data.instant.serverSeed === null ? (
          <Unrevealed hash={data.instant.serverSeedHash} />
        ) : (
          <Recomputed order={data.order} proof={data.instant} />
        )}
      </section>
    );
  }
  if (data) return <DrawCheck lottery={data.order.lottery} issue={data.order.issue} />;
  if (!error) return <Skeleton className={styles.shape} />;
  return (
    <LoadFault onRetry={() => void refetch()}>
      {isProblem(error, 'notFound', 'queryInvalid', 'featureOff') ? (
        <Trans id="fairness.play.unknown" context="There is no lottery bet of this number">
          There is no bet with this number in your account.
        </Trans>
      ) : (
        <Trans id="fairness.play.offline" context="A lottery bet could not be fetched">
          The bet did not load. Check your connection.
        </Trans>
      )}
    </LoadFault>
  );
}

/** Whose bet it is decides who sees it. */
function GuestNotice() {
  const { requireMember } = useModals();
  return (
    <div className={styles.notice}>
      <h2 className={styles.noticeTitle}>
        <Trans
          id="fairness.play.guest.title"
          context="Heading: a lottery bet is shown to its owner"
        >
          Only its owner sees a bet
        </Trans>
      </h2>
      <p>
        <Trans id="fairness.play.guest" context="To guests who look for a lottery bet">
          Log in with the account that placed it, and its draw is made once more here.
        </Trans>
      </p>
      <div>
        <Button kind="primary" size="large" onClick={() => requireMember(() => undefined)}>
          <Trans id="fairness.play.logIn" context="Button: log in to check a lottery bet">
            Log in
          </Trans>
        </Button>
      </div>
    </div>
  );
}

function PlayFacts({ order }: Pick<PlayProps, 'order'>) {
  const formats = useFormats();
  const name = useLotteryName()(order);
  return (
    <>
      <Facts
        isLine
        entries={[
          [
            <Trans
              key="lottery"
              id="fairness.draw.lottery"
              context="Choice of the lottery whose draw is checked"
            >
              Lottery
            </Trans>,
            <bdi key="lotteryName">{name}</bdi>,
          ],
          [
            <Trans key="at" id="fairness.playedAt" context="When a round was played">
              Played
            </Trans>,
            formats.dateTime(order.placedAt),
          ],
          [
            <Trans key="stake" id="fairness.stake" context="What was staked in a round">
              Stake
            </Trans>,
            <MoneyText key="stakeValue" amount={order.stake} />,
          ],
          [
            <Trans key="paid" id="fairness.paid" context="What a round paid">
              Paid
            </Trans>,
            <MoneyText key="paidValue" amount={order.prize} />,
          ],
        ]}
      />
      <DrawnBalls family={order.family} draw={order.draw} size="medium" />
    </>
  );
}

/** The seed still draws: who knew it would know the next plays, so it is revealed and another one taken. */
function Unrevealed({ hash }: { hash: string }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const reveal = useMutation({
    mutationFn: () =>
      changeSeeds(http, crypto.randomUUID().replaceAll('-', ''), crypto.randomUUID()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] }),
  });
  return (
    <div className={styles.notice}>
      <h2 className={styles.noticeTitle}>
        <Trans
          id="fairness.play.hidden.title"
          context="Heading: the seed of a lottery play is still in use"
        >
          The seed of this draw is still secret
        </Trans>
      </h2>
      <p>
        <Trans
          id="fairness.play.hidden.why"
          context="Why a play of an instant lottery cannot be checked yet; a button to reveal the seed follows"
        >
          It is in use for your next draws. Reveal it to check this one: your next draws use the
          seed after it, whose hash is fixed already.
        </Trans>
      </p>
      <Code>{hash}</Code>
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
          <Trans
            id="fairness.play.reveal.failed"
            context="The seed of a lottery play could not be revealed"
          >
            The seed was not revealed. Try again in a moment.
          </Trans>
        )}
      </p>
    </div>
  );
}

function Recomputed({ order, proof }: PlayProps) {
  const check = useQuery({
    queryKey: ['verifyInstant', order.order, proof, order.draw],
    queryFn: async () => (await loadVerifier()).verifyInstant(order, proof),
    staleTime: Infinity,
    retry: false,
  });
  if (check.data) return <Checked order={order} proof={proof} check={check.data} />;
  if (!check.error) return <Skeleton className={styles.shape} />;
  return (
    <LoadFault onRetry={() => void check.refetch()}>
      <Trans id="fairness.draw.failed" context="The browser could not draw a lottery again">
        This draw could not be computed here.
      </Trans>
    </LoadFault>
  );
}

function Checked({ order, proof, check }: PlayProps & { check: ReturnType<typeof verifyInstant> }) {
  const isFair = check.isCommitted && check.isSame;
  return (
    <>
      <Verdict isFair={isFair}>
        {isFair ? (
          <Trans
            id="fairness.play.fair"
            context="Verdict over a play of an instant lottery: everything agrees"
          >
            Everything agrees: these are the numbers of these seeds
          </Trans>
        ) : (
          <Trans
            id="fairness.play.unfair"
            context="Verdict over a play of an instant lottery: something differs"
          >
            Something differs in this draw. Send the number of your bet to customer service.
          </Trans>
        )}
      </Verdict>
      <ol className={styles.steps}>
        <HashStep
          isGood={check.isCommitted}
          seed={proof.serverSeed!}
          shownHash={proof.serverSeedHash}
          computedHash={check.computedHash}
        />
        <Step
          isGood={check.isSame}
          title={
            <Trans
              id="fairness.play.step"
              context="Second step of checking a play of an instant lottery"
            >
              The seeds give the numbers that you saw
            </Trans>
          }
        >
          <Facts
            entries={[
              [<ClientSeed key="client" />, <Code key="clientValue">{proof.clientSeed}</Code>],
              [<Nonce key="nonce" />, <bdi key="nonceValue">{proof.nonce}</bdi>],
            ]}
          />
          {check.result !== undefined && (
            <DrawnBalls family={order.family} draw={check.result} size="medium" />
          )}
        </Step>
      </ol>
    </>
  );
}
