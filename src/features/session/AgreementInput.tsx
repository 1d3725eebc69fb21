import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { RegistrationValues } from './registrationValues.ts';

/** Agreement to the minimum age and to the texts that the merchant has published, in one tick; they open beside the form, which stays. */
export function AgreementInput({
  form,
  minimumAge,
}: {
  form: UseFormReturn<RegistrationValues>;
  minimumAge: number;
}) {
  const { t } = useLingui();
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
      <Agreement minimumAge={minimumAge} />
    </Checkbox>
  );
}

function Agreement({ minimumAge }: { minimumAge: number }) {
  const { terms, privacy } = useBrand().legal;
  if (terms && privacy) {
    return (
      <Trans
        id="register.agree"
        context="Checkbox; <0> links to the terms, <1> to the privacy policy"
      >
        I am {minimumAge} or older and agree to the{' '}
        <a href={terms} target="_blank" rel="noopener noreferrer">
          general terms
        </a>{' '}
        and the{' '}
        <a href={privacy} target="_blank" rel="noopener noreferrer">
          privacy policy
        </a>
        .
      </Trans>
    );
  }
  if (terms) {
    return (
      <Trans id="register.agree.terms" context="Checkbox; <0> links to the terms">
        I am {minimumAge} or older and agree to the{' '}
        <a href={terms} target="_blank" rel="noopener noreferrer">
          general terms
        </a>
        .
      </Trans>
    );
  }
  if (privacy) {
    return (
      <Trans id="register.agree.privacy" context="Checkbox; <0> links to the privacy policy">
        I am {minimumAge} or older and agree to the{' '}
        <a href={privacy} target="_blank" rel="noopener noreferrer">
          privacy policy
        </a>
        .
      </Trans>
    );
  }
  return (
    <Trans id="register.agree.age" context="Checkbox where a site has published no terms">
      I am {minimumAge} or older.
    </Trans>
  );
}
