import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getPromotionUptake } from '../../../../schemas/desk/promotions.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import type { PromotionItem } from './promotionForm.ts';
import styles from './promotions.module.css';
import { usePromotionFields, usePromotionWords } from './usePromotionWords.ts';

/** How many take part and what it costs, by version and by day. */
export function Uptake({ of: { id } }: { of: PromotionItem }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { number } = useDeskFormats();
  const words = usePromotionWords();
  const fields = usePromotionFields();
  const brand = useBrand()?.merchantCode;
  const { data, error } = useQuery({
    queryKey: ['desk.promotions.uptake', brand, id],
    queryFn: ({ signal }) => calls.call(getPromotionUptake, { query: { id }, brand, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  const { currency = '', left = null, versions = [], days = [] } = data ?? {};
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const version = t({
    id: 'desk.promotions.version',
    context: 'Name of a fact',
    message: 'Version',
  });
  const heads = [fields.members, fields.paid, fields.cost];
  return (
    <Card
      title={t({
        id: 'desk.promotions.uptake',
        context: 'Heading: how many take part in a promotion, and what it costs',
        message: 'Uptake',
      })}
    >
      <div className={styles.stack} aria-busy={data === undefined}>
        <Facts
          rows={[
            [
              t({
                id: 'desk.promotions.budgetLeft',
                context: 'Name of a fact: what is left of a budget, promises included',
                message: 'Left of the budget',
              }),
              left === null ? words.unlimited : money(left),
            ],
          ]}
        />
        <Figures
          heads={[version, ...heads, fields.promised]}
          rows={versions.map((one) => ({
            id: String(one.version),
            cells: [
              <span key="version">
                {number(one.version)} · <Time at={one.publishedAt} />
              </span>,
              number(one.members),
              number(one.paid),
              money(one.cost),
              money(one.promised),
            ],
          }))}
        />
        {days.length > 0 ? (
          <Figures
            heads={[
              t({
                id: 'desk.promotions.day',
                context: 'Head of a column: a day of the brand',
                message: 'Day',
              }),
              ...heads,
            ]}
            rows={days.map((one) => ({
              id: one.day,
              cells: [one.day, number(one.members), number(one.paid), money(one.cost)],
            }))}
          />
        ) : null}
      </div>
    </Card>
  );
}

function Figures({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}) {
  return (
    // A region that scrolls is reached with the keyboard.
    <div className={styles.figures} tabIndex={0} role="region" aria-label={heads[0]}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={heads[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[at]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
