import { expect, it } from 'vitest';
import { currencyOfScheme } from '../../engine/payments/paymentTerms.ts';
import { epcText } from '../../engine/payments/epc.ts';
import { writeCode } from '../providers/payments/codes.ts';
import { scan } from './codes.ts';

it('reads a transfer in euro whichever way its lines end', () => {
  const code = epcText({
    iban: 'ES91 2100 0418 4502 0005 1332',
    name: 'Aurora Entretenimiento',
    amount: '25.50',
    reference: 'G59DCXZF',
  });
  const transfer = {
    account: 'ES9121000418450200051332',
    name: 'Aurora Entretenimiento',
    amount: '25.50',
    currency: 'EUR',
    reference: 'G59DCXZF',
  };
  expect(scan(code)).toEqual(transfer);
  expect(scan(code.replaceAll('\n', '\r\n'))).toEqual(transfer);
});

// What a merchant of each currency shows is what its market's applications read; PromptPay carries no reference.
it.each([
  ['pix', { account: 'pix@livery.example', holder: 'Livery' }, '66.66', true],
  ['vietqr', { account: '0011223344556', code: '970499' }, '250000', true],
  ['promptpay', { account: '1234567890123' }, '100.50', false],
  ['paynow', { account: '201403121W', holder: 'Livery' }, '50.00', true],
  ['epc', { account: 'ES9121000418450200051332', holder: 'Livery' }, '25.50', true],
] as const)('reads what the house writes as %s', (scheme, account, amount, hasReference) => {
  const expiresAt = new Date('2026-11-27T12:00:00Z');
  const code = writeCode(scheme, account, { amount, reference: 'G59DCXZF', expiresAt });
  expect(scan(code)).toMatchObject({
    account: account.account,
    amount,
    currency: currencyOfScheme(scheme),
    reference: hasReference ? 'G59DCXZF' : null,
  });
});
