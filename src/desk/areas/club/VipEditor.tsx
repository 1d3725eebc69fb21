import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { minLength, required, TextInput } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { getLocale, isLocaleTag } from '../../../../locales/locales.ts';
import { CATEGORIES } from '../../../../schemas/api/games.ts';
import { publishVipTerms } from '../../../../schemas/desk/vip.ts';
import { useAction } from '../../actions/useAction.ts';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { CountInput } from '../../parts/CountInput.tsx';
import { AmountInput } from '../../parts/AmountInput.tsx';
import { DeskForm } from '../../parts/DeskForm.tsx';
import { Card } from '../../parts/values.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import styles from './club.module.css';
import { useVipRules } from './useVipRules.ts';
import { useVipWords, useWithdrawalWords } from './useVipWords.ts';
import { toValues, toWire, type ReadVip, type VipValues } from './vipForm.ts';

const MOST_LEVELS = 50;
const LARGEST = 1_000_000_000_000;
const SHORTEST_REASON = 3;

/** Writes the next version of the programme; a second person agrees before it holds. */
export function VipEditor({ of: { terms, holds }, onDone }: { of: ReadVip; onDone: () => void }) {
  const { t } = useLingui();
  const act = useAction();
  const work = async (values: VipValues) => {
    const body = { over: holds, terms: toWire(values), reason: values.reason ?? '' };
    await act(publishVipTerms, body);
    onDone();
  };
  return (
    <DeskForm<VipValues> work={work} defaultValues={toValues(terms)}>
      <General />
      <LevelFields />
      <Card>
        <TextInput
          source="reason"
          multiline
          minRows={2}
          fullWidth
          label={t({
            id: 'desk.action.reason',
            context: 'Label of the field for why something is done; the audit keeps it',
            message: 'Reason',
          })}
          validate={[required(), minLength(SHORTEST_REASON)]}
          helperText={t({
            id: 'desk.vip.reasonHelp',
            context: 'Help under the field of the reason',
            message: 'Kept in the audit. A second person agrees before it holds.',
          })}
        />
      </Card>
      <div className={styles.bar}>
        <Button onClick={onDone}>
          {t({
            id: 'desk.action.cancel',
            context: 'Button of the dialog of a change',
            message: 'Cancel',
          })}
        </Button>
        <Publish />
      </div>
    </DeskForm>
  );
}

function Publish() {
  const { t } = useLingui();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting}>
      {t({
        id: 'desk.vip.publish',
        context: 'Button: asks for the next version of a programme to be published',
        message: 'Ask for it to be published',
      })}
    </Button>
  );
}

function General() {
  const words = useVipWords();
  const word = useWord();
  const rules = useVipRules();
  const decimal = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const;
  return (
    <Card>
      <div className={styles.fields}>
        <CountInput source="keepDays" label={words.keepDays} min={1} max={1000} />
        <TextInput
          source="turnover"
          label={words.turnover}
          slotProps={decimal}
          validate={[required(), rules.times]}
          helperText={false}
        />
      </div>
      <h3 className={styles.fieldsHead}>{words.factors}</h3>
      <div className={styles.fields}>
        {CATEGORIES.map((id, at) => (
          <TextInput
            key={id}
            source={`factors.${id}`}
            label={word(CATEGORY_WORDS, id)}
            slotProps={decimal}
            validate={at === 0 ? [rules.decimal, rules.factor] : rules.decimal}
            helperText={false}
          />
        ))}
      </div>
    </Card>
  );
}

function LevelFields() {
  const { t } = useLingui();
  const words = useVipWords();
  const { fields, append, remove } = useFieldArray({ name: 'levels' });
  return (
    <>
      {fields.map((field, at) => (
        <Card
          key={field.id}
          title={`${words.level} ${at}`}
          action={
            fields.length > 2 && at > 0 ? (
              <Button size="small" color="error" onClick={() => remove(at)}>
                {t({ id: 'desk.vip.remove', context: 'Button of a level', message: 'Take out' })}
              </Button>
            ) : null
          }
        >
          <OneLevel at={at} />
        </Card>
      ))}
      {fields.length < MOST_LEVELS ? (
        <div>
          <Button variant="outlined" onClick={() => append({ keep: 0, gift: '0', birthday: '0' })}>
            {t({ id: 'desk.vip.addLevel', context: 'Button', message: 'Add a level' })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function OneLevel({ at }: { at: number }) {
  const words = useVipWords();
  const payouts = useWithdrawalWords();
  const rules = useVipRules();
  const brand = useBrand();
  const currency = brand?.currency ?? '';
  const of = (field: string) => `levels.${at}.${field}`;
  const nameOf = (tag: string) => (isLocaleTag(tag) ? getLocale(tag).nativeName : tag);
  return (
    <>
      <div className={styles.fields}>
        {(brand?.locales ?? []).map((tag, index) => (
          <TextInput
            key={tag}
            source={of(`names.${tag}`)}
            label={`${words.name} · ${nameOf(tag)}`}
            validate={index === 0 ? [required(), rules.name(at)] : undefined}
            helperText={false}
          />
        ))}
        <CountInput
          source={of('threshold')}
          label={words.threshold}
          min={0}
          max={LARGEST}
          rule={rules.threshold(at)}
        />
        <CountInput
          source={of('keep')}
          label={words.keep}
          min={0}
          max={LARGEST}
          isOptional
          {...(at === 0 && { rule: rules.first })}
        />
        {at === 0 ? null : (
          <AmountInput source={of('gift')} label={`${words.gift} (${currency})`} />
        )}
        {at === 0 ? null : (
          <AmountInput source={of('birthday')} label={`${words.birthday} (${currency})`} />
        )}
      </div>
      {at === 0 ? null : (
        <>
          <h3 className={styles.fieldsHead}>{words.monthly}</h3>
          <div className={styles.fields}>
            <AmountInput
              source={of('monthly.amount')}
              label={`${words.gift} (${currency})`}
              isOptional
            />
            <AmountInput source={of('monthly.minDeposit')} label={words.minDeposit} isOptional />
            <AmountInput source={of('monthly.minBet')} label={words.minBet} isOptional />
          </div>
        </>
      )}
      <h3 className={styles.fieldsHead}>{words.withdrawals}</h3>
      <div className={styles.fields}>
        <CountInput
          source={of('withdrawal.dayCount')}
          label={payouts.dayCount}
          min={1}
          max={1000}
          isOptional
        />
        <AmountInput source={of('withdrawal.daySum')} label={payouts.daySum} isOptional />
        <AmountInput source={of('withdrawal.max')} label={payouts.max} isOptional />
        <CountInput
          source={of('withdrawal.freeADay')}
          label={payouts.freeADay}
          min={0}
          max={1000}
          isOptional
        />
        <TextInput
          source={of('withdrawal.fee')}
          label={`${payouts.fee} (%)`}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          validate={rules.percent}
          helperText={false}
        />
      </div>
    </>
  );
}
