import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import type { LotteryFamily, LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import { seriesPrize } from '../../../../engine/lottery/prices.ts';
import { formatMinor } from '../../../../engine/minorUnits.ts';
import { lotteryOffer, lotteryState, type OfferedPlay } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { writePlace, type PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { useFamily } from '../useFamily.ts';
import { nameGroup, namePlay, namePrice } from '../words/nameOf.ts';
import { explainPlay } from '../words/explain.ts';
import { writeSelection } from '../words/writeSelection.ts';
import styles from './Rules.module.css';

/** Every way to bet on a lottery: what it is, what wins with an example, and its odds. */
export default function RulesPage({ path, gameCode }: PlaceProps & { gameCode: string }) {
  const { i18n } = useI18n();
  const http = useHttp();
  const session = useSession();
  const account = session.kind === 'member' ? session.account : undefined;
  const state = useQuery(lotteryState(http, gameCode));
  const offer = useQuery(lotteryOffer(http, gameCode, account));
  const family = useFamily(state.data?.lottery.family);
  const wanted = useQueryValue('playType');
  const isThere = Boolean(offer.data && family);
  useEffect(() => {
    if (wanted !== null && isThere) document.getElementById(`rule-${wanted}`)?.scrollIntoView();
  }, [wanted, isThere]);
  const known = new Map(family?.plays.map((play) => [play.code, play]));
  const groups = new Map<string, OfferedPlay[]>();
  for (const each of offer.data?.plays ?? []) {
    groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  }
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={gameCode}
        title={
          <Trans id="lottery.rules.title" context="Lottery: heading of a page of rules">
            Rules and odds
          </Trans>
        }
      />
      {(offer.isError && !offer.data) || family === null ? (
        <LoadFault onRetry={() => void offer.refetch()}>
          <Trans id="lottery.rules.fault" context="Lottery: the rules could not be loaded">
            The rules could not be loaded.
          </Trans>
        </LoadFault>
      ) : !offer.data || !family ? (
        <Skeleton className={styles.shape} />
      ) : (
        [...groups].map(([group, plays]) => (
          <section key={group} className={styles.group}>
            <h2 className={styles.groupName}>{nameGroup(group, i18n)}</h2>
            {plays.map((offered) => {
              const play = known.get(offered.play);
              return (
                play && (
                  <Rule
                    key={offered.play}
                    play={play}
                    offered={offered}
                    family={family}
                    series={offer.data.series?.max}
                    isWanted={offered.play === wanted}
                    href={writePlace(path, { gameCode, playType: offered.play })}
                  />
                )
              );
            })}
          </section>
        ))
      )}
    </div>
  );
}

function Rule(props: {
  play: LotteryPlay;
  offered: OfferedPlay;
  family: LotteryFamily;
  series: number | undefined;
  isWanted: boolean;
  href: string;
}) {
  const { play, offered, family } = props;
  const { factor } = offered;
  const isParlay = play.input.kind === 'options' && play.input.legs !== undefined;
  const { i18n } = useI18n();
  return (
    <details id={`rule-${play.code}`} className={styles.rule} open={props.isWanted || undefined}>
      <summary className={styles.name}>
        {namePlay(play.code, i18n)}
        {!isParlay && (
          <span className={styles.best}>
            <Odds {...props} at={0} />
          </span>
        )}
      </summary>
      <div className={styles.body}>
        <p>{explainPlay(play, i18n)}</p>
        <Example play={play} family={family} />
        <OddsTable {...props} />
        {factor > 1 && (
          <p>
            <Trans
              id="lottery.rules.factor"
              context="Lottery: a number is charged several times, once for each prize it can hit; {factor} is a number"
            >
              One number costs ×{factor}, since it is tried on that many prizes. Every hit pays.
            </Trans>
          </p>
        )}
        <ButtonLink href={props.href} size="small">
          <Trans
            id="lottery.rules.bet"
            context="Lottery: link from a rule to the page where one bets so"
          >
            Bet so
          </Trans>
        </ButtonLink>
      </div>
    </details>
  );
}

function Example({ play, family }: { play: LotteryPlay; family: LotteryFamily }) {
  const { i18n } = useI18n();
  const { selection, draw } = play.example;
  const reading = play.read(selection);
  const units = reading.selection === undefined ? 0 : reading.units;
  const hits = play.settle(selection, draw);
  const won = hits.reduce((sum, hit) => sum + hit.units, 0);
  return (
    <div className={styles.example}>
      <span className={styles.label}>
        <Trans id="lottery.rules.example" context="Lottery: heading of an example of a bet">
          Example
        </Trans>
      </span>
      <bdi dir="ltr" className={styles.selection}>
        {writeSelection(selection, i18n)}
      </bdi>
      <DrawnBalls family={family.id} draw={family.writeDraw(draw)} />
      <span>
        <Trans
          id="lottery.rules.exampleWins"
          context="Lottery: below an example; {units} is how many single bets it makes, {won} how many of them win on the draw that is shown"
        >
          {units} bets, of which {won} win
        </Trans>
      </span>
    </div>
  );
}

function OddsTable(props: OddsProps) {
  const { i18n } = useI18n();
  const formats = useFormats();
  return (
    <table className={styles.odds}>
      <thead>
        <tr>
          <th scope="col">
            <Trans
              id="lottery.rules.hit"
              context="Lottery: head of a column of what is hit, such as a tier of prizes"
            >
              Hit
            </Trans>
          </th>
          <th scope="col">
            <Trans id="lottery.rules.chance" context="Lottery: head of a column of chances">
              One in
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="lottery.rules.pays"
              context="Lottery: head of a column of what a bet of 1 wins"
            >
              1 wins
            </Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.play.prices.slice(0, MOST_ROWS).map(({ id, chance }, at) => (
          <tr key={id}>
            <th scope="row">{namePrice(id, props.family.id, i18n)}</th>
            <td>{chance.over === 0n ? '–' : formats.decimal(oneIn(chance))}</td>
            <td>
              <LeastOdds {...props} price={id} />
              <Odds {...props} at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MOST_ROWS = 60;

/** A chance as `1 in n`, to two decimals. */
function oneIn({ over, under }: { over: bigint; under: bigint }): string {
  return formatMinor((under * 100n) / over, 2);
}

interface OddsProps {
  readonly family: LotteryFamily;
  readonly play: LotteryPlay;
  readonly offered: OfferedPlay;
  readonly series: number | undefined;
}

/** A prize group has a range of prizes: what its lowest level wins stands before what its highest does. */
function LeastOdds({ offered, price }: OddsProps & { price: string }) {
  const formats = useFormats();
  const known = offered.prices.find((each) => each.price === price);
  if (offered.mode !== 'series' || !known || known.leastOdds === known.odds) return null;
  return `${formats.decimal(known.leastOdds)} – `;
}

function Odds(props: OddsProps & { at: number }) {
  const { play, offered, series, at } = props;
  const formats = useFormats();
  const price = play.prices[at];
  if (!price) return null;
  if (offered.mode === 'series' && series !== undefined) {
    const exact = seriesPrize(series, price.chance, {
      unitPrice: 10_000n,
      multiple: 1,
      decimals: 4,
    });
    return formats.decimal(formatMinor(exact, 4));
  }
  const known = offered.prices.find((each) => each.price === price.id);
  return known ? formats.decimal(known.odds) : '–';
}
