import { Trans, useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { hasReachedAge } from '../../../engine/fields/age.ts';
import { parseIsoDate } from '../../../engine/fields/calendar.ts';
import { BirthdayField } from '../../ui/fields/BirthdayField.tsx';
import type { RegisterInputProps } from './registerFields.ts';

/** The date of birth: one that exists, and long enough ago. The gateway decides by the brand's own clock. */
export function BirthdayInput({ form, rule, minimumAge, wasSent }: RegisterInputProps) {
  const { t } = useLingui();
  const validate = (typed: string): true | string => {
    if (typed === '') {
      return (
        !(rule.required && wasSent.current) ||
        t({
          id: 'register.birthday.missing',
          context: 'Below an empty field',
          message: 'Enter your date of birth.',
        })
      );
    }
    if (!parseIsoDate(typed)) {
      return t({
        id: 'register.birthday.invalid',
        context: 'Below a date of birth that does not exist or is not complete',
        message: 'Enter a day that exists, with all four digits of the year.',
      });
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return (
      hasReachedAge(typed, minimumAge, { atMs: Date.now(), timeZone }) ||
      t({
        id: 'register.birthday.underage',
        context: 'Below the date of birth of somebody who is too young to play',
        message: `You must be ${minimumAge} or older to play here.`,
      })
    );
  };
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    control: form.control,
    name: 'birthday',
    rules: { validate },
  });
  return (
    <BirthdayField
      ref={ref}
      label={
        <Trans id="register.birthday" context="Label">
          Date of birth
        </Trans>
      }
      isOptional={!rule.required}
      fault={fieldState.error?.message}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
