import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BET_STATES } from '../../../schemas/api/bets.ts';
import { CATEGORIES } from '../../../schemas/api/games.ts';
import { teamBets } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ChipSelect } from '../../ui/ChipSelect/ChipSelect.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { BET_STATE_WORDS, CATEGORY_WORDS } from '../../ui/Records/betWords.ts';
import { NetText } from '../../ui/Records/NetText.tsx';
import { RangeBar } from '../../ui/Records/RangeBar.tsx';
import records from '../../ui/Records/Records.module.css';
import { useAddress } from '../../ui/Records/useAddress.ts';
import { AccountFilter } from './AccountFilter.tsx';
import { SumCells } from './teamSums.tsx';
import { AgentPage, More, Nothing, Waiting } from './parts.tsx';

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
  const { today, range, read, choose, chooseRange } = useAddress();
  const { i18n } = useI18n();
  const formats = useFormats();
  const category = CATEGORIES.find((one) => one === read('category'));
  const state = STATES.find((one) => one === read('state'));
  const account = read('account');
  const query = useInfiniteQuery(
    teamBets(useHttp(), {
      ...range,
      ...(category && { category }),
      ...(state && { state }),
      ...(account && { account }),
    }),
  );
  const total = query.data?.pages[0]?.total;
  const list = query.data?.pages.flatMap((page) => page.list);
  return (
    <>
      <div className={records.filters}>
        <RangeBar today={today} range={range} onChoose={chooseRange} />
        <AccountFilter value={account} onChoose={(name) => choose('account', name)}>
          <Filters category={category} state={state} choose={choose} />
        </AccountFilter>
      </div>
      {list ? (
        <>
          {total && <SumCells sums={total} names={['bet', 'valid', 'payout']} />}
          {list.length === 0 && (
            <Nothing>
              <Trans id="agent.bets.none" context="In place of the bets of a team">
                Nobody in your team settled a bet in these days.
              </Trans>
            </Nothing>
          )}
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
          <More query={query} />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </>
  );
}

function Filters(props: {
  category: (typeof CATEGORIES)[number] | undefined;
  state: (typeof STATES)[number] | undefined;
  choose: (name: string, value: string) => void;
}) {
  const { category, state, choose } = props;
  const { t } = useLingui();
  const { i18n } = useI18n();
  return (
    <>
      <ChipSelect
        label={t({ id: 'records.filter.category', context: 'Filter of bets', message: 'Category' })}
        isOn={category !== undefined}
        value={category ?? ''}
        options={[
          {
            value: '',
            label: t({
              id: 'records.filter.categories',
              context: 'Choice',
              message: 'All categories',
            }),
          },
          ...CATEGORIES.map((value) => ({ value, label: i18n._(CATEGORY_WORDS[value]) })),
        ]}
        onChoose={(value) => choose('category', value)}
      />
      <ChipSelect
        label={t({ id: 'records.filter.state', context: 'Filter of bets', message: 'Result' })}
        isOn={state !== undefined}
        value={state ?? ''}
        options={[
          {
            value: '',
            label: t({ id: 'records.filter.states', context: 'Choice', message: 'All results' }),
          },
          ...STATES.map((value) => ({ value, label: i18n._(BET_STATE_WORDS[value].word) })),
        ]}
        onChoose={(value) => choose('state', value)}
      />
    </>
  );
}
