import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import type { TypedMoney } from '../../../engine/fields/money.ts';
import { formatMinor } from '../../../engine/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useFormats, useLocale } from '../../platform/i18n/LocaleContext.tsx';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './MoneyField.module.css';
import type { InputProps } from './TextField.tsx';
import { useTypedMoney } from './useTypedMoney.ts';

/**
 * An amount of money in the brand's currency, typed as people of the language write it. Below it stands what was
 * understood, in figures and words; where it can be read in two ways the field asks which is meant. The form reads the
 * text by `useTypedMoney`, and sends nothing that is not `ok`.
 */
export function MoneyField(
  props: FieldWords &
    Omit<InputProps, 'value' | 'onChange' | 'onBlur'> & {
      value: string;
      onChange: (text: string) => void;
      /** Whether it was sent already: until then nobody is told of an empty field. */
      wasSent?: boolean;
    },
) {
  const { label, help, fault, isOptional, value, onChange, wasSent = false, ...input } = props;
  const { money, write } = useTypedMoney(value);
  const [wasLeft, setLeft] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const own = useMoneyFault(money);
  const isEmpty = !money.ok && money.fault === 'empty';
  const isTold = wasSent || (wasLeft && !isEmpty);
  return (
    <Field
      label={label}
      help={help}
      fault={fault ?? (isTold ? own : undefined)}
      isOptional={isOptional}
    >
      {(tied) => (
        <>
          <div className={fieldStyles.control}>
            <input
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              {...input}
              {...tied}
              ref={control}
              type="text"
              className={fieldStyles.input}
              value={value}
              onChange={({ target }) => {
                setLeft(false);
                onChange(target.value);
              }}
              onBlur={() => setLeft(true)}
            />
          </div>
          <div role="status" className={styles.said}>
            {money.ok && money.minor > 0n && <Understood minor={money.minor} />}
            {!money.ok && money.fault === 'ambiguous' && (
              <Question
                candidates={money.candidates}
                onChoose={(minor) => {
                  onChange(write(minor));
                  control.current?.focus();
                }}
              />
            )}
          </div>
        </>
      )}
    </Field>
  );
}

function Understood({ minor }: { minor: bigint }) {
  const formats = useFormats();
  const amount = formatMinor(minor, useBrand().currency.decimals);
  return (
    <span>
      <bdi>{formats.money(amount)}</bdi> – <bdi>{formats.moneyInWords(amount)}</bdi>
    </span>
  );
}

function Question(props: { candidates: readonly bigint[]; onChoose: (minor: bigint) => void }) {
  const { candidates, onChoose } = props;
  const formats = useFormats();
  const { tag } = useLocale();
  const { decimals } = useBrand().currency;
  const amounts = candidates.map((minor) => formats.money(formatMinor(minor, decimals)));
  const list = new Intl.ListFormat(tag, { type: 'disjunction' }).format(amounts);
  return (
    <>
      <span>
        <Trans
          id="form.money.question"
          context="An amount can be read in two ways; {list} names them, such as: $1 or $1,000. Buttons for each follow"
        >
          Did you mean <bdi>{list}</bdi>?
        </Trans>
      </span>
      <span className={styles.choices}>
        {candidates.map((minor, at) => (
          <Button key={String(minor)} size="small" onClick={() => onChoose(minor)}>
            <bdi>{amounts[at]}</bdi>
          </Button>
        ))}
      </span>
    </>
  );
}

/** What is wrong with an amount; undefined where nothing is. */
function useMoneyFault(money: TypedMoney): ReactNode {
  const { t } = useLingui();
  const formats = useFormats();
  const { decimals } = useBrand().currency;
  const example = formats.money(formatMinor(1_234n * 10n ** BigInt(decimals), decimals));
  const tooSmall = t({
    id: 'form.money.tooSmall',
    context: 'Below a field for an amount of money that is zero or less',
    message: 'Enter an amount above zero.',
  });
  if (money.ok) return money.minor > 0n ? undefined : tooSmall;
  switch (money.fault) {
    case 'negative':
      return tooSmall;
    case 'ambiguous':
      return t({
        id: 'form.money.ambiguous',
        context: 'Below an amount that can be read in two ways; buttons to choose stand above',
        message: 'Choose which amount you mean.',
      });
    case 'tooLarge':
      return t({
        id: 'form.money.tooLarge',
        context: 'Below a field for an amount of money',
        message: 'This amount is too large.',
      });
    case 'tooManyDecimals':
      return (
        <Plural
          id="form.money.tooManyDecimals"
          context="Below an amount that is finer than its currency"
          value={decimals}
          _0="Amounts here have no decimals."
          one="Amounts here have at most # decimal."
          other="Amounts here have at most # decimals."
        />
      );
    case 'empty':
    case 'notANumber':
      return t({
        id: 'form.money.notANumber',
        context:
          'Below a field for money that holds no amount; {example} is one, such as $1,234.00',
        message: `Enter the amount in figures, such as ${example}.`,
      });
  }
}
