import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BooleanInput, NumberInput, regex, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CATEGORIES } from '../../../../schemas/api/games.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { getPointTerms, publishPointTerms } from '../../../../schemas/desk/points.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useWord } from '../../i18n/useWord.ts';
import { AmountInput } from '../../parts/AmountInput.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './club.module.css';
import { toPointTerms, toPointValues, type PointValues } from './pointForm.ts';
import { useVersionTitle, VersionsCard } from './VersionsCard.tsx';

type ReadPoints = DeskValueOf<typeof getPointTerms>;

function useWords() {
  const { t } = useLingui();
  return {
    ratios: t({
      id: 'desk.points.ratios',
      context: 'Heading of facts and fields: bets that bring one point, by category of games',
      message: 'Bets for a point',
    }),
    conversion: t({
      id: 'desk.points.conversion',
      context: 'Heading of facts: how points become money',
      message: 'Changed into money',
    }),
    step: t({
      id: 'desk.points.step',
      context: 'Fact and field: points are changed in multiples of it',
      message: 'Points in a step',
    }),
    amount: t({
      id: 'desk.points.amount',
      context: 'Fact and field: what a step is worth',
      message: 'A step is worth',
    }),
    dayCap: t({
      id: 'desk.points.dayCap',
      context: 'Fact and field: the most points that a member changes on a day',
      message: 'Most points a day',
    }),
    turnover: t({
      id: 'desk.points.turnover',
      context: 'Fact and field: how many times the money has to be bet',
      message: 'Played, times',
    }),
    none: t({
      id: 'desk.points.noConversion',
      context: 'In place of how points become money',
      message: 'Points are not changed into money.',
    }),
  };
}

/** How points come and what they are worth: what holds, and earlier versions. */
export function PointTermsPage() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const [version, setVersion] = useState<number>();
  const { data, error } = useQuery({
    queryKey: ['desk.points.terms', brand, version],
    queryFn: ({ signal }) =>
      calls.call(getPointTerms, { query: version === undefined ? {} : { version }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={t({ id: 'desk.points.title', context: 'Heading of the page', message: 'Points' })}
        note={t({
          id: 'desk.points.note',
          context: 'Under the heading of the page of points',
          message:
            'Bets bring points as they are settled. A new version holds for bets from then on.',
        })}
      >
        {data ? <ChangeTerms of={data} /> : null}
      </PageHead>
      <ProblemAlert problem={error} />
      {data ? (
        <div className={styles.stack}>
          <Terms of={data} />
          <VersionsCard of={data} onLook={setVersion} />
        </div>
      ) : error ? null : (
        <PageSkeleton />
      )}
    </>
  );
}

function Terms({ of: read }: { of: ReadPoints }) {
  const { terms, version, currency } = read;
  const title = useVersionTitle(read);
  const { t } = useLingui();
  const words = useWords();
  const word = useWord();
  const { number } = useDeskFormats();
  const { ratios, conversion } = terms;
  const standard = t({
    id: 'desk.points.standard',
    context: 'Heading of a card: terms of a desk that said nothing',
    message: 'Standard terms',
  });
  return (
    <Card title={version === 0 ? standard : title}>
      <h3 className={styles.fieldsHead}>{words.ratios}</h3>
      <Facts
        rows={CATEGORIES.flatMap((id) => {
          const ratio = ratios[id];
          return ratio === undefined
            ? []
            : [
                [
                  word(CATEGORY_WORDS, id),
                  <Money key={id} amount={ratio} currency={currency} />,
                ] as const,
              ];
        })}
      />
      <h3 className={styles.fieldsHead}>{words.conversion}</h3>
      {conversion ? (
        <Facts
          rows={[
            [words.step, number(conversion.step)],
            [words.amount, <Money key="a" amount={conversion.amount} currency={currency} />],
            [words.dayCap, conversion.dayCap === undefined ? '–' : number(conversion.dayCap)],
            [words.turnover, conversion.turnover],
          ]}
        />
      ) : (
        <p className={styles.note}>{words.none}</p>
      )}
    </Card>
  );
}

function ChangeTerms({ of: { terms, holds, currency } }: { of: ReadPoints }) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof publishPointTerms, PointValues>
      endpoint={publishPointTerms}
      variant="contained"
      width="sm"
      label={t({ id: 'desk.points.change', context: 'Button', message: 'Change' })}
      title={t({
        id: 'desk.points.changeTitle',
        context: 'Heading of a dialog',
        message: 'How do points come, and what are they worth?',
      })}
      lead={t({
        id: 'desk.points.changeLead',
        context: 'In the dialog that changes terms of points',
        message: 'Points that members have stay. A second person agrees before it holds.',
      })}
      confirm={t({
        id: 'desk.points.confirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={toPointValues(terms)}
      fields={<Fields currency={currency} />}
      toBody={({ reason, ...values }) => ({ over: holds, terms: toPointTerms(values), reason })}
    />
  );
}

function Fields({ currency }: { currency: string }) {
  const { t } = useLingui();
  const words = useWords();
  const word = useWord();
  const isChanged = useWatch({ name: 'isChanged' }) as boolean;
  const ratioRule = (value: unknown) =>
    typeof value === 'string' && value !== '' && Number(value.replace(',', '.')) === 0
      ? t({
          id: 'desk.points.ratioRule',
          context: 'Under the field of bets that bring a point',
          message: 'Leave it empty for no points',
        })
      : undefined;
  const capRule = (value: unknown, { step }: PointValues) =>
    typeof value === 'number' && typeof step === 'number' && value < step
      ? t({
          id: 'desk.points.capRule',
          context: 'Under the field of the most points a day',
          message: 'A step at least',
        })
      : undefined;
  const times = regex(
    /^[0-9]{1,3}([.,][0-9]{1,2})?$/,
    t({
      id: 'desk.vip.timesRule',
      context: 'Under a field of how many times something is bet',
      message: 'Enter a number such as 1.5',
    }),
  );
  return (
    <>
      <h3 className={styles.fieldsHead}>{`${words.ratios} (${currency})`}</h3>
      <div className={styles.fields}>
        {CATEGORIES.map((id) => (
          <AmountInput
            key={id}
            source={`ratios.${id}`}
            label={word(CATEGORY_WORDS, id)}
            isOptional
            rule={ratioRule}
          />
        ))}
      </div>
      <BooleanInput source="isChanged" label={words.conversion} helperText={false} />
      {isChanged ? (
        <div className={styles.fields}>
          <NumberInput
            source="step"
            label={words.step}
            min={1}
            step={1}
            validate={required()}
            helperText={false}
          />
          <AmountInput source="amount" label={`${words.amount} (${currency})`} rule={ratioRule} />
          <NumberInput
            source="dayCap"
            label={words.dayCap}
            min={1}
            step={1}
            validate={capRule}
            helperText={false}
          />
          <TextInput
            source="turnover"
            label={words.turnover}
            validate={[required(), times]}
            helperText={false}
          />
        </div>
      ) : null}
    </>
  );
}
