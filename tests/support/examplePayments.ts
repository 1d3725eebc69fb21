import { randomUUID } from 'node:crypto';
import { withTransaction } from '../../server/db/database.ts';
import { testNow, type TestBrand, type TestGateway } from './gateway.ts';

/** Gives the first member of a merchant the orders of money that contracts have as examples. */
export async function addExamplePayments(
  { db }: Pick<TestGateway, 'db'>,
  { id: brandId, merchantCode, currency: { code, decimals } }: TestBrand,
): Promise<void> {
  const channel = `pc_${brandId}_example`;
  const common = { merchant_code: merchantCode, currency: code, decimals };
  const account = randomUUID();
  await withTransaction(db, { merchantCode }, async (tx) => {
    const { id: member_id } = await tx
      .selectFrom('members')
      .select('id')
      .where('merchant_code', '=', merchantCode)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('payment_channels')
      .values({
        merchant_code: merchantCode,
        id: channel,
        direction: 'in',
        method: 'sepa',
        provider: 'manualBank',
        name: 'Bank',
        created_at: testNow,
        changed_at: testNow,
      })
      .execute();
    await tx
      .insertInto('deposit_orders')
      .values({
        ...common,
        member_id,
        id: 'D26020112ABCD',
        method: 'sepa',
        method_type: 'bank',
        channel_id: channel,
        state: 'pending',
        amount_minor: 5000n,
        fee_minor: 0n,
        to_pay_minor: 5000n,
        arrives_minor: 5000n,
        reference: '23456789',
        terms: JSON.stringify({
          scheme: null,
          min: '1',
          max: '9999',
          bearer: 'house',
          turnover: '1',
          fee: { rate: '0', fixed: '0', min: '0' },
          allowsOtherAmounts: false,
          needsProof: false,
          needsPayerName: false,
        }),
        created_at: testNow,
        expires_at: testNow,
        late_until: testNow,
      })
      .execute();
    await tx
      .insertInto('payout_accounts')
      .values({
        merchant_code: merchantCode,
        id: account,
        member_id,
        type: 'bank',
        holder: 'Member',
        number_sealed: '',
        number_digest: Buffer.alloc(32),
        number_masked: '••••1332',
        created_at: testNow,
        usable_at: testNow,
      })
      .execute();
    await tx
      .insertInto('withdrawal_orders')
      .values({
        ...common,
        member_id,
        id: 'W26020112ABCD',
        account_id: account,
        state: 'requested',
        amount_minor: 5000n,
        fee_minor: 0n,
        administration_minor: 0n,
        payout_minor: 5000n,
        approvals_needed: 1,
        receipt_minutes: 30,
        created_at: testNow,
      })
      .execute();
  });
}
