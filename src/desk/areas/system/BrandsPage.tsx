import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { listBrands } from '../../../../schemas/desk/system.ts';
import { Columns } from '../../parts/Columns.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import styles from './system.module.css';

/** Every brand with what is wrong with its file, and where. */
export function BrandsPage() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.brands'],
    queryFn: ({ signal }) => calls.call(listBrands, { signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const states = {
    ok: t({ id: 'desk.brands.ok', context: 'How a brand is served', message: 'Served' }),
    lastGood: t({
      id: 'desk.brands.lastGood',
      context: 'How a brand is served',
      message: 'Served as it was before its faults',
    }),
    broken: t({
      id: 'desk.brands.broken',
      context: 'How a brand is served',
      message: 'Not served',
    }),
  };
  const colors = { ok: 'success', lastGood: 'warning', broken: 'error' } as const;
  return (
    <>
      <PageHead
        title={t({ id: 'desk.brands.title', context: 'Heading of the page', message: 'Brands' })}
      />
      <Columns>
        {data.items.map((brand) => (
          <Card
            key={brand.id}
            title={brand.name}
            action={
              <Chip label={states[brand.state]} color={colors[brand.state]} variant="outlined" />
            }
          >
            <div className={styles.stack}>
              <Facts
                rows={[
                  [
                    t({
                      id: 'desk.brands.code',
                      context: 'Name of a fact',
                      message: 'Merchant code',
                    }),
                    brand.merchantCode,
                  ],
                  [
                    t({ id: 'desk.brands.hosts', context: 'Name of a fact', message: 'Hosts' }),
                    brand.hosts.join(', '),
                  ],
                  [
                    t({ id: 'desk.brands.faults', context: 'Name of a fact', message: 'Check' }),
                    <span key="faults">
                      <Plural
                        id="desk.brands.errors"
                        context="Faults of a brand file"
                        value={brand.errors}
                        one="# error"
                        other="# errors"
                      />
                      {', '}
                      <Plural
                        id="desk.brands.warnings"
                        context="Faults of a brand file"
                        value={brand.warnings}
                        one="# warning"
                        other="# warnings"
                      />
                    </span>,
                  ],
                ]}
              />
              {brand.faults.map((fault) => (
                <Alert
                  key={`${fault.rule} ${fault.line} ${fault.column}`}
                  severity={fault.severity}
                >
                  <div>{fault.message}</div>
                  {fault.suggestion ? <div>{fault.suggestion}</div> : null}
                  <code className={styles.place}>
                    {fault.file}:{fault.line}:{fault.column} {fault.rule}
                  </code>
                </Alert>
              ))}
            </div>
          </Card>
        ))}
      </Columns>
    </>
  );
}
