import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { redeemVoucher } from '../../../../schemas/api/deposits.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import type { DepositMethod } from '../../../api/payments.ts';
import type { Transport } from '../../../platform/http/http.ts';
import { VoucherForm } from './VoucherForm.tsx';

const METHOD: DepositMethod = {
  id: 'voucher',
  type: 'voucher',
  title: 'Voucher',
  text: null,
  min: '1.00',
  max: '1000.00',
  presets: [],
  wholeOnly: false,
  fee: { rate: '0', fixed: '0.00', min: '0.00', max: null },
  feeBearer: 'house',
  needsPayerName: false,
  needsProof: false,
  scheme: null,
  expiryMinutes: 30,
  isBonusEligible: true,
  openOrder: null,
};

it('asks nobody about what cannot be a code, keeps what was typed, and sends the same press once', async () => {
  const sent: { readonly body: string; readonly key: string }[] = [];
  const transport: Transport = async ({ url, body, headers }) => {
    expect(url).toBe(redeemVoucher.path);
    sent.push({ body: String(body), key: String(headers['idempotency-key']) });
    return {
      status: 409,
      body: { success: false, value: { order: null }, message: '', code: 'voucherUsed' },
    };
  };
  renderUi(<VoucherForm method={METHOD}>{null}</VoucherForm>, {
    transport,
    session: VISITORS.member,
  });
  const field = screen.getByRole('textbox', { name: 'Code of the voucher' });
  const redeem = screen.getByRole('button', { name: 'Redeem' });
  await userEvent.type(field, '44PV-ZK3S-BACR-DNS4');
  await userEvent.click(redeem);
  expect(screen.getByText(/That is no code of a voucher/)).toBeInTheDocument();
  expect(sent).toEqual([]);

  await userEvent.clear(field);
  await userEvent.type(field, '44pv zk3s bacr dns3');
  await userEvent.click(redeem);
  expect(await screen.findByText('This voucher has been used already.')).toBeInTheDocument();
  await userEvent.click(redeem);
  expect(field).toHaveValue('44pv zk3s bacr dns3');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]!.body).toContain('44PVZK3SBACRDNS3');
});
