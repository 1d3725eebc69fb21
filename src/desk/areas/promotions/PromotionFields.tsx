import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  regex,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CATEGORIES } from '../../../../schemas/api/games.ts';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { AmountInput } from '../../parts/AmountInput.tsx';
import { BonusTermsInput } from '../../parts/BonusTermsInput.tsx';
import { Card } from '../../parts/values.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import { LanguageTabs } from '../../texts/LanguageTabs.tsx';
import type { PromotionValues } from './promotionForm.ts';
import styles from './promotions.module.css';
import { usePromotionFields, usePromotionWords } from './usePromotionWords.ts';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** Everything that a promotion says: what and when, for whom, what it gives, and its texts. */
export function PromotionFields({ isNew }: { isNew: boolean }) {
  const fields = usePromotionFields();
  return (
    <>
      <What isNew={isNew} />
      <Gives />
      <Whom />
      <LanguageTabs
        fields={[
          { source: 'titles', label: fields.title, isNeeded: true },
          { source: 'leads', label: fields.lead },
          { source: 'bodies', label: fields.body, isRich: true },
          { source: 'pictures', label: fields.picture, isPicture: true },
        ]}
      />
    </>
  );
}

const useKind = () => useWatch({ name: 'kind' }) as PromotionValues['kind'];

function What({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const words = usePromotionWords();
  const fields = usePromotionFields();
  const kind = useKind();
  const select = { translateChoice: false, validate: required(), helperText: false } as const;
  const zone = t({
    id: 'desk.promotions.zone',
    context: 'Help under the field of a moment',
    message: 'As the clock of the brand has it.',
  });
  return (
    <Card
      title={t({
        id: 'desk.promotions.what',
        context: 'Heading of fields of a promotion',
        message: 'What and when',
      })}
    >
      <div className={styles.pair}>
        <SelectInput
          source="kind"
          label={fields.kind}
          choices={choicesOf(words.kinds)}
          disabled={!isNew}
          {...select}
        />
        <SelectInput
          source="category"
          label={fields.category}
          choices={choicesOf(words.categories)}
          {...select}
        />
        <TextInput
          source="from"
          type="datetime-local"
          label={fields.from}
          validate={required()}
          helperText={zone}
        />
        <TextInput
          source="until"
          type="datetime-local"
          label={fields.until}
          validate={required()}
          helperText={zone}
        />
        {kind === 'signIn' ? null : (
          <SelectInput
            source="period"
            label={fields.period}
            choices={choicesOf(words.periods)}
            {...select}
          />
        )}
        <Count source="place" label={fields.place} max={1_000_000} />
      </div>
      <BooleanInput source="needsJoin" label={fields.needsJoin} helperText={false} />
    </Card>
  );
}

/** What it gives, by its kind, and by which terms. */
function Gives() {
  const { t } = useLingui();
  const fields = usePromotionFields();
  const kind = useKind();
  const currency = useBrand()?.currency ?? '';
  return (
    <Card
      title={t({
        id: 'desk.promotions.gives',
        context: 'Heading of fields of a promotion',
        message: 'What it gives',
      })}
    >
      <div className={styles.stack}>
        <KindFields kind={kind} />
        <AmountInput source="budget" label={`${fields.budget} (${currency})`} />
        <BonusTermsInput source="pays" onlyBonus={kind === 'depositMatch'} />
      </div>
    </Card>
  );
}

function KindFields({ kind }: { kind: PromotionValues['kind'] }) {
  const fields = usePromotionFields();
  const currency = useBrand()?.currency ?? '';
  const money = (label: string) => `${label} (${currency})`;
  switch (kind) {
    case 'activity':
      return <AmountInput source="most" label={money(fields.most)} />;
    case 'signIn':
      return (
        <ArrayInput source="rewards" label={fields.rewards} helperText={false}>
          <SimpleFormIterator inline disableClear>
            <AmountInput source="amount" label={money(fields.reward)} />
          </SimpleFormIterator>
        </ArrayInput>
      );
    case 'redPacket':
      return (
        <div className={styles.pair}>
          <AmountInput source="total" label={money(fields.total)} />
          <Count source="parts" label={fields.parts} min={1} max={1000} />
        </div>
      );
    case 'raffle':
      return (
        <>
          <Count source="tickets" label={fields.tickets} min={1} max={50} />
          <Prizes />
        </>
      );
    case 'depositMatch':
      return (
        <div className={styles.pair}>
          <AmountInput source="minDeposit" label={money(fields.leastDeposit)} />
          <Percent />
          <AmountInput source="cap" label={money(fields.cap)} />
        </div>
      );
  }
}

function Percent() {
  const { t } = useLingui();
  const fields = usePromotionFields();
  const rule = regex(
    /^[0-9]{1,3}([.,][0-9]{1,2})?$/,
    t({
      id: 'desk.promotions.rateRule',
      context: 'Under the field of a share in percent',
      message: 'Enter percent such as 50',
    }),
  );
  return (
    <TextInput
      source="rate"
      label={fields.rate}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      validate={[required(), rule]}
      helperText={false}
    />
  );
}

function Prizes() {
  const { t } = useLingui();
  const fields = usePromotionFields();
  const currency = useBrand()?.currency ?? '';
  return (
    <ArrayInput
      source="prizes"
      label={fields.prizes}
      helperText={t({
        id: 'desk.promotions.prizesHelp',
        context: 'Help under the list of prizes of a raffle',
        message:
          'A chance is a weight among all of them. One has no end, so that a ticket always draws.',
      })}
    >
      <SimpleFormIterator inline disableClear>
        <AmountInput source="amount" label={`${fields.prize} (${currency})`} />
        <Count source="weight" label={fields.weight} min={1} max={1_000_000} />
        <Count source="stock" label={fields.stock} max={1_000_000} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Who it is for. */
function Whom() {
  const { t } = useLingui();
  const fields = usePromotionFields();
  const word = useWord();
  const kind = useKind();
  const currency = useBrand()?.currency ?? '';
  return (
    <Card
      title={t({
        id: 'desk.promotions.whom',
        context: 'Heading of fields of a promotion',
        message: 'For whom, and what they do first',
      })}
    >
      <div className={styles.pair}>
        {kind === 'depositMatch' ? null : (
          <AmountInput source="minDeposit" label={`${fields.minDeposit} (${currency})`} />
        )}
        <AmountInput source="minValidBet" label={`${fields.minValidBet} (${currency})`} />
        <SelectArrayInput
          source="categories"
          label={fields.categories}
          choices={CATEGORIES.map((id) => ({ id, name: word(CATEGORY_WORDS, id) }))}
          translateChoice={false}
          helperText={false}
        />
        <Count source="minLevel" label={fields.minLevel} max={1000} />
        <Count source="minIdentity" label={fields.minIdentity} max={20} />
        <Count source="newDays" label={fields.newDays} max={3650} />
      </div>
    </Card>
  );
}

function Count(props: { source: string; label: string; min?: number; max: number }) {
  const { source, label, min = 0, max } = props;
  return (
    <NumberInput
      source={source}
      label={label}
      min={min}
      max={max}
      step={1}
      validate={required()}
      helperText={false}
    />
  );
}
