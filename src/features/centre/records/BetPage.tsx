import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bet as betQuery, type Bet } from '../../../api/bets.ts';
import { oneGame } from '../../../api/games.ts';
import { writePlayCheckPath } from '../../../lib/drawCheckPath.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { GamePicture } from '../../../ui/GameCard/GamePicture.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { BetStateBadge, useBetName, FreeMark } from './BetList.tsx';
import type { BetName } from './betPath.ts';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import { NetText } from '../../../ui/Records/NetText.tsx';
import styles from '../../../ui/Records/Records.module.css';

/** Screens of lotteries by the vendor that stands for them. */
const LOTTERY_SCREENS: Readonly<Record<string, string>> = {
  LOTT: 'lottery',
  ELOTT: 'elott',
  SEA: 'seaLottery',
  VN: 'vnLottery',
};
/** Our own games, whose every round can be computed again. */
const OWN_VENDOR = 'HOUSE';

/** One bet with its corrections, and the ways to what it was and to its check. */
export function BetPage({ name }: { name: BetName }) {
  const query = useQuery(betQuery(useHttp(), name));
  const path = useScreenPath('bettingRecord') ?? '';
  const nameOf = useBetName();
  const [bet, ...corrections] = query.data?.list ?? [];
  return (
    <CentreFrame
      up={{
        href: path,
        name: (
          <Trans id="records.bets.title" context="Heading of the record of a member’s bets">
            Betting record
          </Trans>
        ),
      }}
      title={
        bet ? (
          nameOf(bet)
        ) : (
          <Trans
            id="records.bet.title"
            context="Heading of the page of one bet, before it is known"
          >
            Bet
          </Trans>
        )
      }
      aside={bet && <BetStateBadge state={bet.state} />}
    >
      {bet ? (
        <>
          <Facts bet={bet} />
          {corrections.map((one) => (
            <Correction key={one.id} bet={one} />
          ))}
          <Ways bet={bet} />
        </>
      ) : query.isPending ? (
        <Skeleton className={centre.shape} />
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="records.bet.fault" context="The page of one bet did not come">
            This bet could not be loaded, or is not yours.
          </Trans>
        </LoadFault>
      )}
    </CentreFrame>
  );
}

function Facts({ bet }: { bet: Bet }) {
  const formats = useFormats();
  const { i18n } = useLingui();
  return (
    <section className={styles.bet}>
      {bet.source === 'round' && <Cover game={bet.game} />}
      <dl className={centre.facts}>
        <Fact
          name={
            <Trans id="records.fact.category" context="Fact of a bet">
              Category
            </Trans>
          }
        >
          {i18n._(CATEGORY_WORDS[bet.category])} · {bet.vendorName}
        </Fact>
        <Fact
          name={
            <Trans
              id="records.fact.reference"
              context="Fact of a bet: number of the round or order"
            >
              Number
            </Trans>
          }
        >
          <bdi dir="ltr">{bet.reference}</bdi>
        </Fact>
        <Fact
          name={
            <Trans id="records.fact.placed" context="Fact of a bet: when it was placed">
              Placed
            </Trans>
          }
        >
          {formats.dateTime(bet.placedAt)}
        </Fact>
        {bet.settledAt !== null && (
          <Fact
            name={
              <Trans id="records.fact.settled" context="Fact of a bet: when it was settled">
                Settled
              </Trans>
            }
          >
            {formats.dateTime(bet.settledAt)}
          </Fact>
        )}
        <Amounts bet={bet} />
      </dl>
    </section>
  );
}

/** The picture of the game, in its colour until it is there; none of a game that is served no more. */
function Cover({ game }: { game: string }) {
  const { data, isError } = useQuery(oneGame(useHttp(), game));
  if (isError) return null;
  return (
    <div className={styles.cover} aria-hidden="true">
      {data ? <GamePicture game={data} sizes="120px" eager /> : <Skeleton />}
    </div>
  );
}

function Amounts({ bet }: { bet: Bet }) {
  return (
    <>
      <Fact
        name={
          <Trans id="records.fact.stake" context="Fact of a bet: what was staked">
            Stake
          </Trans>
        }
      >
        <MoneyText amount={bet.state === 'resettled' ? bet.bet : bet.stake} />
        <FreeMark bet={bet} />
      </Fact>
      <Fact
        name={
          <Trans
            id="records.valid"
            context="Column of the betting record: what of a bet counts for turnover and cashback"
          >
            Valid bet
          </Trans>
        }
      >
        <MoneyText amount={bet.valid} />
      </Fact>
      <Fact
        name={
          <Trans id="records.payout" context="Column of the betting record: what was paid for it">
            Payout
          </Trans>
        }
      >
        <MoneyText amount={bet.payout} />
      </Fact>
      {Number(bet.rebate) !== 0 && (
        <Fact
          name={
            <Trans
              id="records.rebate"
              context="Fact of a bet on a lottery: part of the stake given back"
            >
              Rebate
            </Trans>
          }
        >
          <MoneyText amount={bet.rebate} />
        </Fact>
      )}
      {bet.state !== 'open' && (
        <Fact
          isTotal
          name={
            <Trans id="records.net" context="Column of the betting record: payout less bet">
              Net
            </Trans>
          }
        >
          <NetText amount={bet.net} />
        </Fact>
      )}
    </>
  );
}

function Correction({ bet }: { bet: Bet }) {
  const date = useFormats().dateTime(bet.settledAt ?? bet.placedAt);
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="records.correction" context="Heading: what a corrected result changed of a bet">
          Corrected on {date}
        </Trans>
      </h2>
      <p className={centre.quiet}>
        <Trans id="records.correction.text" context="Below the heading of a correction of a bet">
          The result was corrected. The bet above stays as it was; these are the differences.
        </Trans>
      </p>
      <dl className={centre.facts}>
        <Amounts bet={bet} />
      </dl>
    </section>
  );
}

function Ways({ bet }: { bet: Bet }) {
  const fairness = useScreenPath('fairness');
  const lottery = useScreenPath(LOTTERY_SCREENS[bet.vendor] ?? '');
  const isOrder = bet.source === 'order';
  const check = isOrder
    ? fairness && writePlayCheckPath(fairness, bet.reference)
    : fairness && bet.vendor === OWN_VENDOR
      ? `${fairness}?${new URLSearchParams({ round: bet.reference })}`
      : undefined;
  const order = isOrder && lottery;
  if (!check && !order) return null;
  return (
    <div className={centre.actions}>
      {order && (
        <ButtonLink
          kind="primary"
          href={`${order}?${new URLSearchParams({ view: 'orders', order: bet.reference })}`}
        >
          <Trans id="records.order" context="Button: to the order of a lottery with its numbers">
            Numbers and prizes
          </Trans>
        </ButtonLink>
      )}
      {check && bet.state !== 'open' && (
        <ButtonLink icon="shield" href={check}>
          <Trans id="records.check" context="Button: to the page that computes a round again">
            Result and check
          </Trans>
        </ButtonLink>
      )}
    </div>
  );
}
