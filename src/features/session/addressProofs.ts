import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Landmark, Mail, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react';
import type { AddressProof } from '../../../schemas/api/session.ts';

/** How a proof of a new address is offered and asked for. */
export const ADDRESS_PROOF_WORDS: Readonly<
  Record<
    AddressProof,
    {
      readonly icon: LucideIcon;
      readonly name: MessageDescriptor;
      readonly label: MessageDescriptor;
    }
  >
> = {
  sms: {
    icon: Smartphone,
    name: msg({ id: 'address.sms', context: 'A way to prove who one is', message: 'Code by SMS' }),
    label: msg({ id: 'address.sms.label', context: 'Label', message: 'Code from the SMS' }),
  },
  email: {
    icon: Mail,
    name: msg({
      id: 'address.email',
      context: 'A way to prove who one is',
      message: 'Code by e-mail',
    }),
    label: msg({ id: 'address.email.label', context: 'Label', message: 'Code from the e-mail' }),
  },
  totp: {
    icon: ShieldCheck,
    name: msg({
      id: 'address.totp',
      context: 'A way to prove who one is; the app of that name on the phone',
      message: 'Google Authenticator',
    }),
    label: msg({
      id: 'address.totp.label',
      context: 'Label',
      message: 'Six digits from the authenticator app',
    }),
  },
  bankName: {
    icon: Landmark,
    name: msg({
      id: 'address.bankName',
      context: 'A way to prove who one is',
      message: 'Name on your bank account',
    }),
    label: msg({
      id: 'address.bankName.label',
      context: 'Label',
      message: 'Full name, as at your bank',
    }),
  },
};
