import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import {
  ArrayInput,
  BooleanInput,
  regex,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CATEGORIES } from '../../../../schemas/api/games.ts';
import { previewAudience } from '../../../../schemas/desk/promotions.ts';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { AmountInput } from '../../parts/AmountInput.tsx';
import { BonusTermsInput } from '../../parts/BonusTermsInput.tsx';
import { CountInput } from '../../parts/CountInput.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { SegmentCount, SegmentInput } from '../../parts/SegmentInput.tsx';
import { toSegment } from '../../parts/segmentValues.ts';
import { Card } from '../../parts/values.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import { LanguageTabs } from '../../texts/LanguageTabs.tsx';
import type { PromotionValues } from './promotionForm.ts';
import styles from './promotions.module.css';
import { SpinFields } from './SpinFields.tsx';
import { usePromotionFields, usePromotionWords } from './usePromotionWords.ts';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** Everything that a promotion says: what and when, what it gives, what for, for whom, and its texts. */
export function PromotionFields({ isNew }: { isNew: boolean }) {
  const fields = usePromotionFields();
  return (
    <>
      <What isNew={isNew} />
      <Gives />
      <Asks />
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
        <CountInput source="place" label={fields.place} min={0} max={1_000_000} />
      </div>
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
          <CountInput source="parts" label={fields.parts} min={1} max={1000} />
        </div>
      );
    case 'raffle':
      return (
        <>
          <CountInput source="tickets" label={fields.tickets} min={1} max={50} />
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
    case 'freeSpins':
      return <SpinFields />;
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
        <CountInput source="weight" label={fields.weight} min={1} max={1_000_000} />
        <CountInput source="stock" label={fields.stock} min={0} max={1_000_000} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Who it is for, and how many that are now. */
function Whom() {
  const { t } = useLingui();
  const fields = usePromotionFields();
  return (
    <Card
      title={t({
        id: 'desk.promotions.audience',
        context: 'Heading of fields of a promotion',
        message: 'For whom',
      })}
    >
      <SegmentInput source="audience" />
      <div className={styles.pair}>
        <CountInput source="minIdentity" label={fields.minIdentity} min={0} max={20} />
      </div>
      <Reach />
    </Card>
  );
}

function Reach() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const may = useMay();
  const brand = useBrand()?.merchantCode;
  const { getValues } = useFormContext<PromotionValues>();
  const look = useMutation({
    mutationFn: () => {
      const body = { audience: toSegment(getValues('audience')) };
      return calls.call(previewAudience, { body, brand });
    },
  });
  if (!may(previewAudience)) return null;
  return (
    <div className={styles.reach}>
      <Button variant="outlined" loading={look.isPending} onClick={() => look.mutate()}>
        {t({
          id: 'desk.promotions.reach',
          context: 'Button: counts the members whom a promotion is for',
          message: 'Who gets it?',
        })}
      </Button>
      <ProblemAlert problem={look.error} />
      {look.data ? <SegmentCount of={look.data} /> : null}
    </div>
  );
}

/** What a member does first. */
function Asks() {
  const { t } = useLingui();
  const fields = usePromotionFields();
  const word = useWord();
  const kind = useKind();
  const currency = useBrand()?.currency ?? '';
  return (
    <Card
      title={t({
        id: 'desk.promotions.asks',
        context: 'Heading of fields of a promotion: what has to be paid in and bet',
        message: 'What they do first',
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
      </div>
      <BooleanInput source="needsJoin" label={fields.needsJoin} helperText={false} />
    </Card>
  );
}
