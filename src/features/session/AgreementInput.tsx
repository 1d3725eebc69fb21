import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { RegistrationValues } from './registrationValues.ts';

/** Agreement to the terms and to the minimum age, in one tick; both texts open beside the form, which stays. */
export function AgreementInput({
  form,
  minimumAge,
}: {
  form: UseFormReturn<RegistrationValues>;
  minimumAge: number;
}) {
  const { t } = useLingui();
  const { legal } = useBrand();
  return (
    <Checkbox
      fault={form.formState.errors.agreed?.message}
      {...form.register('agreed', {
        validate: (isAgreed) =>
          isAgreed ||
          t({
            id: 'register.agree.missing',
            context: 'Below the tick for age and terms, when it is not set',
            message: 'You need to agree before we can open an account.',
          }),
      })}
    >
      <Trans
        id="register.agree"
        context="Checkbox; <0> links to the terms, <1> to the privacy policy"
      >
        I am {minimumAge} or older and agree to the{' '}
        <a href={legal.terms} target="_blank" rel="noopener noreferrer">
          general terms
        </a>{' '}
        and the{' '}
        <a href={legal.privacy} target="_blank" rel="noopener noreferrer">
          privacy policy
        </a>
        .
      </Trans>
    </Checkbox>
  );
}
