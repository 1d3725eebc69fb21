import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Form, ResourceContextProvider } from 'react-admin';
import { simulateHouse } from '../../../../schemas/desk/contracts.ts';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import styles from './agents.module.css';
import { HouseFields } from './HouseFields.tsx';
import { emptyValues, toTerms, type HouseValues } from './houseValues.ts';
import { useRuleWords } from './useContractWords.ts';

/** Tries terms of the house on the last month of a whole line; nothing is offered by it. */
export function HouseSimulator() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const rules = useRuleWords();
  const trial = useMutation({
    mutationFn: (values: HouseValues) =>
      calls.call(simulateHouse, {
        body: {
          kind: values.kind,
          group: values.group,
          account: values.account.trim(),
          terms: toTerms(values),
        },
      }),
  });
  const { data } = trial;
  return (
    <details className={styles.trial}>
      <summary>
        {t({
          id: 'desk.trial.title',
          context: 'Of the trial of terms on the last month',
          message: 'Try terms on the last month of a line',
        })}
      </summary>
      <Card
        title={t({
          id: 'desk.trial.card',
          context: 'Of the trial of terms on the last month',
          message: 'Trial',
        })}
      >
        <ResourceContextProvider value="contracts">
          <Form
            defaultValues={emptyValues()}
            onSubmit={(values: object) => trial.mutate(values as HouseValues)}
          >
            <HouseFields isKnown={false} />
            <Button type="submit" variant="contained" disabled={trial.isPending}>
              {t({
                id: 'desk.trial.run',
                context: 'Of the trial of terms on the last month',
                message: 'Try',
              })}
            </Button>
          </Form>
        </ResourceContextProvider>
        {trial.isError ? (
          <p role="alert">
            {t({
              id: 'desk.trial.failed',
              context: 'Of the trial of terms on the last month',
              message: 'That did not work. Is it the account of the head of a line?',
            })}
          </p>
        ) : null}
        {data ? (
          <Facts
            rows={[
              [
                t({
                  id: 'desk.trial.total',
                  context: 'Of the trial of terms on the last month',
                  message: 'The house would have paid',
                }),
                <Money key="total" amount={data.total} currency={data.currency} />,
              ],
              [
                t({
                  id: 'desk.trial.before',
                  context: 'Of the trial of terms on the last month',
                  message: 'Billed in that time',
                }),
                <Money key="before" amount={data.before} currency={data.currency} />,
              ],
              [
                t({
                  id: 'desk.trial.reached',
                  context: 'Of the trial of terms on the last month',
                  message: 'Periods with a tier',
                }),
                String(data.reached),
              ],
              [
                t({
                  id: 'desk.trial.ends',
                  context: 'Of the trial of terms on the last month',
                  message: 'Contracts that would end',
                }),
                data.ends.map(({ receiver }) => receiver).join(', ') || '–',
              ],
              ...(data.fault
                ? [
                    [
                      t({
                        id: 'desk.trial.fault',
                        context: 'Of the trial of terms on the last month',
                        message: 'In the way',
                      }),
                      `${rules[data.fault.rule]} ${data.fault.value ?? ''}`,
                    ] as const,
                  ]
                : []),
            ]}
          />
        ) : null}
      </Card>
    </details>
  );
}
