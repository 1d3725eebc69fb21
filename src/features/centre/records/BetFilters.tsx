import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BET_STATES } from '../../../../schemas/api/bets.ts';
import { betChoices } from '../../../api/bets.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { BET_STATE_WORDS, CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import styles from '../../../ui/Records/Records.module.css';

/** States that no bet has before there is a sportsbook. */
const OF_SPORTS: readonly string[] = ['halfWon', 'halfLost', 'cashedOut'];

/** What the betting record is narrowed by beside its days. */
export function BetFilters(props: {
  read: (name: string) => string;
  choose: (name: string, value: string) => void;
}) {
  const { read, choose } = props;
  const { t } = useLingui();
  const { i18n } = useI18n();
  const { data } = useQuery(betChoices(useHttp()));
  const vendors = data?.vendors ?? [];
  const categories = [...new Set(vendors.map(({ category }) => category))];
  const ofCategory = vendors.filter(
    ({ category }) => read('category') === '' || category === read('category'),
  );
  const names = new Map(ofCategory.map(({ code, name }) => [code, name]));
  const select = (
    name: string,
    {
      label,
      all,
      options,
    }: { label: string; all: string; options: { value: string; label: string }[] },
  ) => (
    <ChipSelect
      label={label}
      isOn={read(name) !== ''}
      value={options.some(({ value }) => value === read(name)) ? read(name) : ''}
      options={[{ value: '', label: all }, ...options]}
      onChoose={(value) => choose(name, value)}
    />
  );
  return (
    <div className={styles.row}>
      {select('category', {
        label: t({ id: 'records.filter.category', context: 'Filter of bets', message: 'Category' }),
        all: t({ id: 'records.filter.categories', context: 'Choice', message: 'All categories' }),
        options: categories.map((value) => ({ value, label: i18n._(CATEGORY_WORDS[value]) })),
      })}
      {select('vendor', {
        label: t({ id: 'records.filter.vendor', context: 'Filter of bets', message: 'Provider' }),
        all: t({ id: 'records.filter.vendors', context: 'Choice', message: 'All providers' }),
        options: [...names].map(([value, label]) => ({ value, label })),
      })}
      {select('state', {
        label: t({ id: 'records.filter.state', context: 'Filter of bets', message: 'Result' }),
        all: t({ id: 'records.filter.states', context: 'Choice', message: 'All results' }),
        options: BET_STATES.filter((state) => !OF_SPORTS.includes(state)).map((value) => ({
          value,
          label: i18n._(BET_STATE_WORDS[value].word),
        })),
      })}
    </div>
  );
}
