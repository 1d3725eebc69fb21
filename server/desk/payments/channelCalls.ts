import { parseMinor } from '../../../engine/minorUnits.ts';
import {
  listPaymentChannels,
  putPaymentChannel,
  putWithdrawalSettings,
} from '../../../schemas/desk/payments.ts';
import { PAYMENT_EVENTS_PATH } from '../../../schemas/paymentsApi.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { Desk, DeskParts } from '../area.ts';
import { inCall } from '../deskCall.ts';

const ID_BYTES = 12;

function readMinor({ live }: ActionContext, amount: string | undefined): bigint | null {
  if (amount === undefined) return null;
  const minor = parseMinor(amount, live!.brand.currency.decimals);
  if (minor === null) throw new Problem('amountInvalid', 'That is no amount of the currency.');
  return minor;
}

function definePut({ random, site }: DeskParts): DeskAction<typeof putPaymentChannel> {
  const payments = site.payments.service;
  const providers = site.providers.payments;
  const find = async (tx: Tx, context: ActionContext, id: string | undefined) => {
    if (id === undefined) return undefined;
    const all = await payments.listChannels(tx, context.live!.brand.merchantCode);
    const known = all.find((one) => one.id === id);
    if (!known) throw new Problem('notFound', 'There is no such channel.');
    return known;
  };
  const describe = (
    row: { name: string; state: string; weight: number; provider: string } | undefined,
  ) => row && { name: row.name, state: row.state, weight: row.weight, provider: row.provider };
  return {
    endpoint: putPaymentChannel,
    async fourEyes(tx, { id, name }, context) {
      const known = await find(tx, context, id);
      return {
        subject: { kind: 'paymentChannel', id: id ?? 'new', label: name },
        before: describe(known),
        mayStandAlone: true,
      };
    },
    async perform(tx, body, context) {
      const { merchantCode } = context.live!.brand;
      if (!providers.names.includes(body.provider)) {
        throw new Problem('bodyInvalid', `There is no provider "${body.provider}".`);
      }
      const known = await find(tx, context, body.id);
      const id = known?.id ?? `pc_${random(ID_BYTES).toString('base64url')}`;
      const former = known && payments.open(known)?.channel;
      const hasNewKeys = body.apiKey !== undefined || body.webhookSecret !== undefined;
      const [last] = former?.webhookSecrets ?? [];
      await payments.putChannel(
        tx,
        {
          merchant_code: merchantCode,
          id,
          direction: body.direction,
          method: body.method,
          provider: body.provider,
          name: body.name,
          settings: JSON.stringify(body.settings),
          daily_cap_minor: readMinor(context, body.dailyCap),
          weight: body.weight,
          state: body.state,
          failed_at: null,
          created_at: known?.created_at ?? context.now,
          changed_at: context.now,
        },
        hasNewKeys
          ? {
              apiKey: body.apiKey ?? former?.apiKey ?? '',
              webhookSecrets: [body.webhookSecret, last].filter((one) => one !== undefined),
            }
          : null,
      );
      const after = { name: body.name, state: body.state, weight: body.weight };
      return {
        value: { id },
        subject: { kind: 'paymentChannel', id, label: body.name },
        before: describe(known),
        after: { ...after, provider: body.provider, hasNewKeys },
      };
    },
  };
}

const defineSettings = ({ site }: DeskParts): DeskAction<typeof putWithdrawalSettings> => ({
  endpoint: putWithdrawalSettings,
  async fourEyes(_tx, _body, { live }) {
    const { merchantCode } = live!.brand;
    return {
      subject: { kind: 'withdrawalSettings', id: merchantCode, label: merchantCode },
      before: null,
      mayStandAlone: true,
    };
  },
  async perform(tx, { automatic, fourEyes }, context) {
    const { merchantCode } = context.live!.brand;
    const automaticMinor = readMinor(context, automatic)!;
    const fourEyesMinor = readMinor(context, fourEyes)!;
    if (automaticMinor > fourEyesMinor) {
      throw new Problem('amountInvalid', 'What nobody approves is below what two people approve.');
    }
    await site.withdrawals.desk.putSettings(tx, {
      merchant_code: merchantCode,
      automatic_minor: automaticMinor,
      four_eyes_minor: fourEyesMinor,
      changed_at: context.now,
    });
    return {
      value: null,
      subject: { kind: 'withdrawalSettings', id: merchantCode, label: merchantCode },
      before: null,
      after: { automatic, fourEyes },
    };
  },
});

/** Mounts what the desk reads and does of accounts at providers. */
export function mountChannels({ parts, serve, serveAction }: Desk): void {
  const { db, site } = parts;
  serve(listPaymentChannels, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode, currency, payments } = call.live.brand;
      const rows = await site.payments.service.listChannels(tx, merchantCode);
      const settings = await site.withdrawals.desk.findSettings(tx, merchantCode);
      const write = (minor: bigint | null | undefined) =>
        minor === null || minor === undefined ? null : toWireAmount(minor, currency.decimals);
      return {
        items: rows.map((row) => ({
          id: row.id,
          direction: row.direction,
          method: row.method,
          provider: row.provider,
          name: row.name,
          settings: row.settings as Record<string, string>,
          hasKeys: row.secrets_sealed !== null,
          dailyCap: write(row.daily_cap_minor),
          weight: row.weight,
          state: row.state,
          failures: row.failures,
          failedAt: row.failed_at?.toISOString() ?? null,
          webhookPath: `${PAYMENT_EVENTS_PATH}/${row.id}`,
        })),
        providers: [...site.providers.payments.names],
        methods: (payments.deposits?.methods ?? []).map(({ id }) => id),
        currency: currency.code,
        automatic: write(settings?.automatic_minor),
        fourEyes: write(settings?.four_eyes_minor),
      };
    }),
  );
  serveAction(definePut(parts));
  serveAction(defineSettings(parts));
}
