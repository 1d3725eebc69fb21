import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DepositOrder } from '../../../api/payments.ts';

type Refusal = NonNullable<NonNullable<DepositOrder['bonus']>['refused']>;

/** Why a bonus did not come with its deposit. */
export const BONUS_REFUSALS: Readonly<Record<Refusal, MessageDescriptor>> = {
  belowLeast: msg({
    id: 'centre.deposit.refused.belowLeast',
    context: 'Why a deposit came without its bonus',
    message: 'The bonus did not come: less was paid in than it asks for.',
  }),
  had: msg({
    id: 'centre.deposit.refused.had',
    context: 'Why a deposit came without its bonus',
    message: 'The bonus did not come: you have had it before.',
  }),
  over: msg({
    id: 'centre.deposit.refused.over',
    context: 'Why a deposit came without its bonus',
    message: 'The bonus did not come: it is over.',
  }),
  notNow: msg({
    id: 'centre.deposit.refused.notNow',
    context: 'Why a deposit came without its bonus',
    message: 'The bonus did not come: your account gets no bonuses at the moment.',
  }),
};
