import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { BetState } from '../../../../schemas/api/bets.ts';
import type { GameCategory } from '../../../../schemas/api/games.ts';
import { bets, readBetFile, type BetFilter, type BetTotals } from '../../../api/bets.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import { BetFilters } from './BetFilters.tsx';
import { BetList } from './BetList.tsx';
import { BetPage } from './BetPage.tsx';
import { readBetName } from './betPath.ts';
import { NetText } from '../../../ui/Records/NetText.tsx';
import { RecordPage } from '../../../ui/Records/RecordPage.tsx';
import { SaveButton } from './SaveButton.tsx';
import { Totals } from '../../../ui/Records/Totals.tsx';
import { useAddress } from '../../../ui/Records/useAddress.ts';

/** What the member played: with filters, the totals of the range, and each bet by itself. */
export default function BettingRecordScreen() {
  const name = readBetName(useQueryValue('bet') ?? '');
  return <CentreRoot>{name ? <BetPage name={name} /> : <Record />}</CentreRoot>;
}

function Record() {
  const http = useHttp();
  const address = useAddress();
  const { range, read, choose } = address;
  const filter: BetFilter = {
    ...range,
    ...(read('category') && { category: read('category') as GameCategory }),
    ...(read('vendor') && { vendor: read('vendor') }),
    ...(read('game') && { game: read('game') }),
    ...(read('state') && { state: read('state') as BetState }),
  };
  const query = useInfiniteQuery(bets(http, filter));
  const path = useScreenPath('bettingRecord') ?? '';
  return (
    <CentreFrame
      title={
        <Trans id="records.bets.title" context="Heading of the record of a member’s bets">
          Betting record
        </Trans>
      }
      aside={
        <SaveButton
          name={`bets-${range.from}-${range.to}.csv`}
          read={() => readBetFile(http, filter)}
          isOff={!query.data?.pages[0]?.list.length}
        />
      }
    >
      <RecordPage
        address={address}
        filters={<BetFilters read={read} choose={choose} />}
        sums={<Sums totals={query.data?.pages[0]?.totals ?? undefined} isFault={query.isError} />}
        query={query}
        nothing={<Nothing />}
      >
        {(list) => <BetList bets={list} path={path} />}
      </RecordPage>
    </CentreFrame>
  );
}

function Sums({ totals, isFault }: { totals: BetTotals | undefined; isFault: boolean }) {
  const formats = useFormats();
  if (isFault && !totals) return null;
  return (
    <Totals
      sums={
        totals && [
          {
            name: (
              <Trans id="records.count" context="Sum of a record: how many bets">
                Bets
              </Trans>
            ),
            value: formats.number(totals.count),
          },
          {
            name: (
              <Trans id="records.sum.bet" context="Sum of a record: what was staked">
                Total bet
              </Trans>
            ),
            value: <MoneyText amount={totals.bet} />,
          },
          {
            name: (
              <Trans
                id="records.valid"
                context="Column of the betting record: what of a bet counts for turnover and cashback"
              >
                Valid bet
              </Trans>
            ),
            value: <MoneyText amount={totals.valid} />,
          },
          {
            name: (
              <Trans
                id="records.payout"
                context="Column of the betting record: what was paid for it"
              >
                Payout
              </Trans>
            ),
            value: <MoneyText amount={totals.payout} />,
          },
          {
            name: (
              <Trans id="records.net" context="Column of the betting record: payout less bet">
                Net
              </Trans>
            ),
            value: <NetText amount={totals.net} />,
          },
        ]
      }
    />
  );
}

function Nothing() {
  const slots = useScreenPath('slots');
  const lottery = useScreenPath('lottery');
  const href = slots ?? lottery;
  return (
    <>
      <Trans id="records.bets.none" context="In place of a list of bets">
        No bets in these days. What you play shows here as soon as it is placed.
      </Trans>
      {href && (
        <ButtonLink kind="primary" href={href}>
          <Trans id="records.bets.play" context="Button below an empty list of bets: to the games">
            See the games
          </Trans>
        </ButtonLink>
      )}
    </>
  );
}
