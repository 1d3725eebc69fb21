import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IdCard,
  KeyRound,
  LockKeyhole,
  Mail,
  ShieldCheck,
  Smartphone,
  WalletMinimal,
  type LucideIcon,
} from 'lucide-react';
import type { ProfileField } from '../../../../schemas/profile.ts';
import type { SecurityAdvice } from '../../../api/security.ts';

interface AdviceWords {
  readonly Icon: LucideIcon;
  readonly why: MessageDescriptor;
  readonly act: MessageDescriptor;
}

const add = msg({
  id: 'centre.own.add',
  context: 'Button: adds what the account lacks',
  message: 'Add',
});
const set = msg({ id: 'centre.own.set', context: 'Button: sets a password', message: 'Set' });

/** What is told of something that an account lacks. */
export const ADVICE_WORDS: Readonly<Record<SecurityAdvice, AdviceWords>> = {
  password: {
    Icon: LockKeyhole,
    why: msg({
      id: 'centre.own.why.password',
      context: 'What the account lacks, and what for',
      message: 'A password, so that you get in without your phone.',
    }),
    act: set,
  },
  email: {
    Icon: Mail,
    why: msg({
      id: 'centre.own.why.email',
      context: 'What the account lacks, and what for',
      message: 'A confirmed e-mail address, to get back in when you forget your password.',
    }),
    act: add,
  },
  phone: {
    Icon: Smartphone,
    why: msg({
      id: 'centre.own.why.phone',
      context: 'What the account lacks, and what for',
      message: 'A confirmed mobile number, to hear at once of what happens to your account.',
    }),
    act: add,
  },
  paymentPassword: {
    Icon: WalletMinimal,
    why: msg({
      id: 'centre.own.why.paymentPassword',
      context: 'What the account lacks, and what for',
      message: 'A payment password, without which no money leaves.',
    }),
    act: set,
  },
  authenticator: {
    Icon: ShieldCheck,
    why: msg({
      id: 'centre.own.why.authenticator',
      context: 'What the account lacks, and what for',
      message: 'A second proof beside your password, for when somebody learns it.',
    }),
    act: add,
  },
  passkey: {
    Icon: KeyRound,
    why: msg({
      id: 'centre.own.why.passkey',
      context: 'What the account lacks, and what for',
      message: 'A passkey: log in by fingerprint or face, safe from copied pages.',
    }),
    act: add,
  },
  profile: {
    Icon: IdCard,
    why: msg({
      id: 'centre.own.why.profile',
      context: 'What the account lacks, and what for',
      message: 'Personal details that we have to ask for.',
    }),
    act: msg({
      id: 'centre.own.complete',
      context: 'Button: leads to personal details',
      message: 'Complete',
    }),
  },
};

/** What personal details are called. */
export const PROFILE_WORDS: Readonly<Record<ProfileField, MessageDescriptor>> = {
  nickname: msg({ id: 'profile.nickname', context: 'Personal detail', message: 'Nickname' }),
  fullName: msg({ id: 'profile.fullName', context: 'Personal detail', message: 'Full name' }),
  birthday: msg({ id: 'profile.birthday', context: 'Personal detail', message: 'Date of birth' }),
  telegram: msg({ id: 'profile.telegram', context: 'Personal detail', message: 'Telegram' }),
  zalo: msg({ id: 'profile.zalo', context: 'Personal detail', message: 'Zalo number' }),
  nationality: msg({
    id: 'profile.nationality',
    context: 'Personal detail',
    message: 'Nationality',
  }),
  placeOfBirth: msg({
    id: 'profile.placeOfBirth',
    context: 'Personal detail',
    message: 'Place of birth',
  }),
  address: msg({ id: 'profile.address', context: 'Personal detail', message: 'Address' }),
  permanentAddress: msg({
    id: 'profile.permanentAddress',
    context: 'Personal detail',
    message: 'Permanent address',
  }),
  currentAddress: msg({
    id: 'profile.currentAddress',
    context: 'Personal detail',
    message: 'Current address',
  }),
  occupation: msg({ id: 'profile.occupation', context: 'Personal detail', message: 'Occupation' }),
  incomeSource: msg({
    id: 'profile.incomeSource',
    context: 'Personal detail',
    message: 'Source of income',
  }),
};
