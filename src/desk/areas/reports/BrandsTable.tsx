import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listBrandFigures } from '../../../../schemas/desk/reports.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { FiguresTable } from './FiguresTable.tsx';

/** This month of every brand beside each other, each in its own currency. */
export function BrandsTable({ today }: { today: string }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const from = `${today.slice(0, 7)}-01`;
  const { data, error } = useQuery({
    queryKey: ['desk.brandFigures', from, today],
    queryFn: ({ signal }) => calls.call(listBrandFigures, { query: { from, to: today }, signal }),
  });
  if (data && data.items.length < 2) return null;
  return (
    <Card
      title={t({
        id: 'desk.reports.brands',
        context: 'Heading of a table: all brands beside each other',
        message: 'This month by brand',
      })}
    >
      <ProblemAlert problem={error} />
      {data ? (
        <FiguresTable
          rows={data.items}
          currency={({ currency }) => currency}
          nameOf={({ name }) => name}
        />
      ) : null}
    </Card>
  );
}
