import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  regex,
  required,
  ResourceContextProvider,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { percentToRate, rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import { addDays } from '../../../../engine/zonedTime.ts';
import { CATEGORIES, type GameCategory } from '../../../../schemas/api/games.ts';
import { setCashbackTerms, type getCashbackTerms } from '../../../../schemas/desk/cashback.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { AmountInput, toAmount } from '../../parts/AmountInput.tsx';
import { useCashbackWords } from './useCashbackWords.ts';

type Terms = NonNullable<DeskBodyOf<typeof setCashbackTerms>['terms']>;
type Percents = Partial<Record<GameCategory, string | null>>;

interface Values {
  readonly from: string;
  readonly isOn: boolean;
  readonly mode: Terms['mode'];
  readonly percents: Percents;
  readonly levels: readonly { readonly from: number; readonly percents?: Percents }[];
  readonly min: string;
  readonly dayCap: string | null;
  readonly claimDays: number;
}

const DAYS = 7;

const toPercents = (rates: Terms['rates']): Percents =>
  Object.fromEntries(
    Object.entries(rates).map(([category, rate]) => [category, rateToPercent(rate)]),
  );

const toRates = (percents: Percents = {}): Terms['rates'] =>
  Object.fromEntries(
    Object.entries(percents).flatMap(([category, percent]) => {
      const rate = percent ? percentToRate(percent) : null;
      return rate === null || Number(rate) === 0 ? [] : [[category, rate]];
    }),
  );

/** The button that changes the rates of cashback, with its dialog. */
export function ChangeCashback({
  terms,
  currency,
  today,
}: Pick<DeskValueOf<typeof getCashbackTerms>, 'terms' | 'currency' | 'today'>) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof setCashbackTerms, Values>
      endpoint={setCashbackTerms}
      size="small"
      width="md"
      label={t({ id: 'desk.cashback.change', context: 'Button', message: 'Change' })}
      title={t({
        id: 'desk.cashback.changeTitle',
        context: 'Heading of a dialog',
        message: 'What do bets give back?',
      })}
      lead={t({
        id: 'desk.cashback.changeLead',
        context: 'In the dialog that changes the rates of cashback',
        message:
          'It holds for whole days from one that has not begun; days before keep theirs. A second person agrees.',
      })}
      confirm={t({
        id: 'desk.cashback.changeConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={{
        from: addDays(today, 1),
        isOn: true,
        mode: terms?.mode ?? 'daily',
        percents: toPercents(terms?.rates ?? {}),
        levels: (terms?.levels ?? []).map(({ from, rates }) => ({
          from,
          percents: toPercents(rates),
        })),
        min: terms?.min ?? '0',
        dayCap: terms?.dayCap ?? '',
        claimDays: terms?.claimDays ?? DAYS,
      }}
      fields={
        <ResourceContextProvider value="cashback">
          <Fields currency={currency} />
        </ResourceContextProvider>
      }
      toBody={toBody}
    />
  );
}

function Fields({ currency }: { currency: string }) {
  const { t } = useLingui();
  const words = useCashbackWords();
  return (
    <>
      <TextInput
        source="from"
        type="date"
        validate={required()}
        label={t({
          id: 'desk.cashback.from',
          context: 'Label of the field: the first day of new rates',
          message: 'First day',
        })}
        helperText={false}
      />
      <BooleanInput
        source="isOn"
        label={t({
          id: 'desk.cashback.isOn',
          context: 'Switch of a form',
          message: 'Bets give something back',
        })}
        helperText={false}
      />
      <SelectInput
        source="mode"
        label={words.mode}
        choices={Object.entries(words.modes).map(([id, name]) => ({ id, name }))}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <Percents of="percents." />
      <ArrayInput
        source="levels"
        label={t({
          id: 'desk.cashback.levels',
          context: 'Label of a list of fields: rates of VIP levels',
          message: 'Rates of higher levels',
        })}
        helperText={false}
      >
        <SimpleFormIterator inline disableReordering disableClear>
          <NumberInput
            source="from"
            label={words.level}
            min={1}
            max={1000}
            step={1}
            validate={required()}
            helperText={false}
          />
          <Percents of="percents." />
        </SimpleFormIterator>
      </ArrayInput>
      <AmountInput source="min" label={`${words.min} (${currency})`} />
      <AmountInput source="dayCap" label={`${words.dayCap} (${currency})`} isOptional />
      <NumberInput
        source="claimDays"
        label={words.claimDays}
        min={1}
        max={60}
        step={1}
        validate={required()}
        helperText={false}
      />
    </>
  );
}

/** A field in percent for each category; an empty one gives nothing. */
function Percents({ of }: { of: string }) {
  const { t } = useLingui();
  const word = useWord();
  const rule = regex(
    /^[0-9]{1,2}([.,][0-9]{1,4})?$/,
    t({
      id: 'desk.cashback.percentRule',
      context: 'Under the field of a share in percent',
      message: 'Enter percent such as 0.6',
    }),
  );
  return CATEGORIES.map((id) => (
    <TextInput
      key={id}
      source={`${of}${id}`}
      label={`${word(CATEGORY_WORDS, id)} (%)`}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      validate={rule}
      helperText={false}
    />
  ));
}

function toBody({
  from,
  isOn,
  reason,
  percents,
  levels,
  dayCap,
  ...terms
}: Values & { readonly reason: string }): DeskBodyOf<typeof setCashbackTerms> {
  if (!isOn) return { from, reason };
  return {
    from,
    terms: {
      mode: terms.mode,
      rates: toRates(percents),
      levels: (levels ?? []).map((level) => ({
        from: level.from,
        rates: toRates(level.percents),
      })),
      min: toAmount(terms.min),
      ...(dayCap && { dayCap: toAmount(dayCap) }),
      claimDays: terms.claimDays,
    },
    reason,
  };
}
