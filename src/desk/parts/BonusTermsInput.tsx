import { useLingui } from '@lingui/react/macro';
import { NumberInput, regex, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { USUAL_CONTRIBUTION } from '../../../engine/rewards/bonuses.ts';
import { rateToPercent } from '../../../engine/rewards/cashbackTerms.ts';
import { CATEGORIES } from '../../../schemas/api/games.ts';
import { BONUS_MODELS, WAGER_BASES } from '../../../schemas/bonusTerms.ts';
import { CATEGORIES as CATEGORY_WORDS } from '../i18n/recordWords.ts';
import { useWord } from '../i18n/useWord.ts';
import { useBrand } from '../session/DeskContext.tsx';
import { AmountInput } from './AmountInput.tsx';
import type { BonusTermsValues } from './bonusTermsValues.ts';
import styles from './parts.module.css';
import { useBonusTermsWords } from './useBonusTermsWords.ts';

const TIMES = /^[0-9]{1,3}([.,][0-9]{1,4})?$/;
const PERCENT = /^(100|[0-9]{1,2}([.,][0-9]{1,2})?)$/;

/**
 * Fields of the terms by which something is given: as cash that is turned over, or as bonus money with its wagering. Values are
 * `BonusTermsValues` under `source`.
 */
export function BonusTermsInput({
  source,
  onlyBonus = false,
}: {
  source: string;
  /** It is paid as bonus money in any case, as what a deposit brings is. */
  onlyBonus?: boolean;
}) {
  const words = useBonusTermsWords();
  const pays = useWatch({ name: `${source}.pays` }) as BonusTermsValues['pays'] | undefined;
  return (
    <>
      {onlyBonus ? null : (
        <SelectInput
          source={`${source}.pays`}
          label={words.pays}
          choices={(['cash', 'bonus'] as const).map((id) => ({ id, name: words.kinds[id] }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      )}
      {onlyBonus || pays === 'bonus' ? (
        <WageredFields source={source} />
      ) : (
        <Times source={`${source}.turnover`} label={words.turnover} help={words.turnoverHelp} />
      )}
    </>
  );
}

function Times({
  source,
  label,
  help,
  isOptional = false,
}: {
  source: string;
  label: string;
  help?: string;
  isOptional?: boolean;
}) {
  const { t } = useLingui();
  const rule = regex(
    TIMES,
    t({
      id: 'desk.bonusTerms.timesRule',
      context: 'Under the field of how many times something is played',
      message: 'Enter a number such as 10',
    }),
  );
  return (
    <TextInput
      source={source}
      label={label}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      validate={isOptional ? [rule] : [required(), rule]}
      helperText={help ?? false}
    />
  );
}

function WageredFields({ source }: { source: string }) {
  const words = useBonusTermsWords();
  const currency = useBrand()?.currency ?? '';
  return (
    <>
      <div className={styles.pair}>
        <SelectInput
          source={`${source}.model`}
          label={words.model}
          choices={BONUS_MODELS.map((id) => ({ id, name: words.models[id] }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <NumberInput
          source={`${source}.expiresHours`}
          label={words.expiresHours}
          min={1}
          max={8760}
          step={1}
          validate={required()}
          helperText={false}
        />
        <Times source={`${source}.multiplier`} label={words.multiplier} />
        <SelectInput
          source={`${source}.base`}
          label={words.base}
          choices={WAGER_BASES.map((id) => ({ id, name: words.bases[id] }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <AmountInput
          source={`${source}.maxBet`}
          label={`${words.maxBet} (${currency})`}
          help={words.emptyAny}
          isOptional
        />
        <Times
          source={`${source}.releaseTimes`}
          label={words.releaseTimes}
          help={words.emptyAny}
          isOptional
        />
        <AmountInput
          source={`${source}.releaseAmount`}
          label={`${words.releaseAmount} (${currency})`}
          help={words.eitherRelease}
          isOptional
        />
      </div>
      <Shares source={source} />
    </>
  );
}

/** Which share of a bet counts in each category; an empty field leaves it as usual, and shows that. */
function Shares({ source }: { source: string }) {
  const { t } = useLingui();
  const words = useBonusTermsWords();
  const word = useWord();
  const rule = regex(
    PERCENT,
    t({
      id: 'desk.bonusTerms.percentRule',
      context: 'Under the field of a share of 0 to 100 percent',
      message: 'Enter percent from 0 to 100',
    }),
  );
  return (
    <fieldset className={styles.fieldset}>
      <legend>{words.shares}</legend>
      <p className={styles.note}>{words.sharesHelp}</p>
      <div className={styles.shares}>
        {CATEGORIES.map((id) => (
          <TextInput
            key={id}
            source={`${source}.percents.${id}`}
            label={`${word(CATEGORY_WORDS, id)} (%)`}
            placeholder={rateToPercent(USUAL_CONTRIBUTION[id])}
            slotProps={{
              htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
              inputLabel: { shrink: true },
            }}
            validate={rule}
            helperText={false}
          />
        ))}
      </div>
    </fieldset>
  );
}
