import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import { changeSeeds, type InstantProof, type LotteryOrder } from '../../../api/lottery.ts';
import { writePlayCheckPath } from '../../../lib/drawCheckPath.ts';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Facts } from '../Facts.tsx';
import { loadFamily } from '../loadFamily.ts';
import styles from './Orders.module.css';

const loadVerifier = loadChunk(() => import('../../../../engine/lottery/verify.ts'));

/** Draws a play once more in this browser; nothing as long as its seed is secret. */
function useCheck(order: LotteryOrder, { serverSeed, ...proof }: InstantProof) {
  return useQuery({
    queryKey: ['instantCheck', order.order, serverSeed],
    enabled: serverSeed !== null,
    staleTime: Infinity,
    queryFn: async () => {
      const [{ verifyPlay }, family] = await Promise.all([
        loadVerifier(),
        loadFamily(order.family),
      ]);
      return verifyPlay(family, {
        ...proof,
        serverSeed: serverSeed!,
        drawAt: Date.parse(proof.drawAt),
        result: order.draw as DrawJson,
      });
    },
  });
}

/** What proves a play of an instant lottery: its seeds, and once the secret one is revealed, the draw made once more. */
export function InstantCheck({ order, proof }: { order: LotteryOrder; proof: InstantProof }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const check = useCheck(order, proof);
  const reveal = useMutation({
    mutationFn: () =>
      changeSeeds(http, crypto.randomUUID().replaceAll('-', ''), crypto.randomUUID()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] }),
  });
  const fairness = useScreenPath('fairness');
  const isFair = check.data !== undefined && check.data.isCommitted && check.data.isSame;
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <Trans
          id="lottery.instant.proof"
          context="Lottery: heading above the seeds that prove a draw made for one bet"
        >
          Proof of this draw
        </Trans>
      </h2>
      <Facts facts={seedsOf(proof)} />
      <div role="status">{check.data && <CheckBadge isFair={isFair} />}</div>
      {proof.serverSeed === null && (
        <>
          <p className={styles.quiet}>
            <Trans
              id="lottery.instant.secret"
              context="Lottery: a draw cannot be checked yet, since its seed is used for the next draws as well"
            >
              The house’s seed stays secret while it is in use. Reveal it to check all draws made
              with it; your next draws use a new one.
            </Trans>
          </p>
          <Button loading={reveal.isPending} icon="shield" onClick={() => reveal.mutate()}>
            <Trans
              id="lottery.instant.reveal"
              context="Lottery: button that reveals a secret seed, with which a draw is made once more"
            >
              Reveal and check
            </Trans>
          </Button>
          {reveal.isError && (
            <p role="alert">
              <Trans
                id="lottery.instant.revealFault"
                context="Lottery: a seed could not be revealed"
              >
                The seed could not be revealed. Try again in a moment.
              </Trans>
            </p>
          )}
        </>
      )}
      {fairness && (
        <div>
          <ButtonLink size="small" icon="shield" href={writePlayCheckPath(fairness, order.order)}>
            <Trans id="lottery.draw.check" context="Lottery: link to the proof of a draw">
              Check this draw
            </Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function CheckBadge({ isFair }: { isFair: boolean }) {
  return isFair ? (
    <Badge tone="win">
      <Trans
        id="lottery.instant.fair"
        context="Lottery: a draw was computed again in this browser, and the same came out"
      >
        Drawn once more: the same numbers
      </Trans>
    </Badge>
  ) : (
    <Badge tone="loss">
      <Trans
        id="lottery.instant.unfair"
        context="Lottery: a draw was computed again in this browser, and something else came out"
      >
        Drawn once more: something differs
      </Trans>
    </Badge>
  );
}

const seedsOf = ({ serverSeedHash, serverSeed, clientSeed, nonce }: InstantProof) => [
  {
    id: 'hash',
    name: (
      <Trans id="lottery.instant.hash" context="Lottery: beside the hash of a secret seed">
        Shown before: SHA-256 of the seed
      </Trans>
    ),
    value: <code className={styles.seed}>{serverSeedHash}</code>,
  },
  ...(serverSeed === null
    ? []
    : [
        {
          id: 'seed',
          name: (
            <Trans id="lottery.instant.seed" context="Lottery: beside a seed that was secret">
              The house’s seed
            </Trans>
          ),
          value: <code className={styles.seed}>{serverSeed}</code>,
        },
      ]),
  {
    id: 'client',
    name: (
      <Trans id="lottery.instant.clientSeed" context="Lottery: beside the member's own seed">
        Your seed
      </Trans>
    ),
    value: <code className={styles.seed}>{clientSeed}</code>,
  },
  {
    id: 'nonce',
    name: (
      <Trans
        id="lottery.instant.nonce"
        context="Lottery: beside the number of a draw among those made with the same seeds"
      >
        Draw with these seeds
      </Trans>
    ),
    value: <bdi>{nonce}</bdi>,
  },
];
