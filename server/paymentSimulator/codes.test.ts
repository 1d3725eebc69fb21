import { expect, it } from 'vitest';
import { epcText } from '../../engine/payments/epc.ts';
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
