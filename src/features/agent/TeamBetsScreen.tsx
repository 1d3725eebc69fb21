import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BET_STATES } from '../../../schemas/api/bets.ts';
import { CATEGORIES } from '../../../schemas/api/games.ts';
import { teamBets } from '../../api/agents.ts';
import { gameMenus } from '../../api/games.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { BET_STATE_WORDS, CATEGORY_WORDS } from '../../ui/Records/betWords.ts';
import { NetText } from '../../ui/Records/NetText.tsx';
import { FilterSelect } from '../../ui/Records/FilterSelect.tsx';
import { RecordPage } from '../../ui/Records/RecordPage.tsx';
import records from '../../ui/Records/Records.module.css';
import { Totals } from '../../ui/Records/Totals.tsx';
import { useAddress } from '../../ui/Records/useAddress.ts';
import { AccountFilter } from './AccountFilter.tsx';
import { AgentPage } from './parts.tsx';
import { SUM_WORDS } from './teamSums.tsx';

const STATES = BET_STATES.filter((state) => state !== 'open');

/** Settled bets of the team. */
export default function TeamBetsScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const address = useAddress();
  const { range, read, choose } = address;
  const { i18n } = useI18n();
  const formats = useFormats();
  const category = CATEGORIES.find((one) => one === read('category'));
  const state = STATES.find((one) => one === read('state'));
  const vendor = read('vendor');
  const account = read('account');
  const query = useInfiniteQuery(
    teamBets(useHttp(), {
      ...range,
      ...(category && { category }),
      ...(vendor && { vendor }),
      ...(state && { state }),
      ...(account && { account }),
    }),
  );
  const total = query.data?.pages[0]?.total;
  return (
    <RecordPage
      address={address}
      sums={
        total && (
          <Totals
            sums={(['bet', 'valid', 'payout'] as const).map((name) => ({
              name: i18n._(SUM_WORDS[name]),
              value: <MoneyText amount={total[name]} />,
            }))}
          />
        )
      }
      filters={
        <AccountFilter value={account} onChoose={(name) => choose('account', name)}>
          <Filters category={category} vendor={vendor} state={state} choose={choose} />
        </AccountFilter>
      }
      query={query}
      nothing={
        <Trans id="agent.bets.none" context="In place of the bets of a team">
          Nobody in your team settled a bet in these days.
        </Trans>
      }
    >
      {(list) => (
        <ol role="list" className={records.moves}>
          {list.map(({ account: who, bet }) => (
            <li key={bet.id} className={records.card}>
              <span className={records.plain}>{bet.gameName}</span>
              <span className={records.strong}>
                <NetText amount={bet.net} />
              </span>
              <span className={records.quiet}>
                <bdi>{who}</bdi> · {bet.vendorName} · <MoneyText amount={bet.bet} />
              </span>
              <Badge tone={BET_STATE_WORDS[bet.state].tone}>
                {i18n._(BET_STATE_WORDS[bet.state].word)}
              </Badge>
              <time className={records.quiet} dateTime={bet.settledAt ?? bet.placedAt}>
                {formats.dateTime(bet.settledAt ?? bet.placedAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </RecordPage>
  );
}

function Filters(props: {
  category: (typeof CATEGORIES)[number] | undefined;
  vendor: string;
  state: (typeof STATES)[number] | undefined;
  choose: (name: string, value: string, clear?: readonly string[]) => void;
}) {
  const { category, vendor, state, choose } = props;
  const { t } = useLingui();
  const { i18n } = useI18n();
  const { data: menus } = useQuery(gameMenus(useHttp()));
  const vendors = new Map(
    (menus?.categories ?? [])
      .filter(({ gameCategory }) => category === undefined || gameCategory === category)
      .flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName] as const)),
  );
  return (
    <>
      <FilterSelect
        label={t({ id: 'records.filter.category', context: 'Filter of bets', message: 'Category' })}
        all={t({ id: 'records.filter.categories', context: 'Choice', message: 'All categories' })}
        value={category}
        options={CATEGORIES.map((value) => ({ value, label: i18n._(CATEGORY_WORDS[value]) }))}
        onChoose={(value) => choose('category', value, ['vendor'])}
      />
      <FilterSelect
        label={t({ id: 'records.filter.vendor', context: 'Filter of bets', message: 'Provider' })}
        all={t({ id: 'records.filter.vendors', context: 'Choice', message: 'All providers' })}
        value={vendor}
        options={[...vendors].map(([value, label]) => ({ value, label }))}
        onChoose={(value) => choose('vendor', value)}
      />
      <FilterSelect
        label={t({ id: 'records.filter.state', context: 'Filter of bets', message: 'Result' })}
        all={t({ id: 'records.filter.states', context: 'Choice', message: 'All results' })}
        value={state}
        options={STATES.map((value) => ({ value, label: i18n._(BET_STATE_WORDS[value].word) }))}
        onChoose={(value) => choose('state', value)}
      />
    </>
  );
}
