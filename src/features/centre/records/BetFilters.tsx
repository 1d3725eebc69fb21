import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BET_STATES } from '../../../../schemas/api/bets.ts';
import { betChoices } from '../../../api/bets.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { BET_STATE_WORDS, CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import { FilterSelect } from '../../../ui/Records/FilterSelect.tsx';
import styles from '../../../ui/Records/Records.module.css';

/** States that no bet has before there is a sportsbook. */
const OF_SPORTS: readonly string[] = ['halfWon', 'halfLost', 'cashedOut'];

/** What the betting record is narrowed by beside its days. */
export function BetFilters(props: {
  read: (name: string) => string;
  choose: (name: string, value: string, clear?: readonly string[]) => void;
}) {
  const { read, choose } = props;
  const { t } = useLingui();
  const { i18n } = useI18n();
  const nameOf = useLotteryName();
  const { data } = useQuery(betChoices(useHttp()));
  const vendors = data?.vendors ?? [];
  const [category, vendor] = [read('category'), read('vendor')];
  const categories = [...new Set(vendors.map((one) => one.category))];
  const ofCategory = vendors.filter((one) => category === '' || one.category === category);
  const names = new Map(ofCategory.map(({ code, name }) => [code, name]));
  const games = (data?.games ?? [])
    .filter((one) => category === '' || one.category === category)
    .filter((one) => vendor === '' || one.vendor === vendor)
    .map(({ code, name, source }) => ({
      value: code,
      label: source === 'order' ? nameOf({ lottery: code, name }) : name,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <div className={styles.row}>
      <FilterSelect
        label={t({ id: 'records.filter.category', context: 'Filter of bets', message: 'Category' })}
        all={t({ id: 'records.filter.categories', context: 'Choice', message: 'All categories' })}
        value={category}
        options={categories.map((value) => ({ value, label: i18n._(CATEGORY_WORDS[value]) }))}
        onChoose={(value) => choose('category', value, ['vendor', 'game'])}
      />
      <FilterSelect
        label={t({ id: 'records.filter.vendor', context: 'Filter of bets', message: 'Provider' })}
        all={t({ id: 'records.filter.vendors', context: 'Choice', message: 'All providers' })}
        value={vendor}
        options={[...names].map(([value, label]) => ({ value, label }))}
        onChoose={(value) => choose('vendor', value, ['game'])}
      />
      <FilterSelect
        label={t({ id: 'records.filter.game', context: 'Filter of bets', message: 'Game' })}
        all={t({ id: 'records.filter.games', context: 'Choice', message: 'All games' })}
        value={read('game')}
        options={games}
        onChoose={(value) => choose('game', value)}
      />
      <FilterSelect
        label={t({ id: 'records.filter.state', context: 'Filter of bets', message: 'Result' })}
        all={t({ id: 'records.filter.states', context: 'Choice', message: 'All results' })}
        value={read('state')}
        options={BET_STATES.filter((state) => !OF_SPORTS.includes(state)).map((value) => ({
          value,
          label: i18n._(BET_STATE_WORDS[value].word),
        }))}
        onChoose={(value) => choose('state', value)}
      />
    </div>
  );
}
