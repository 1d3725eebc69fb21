import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { savePromotion } from '../../../../schemas/desk/promotions.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Money } from '../../parts/values.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import type { PromotionItem } from './promotionForm.ts';
import { usePromotionFields, usePromotionWords } from './usePromotionWords.ts';

/** Promotions: what there is, how many take part and what it costs. */
export function PromotionsPage() {
  const { t } = useLingui();
  const may = useMay();
  const words = usePromotionWords();
  const fields = usePromotionFields();
  const stateOf = ({ state, hasDraft }: PromotionItem) =>
    state === 'published' && hasDraft
      ? `${words.states[state]} · ${words.hasDraft}`
      : words.states[state];
  const budgetOf = ({ terms, currency }: PromotionItem) =>
    Number(terms.budget) === 0 ? (
      words.unlimited
    ) : (
      <Money amount={terms.budget} currency={currency} />
    );
  const day = (moment: string) => moment.slice(0, 10);
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.promotions.title',
          context: 'Heading of the page',
          message: 'Promotions',
        })}
        note={t({
          id: 'desk.promotions.note',
          context: 'Under the heading of the page',
          message:
            'Written as a draft, published by two people. What was granted keeps the terms it was granted under.',
        })}
      >
        {may(savePromotion) ? (
          <Button component={Link} to="/promotions/new" variant="contained">
            {t({ id: 'desk.promotions.add', context: 'Button', message: 'New promotion' })}
          </Button>
        ) : null}
      </PageHead>
      <DeskList<PromotionItem>
        resource="promotions"
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={fields.state}
            choices={Object.entries(words.states).map(([id, name]) => ({ id, name }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        to={({ id }) => `/promotions/${id}`}
        phone={(row) => ({
          title: row.title,
          aside: <Money amount={row.cost} currency={row.currency} />,
          note: `${words.kinds[row.kind]} · ${stateOf(row)}`,
          noteAside: row.members,
        })}
        columns={[
          { name: 'title', label: fields.title },
          { name: 'kind', label: fields.kind, show: ({ kind }) => words.kinds[kind] },
          { name: 'state', label: fields.state, show: stateOf },
          {
            name: 'period',
            label: fields.period,
            show: ({ terms }) =>
              `${words.periods[terms.period]}, ${day(terms.from)} – ${day(terms.until)}`,
          },
          { name: 'members', label: fields.members, isNumber: true },
          { name: 'waiting', label: fields.waiting, isNumber: true },
          {
            name: 'cost',
            label: fields.cost,
            show: ({ cost, currency }) => <Money amount={cost} currency={currency} />,
            isNumber: true,
          },
          { name: 'budget', label: fields.budgetName, show: budgetOf, isNumber: true },
        ]}
      />
    </>
  );
}
