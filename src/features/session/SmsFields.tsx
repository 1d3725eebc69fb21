import { useLingui } from '@lingui/react/macro';
import { MAX_TYPED_PHONE } from '../../../engine/fields/phoneText.ts';
import type { InputProps } from '../../ui/fields/TextField.tsx';
import { CodeButton } from '../../ui/fields/CodeButton.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { CodeField } from '../../ui/fields/TextField.tsx';
import type { Phone } from './usePhone.ts';

/** A field of a form, as the form registers it, with what is wrong with it. */
export type Registered = InputProps & { readonly fault?: string };

/** The mobile number of a form. */
export function PhoneInput({ phone, ...input }: Registered & { phone: Phone; help?: string }) {
  const { t } = useLingui();
  return (
    <PhoneField
      label={t({ id: 'session.mobile', context: 'Label', message: 'Mobile number' })}
      countries={phone.countries}
      country={phone.country}
      onCountry={phone.setCountry}
      maxLength={MAX_TYPED_PHONE}
      {...input}
    />
  );
}

/** The code that is sent to it, and the button that sends it. */
export function SmsInput({
  name,
  onSend,
  ...input
}: Registered & {
  /** What the code is for. */
  purpose: string;
  onSend: () => Promise<number | null>;
}) {
  const { t } = useLingui();
  const { purpose, ...rest } = input;
  return (
    <CodeField
      name={name}
      label={t({ id: 'session.smsCode', context: 'Label', message: 'Code from the SMS' })}
      maxLength={255}
      {...rest}
      inside={<CodeButton name={purpose} onSend={onSend} />}
    />
  );
}
