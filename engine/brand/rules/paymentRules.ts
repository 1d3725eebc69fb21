import type { WrittenMethod } from '../../../schemas/payments.schema.ts';
import { currencyOfScheme, schemeOfCurrency } from '../../payments/paymentTerms.ts';
import { completeCurrency } from '../currencies.ts';
import { featuresOf } from '../features.ts';
import type { JsonPath } from '../jsonPath.ts';
import { adviseValue } from '../meantValue.ts';
import type { Report, Rule } from '../rule.ts';

const DEPOSITS: JsonPath = ['payments', 'deposits'];

function reportRepeated(
  report: Report,
  list: readonly { readonly id: string }[],
  { path, what }: { readonly path: JsonPath; readonly what: string },
): void {
  list.forEach(({ id }, index) => {
    if (list.findIndex((other) => other.id === id) === index) return;
    report('payment.duplicate', [...path, index, 'id'], `There are two ${what} "${id}".`, {
      suggestion: 'Give each a name of its own.',
    });
  });
}

const namesAreGood: Rule = ({ payments: { deposits = {} } = {} }, report) => {
  const { groups = [], methods = [] } = deposits;
  reportRepeated(report, groups, { path: [...DEPOSITS, 'groups'], what: 'groups' });
  reportRepeated(report, methods, { path: [...DEPOSITS, 'methods'], what: 'methods' });
  const names = groups.map(({ id }) => id);
  methods.forEach(({ group }, index) => {
    if (names.includes(group)) return;
    const path = [...DEPOSITS, 'methods', index, 'group'];
    report(
      'payment.unknownGroup',
      path,
      `There is no group "${group}".`,
      adviseValue(group, names, []),
    );
  });
};

function checkFee(
  report: Report,
  path: JsonPath,
  fee: WrittenMethod['fee'] | { rate?: string; min?: number; max?: number } = {},
): void {
  const { rate = '0', min = 0, max = Infinity } = fee;
  if (min > max) {
    report('payment.limits', [...path, 'min'], `"min" is ${min}, which is above "max", ${max}.`, {
      suggestion: 'Lower "min", or raise "max".',
    });
  }
  if (Number(rate) < 1) return;
  report('payment.limits', [...path, 'rate'], `At ${rate} the fee is all that is paid.`, {
    suggestion: 'Write a share: "0.025" is 2.5 per cent.',
  });
}

const limitsFit: Rule = ({ payments: { deposits = {}, withdrawals = {} } = {} }, report) => {
  (deposits.methods ?? []).forEach(({ min, max, presets = [], fee }, index) => {
    const path = [...DEPOSITS, 'methods', index];
    if (min > max) {
      report('payment.limits', [...path, 'min'], `"min" is ${min}, which is above "max", ${max}.`, {
        suggestion: 'Lower "min", or raise "max".',
      });
    }
    presets.forEach((amount, at) => {
      if (amount >= min && amount <= max) return;
      const message = `${amount} is not between "min", ${min}, and "max", ${max}.`;
      report('payment.limits', [...path, 'presets', at], message, {
        suggestion: 'Offer amounts that can be paid in.',
      });
    });
    checkFee(report, [...path, 'fee'], fee);
  });
  const { min = 0, max = Infinity, daySum = Infinity, fee } = withdrawals;
  const path = ['payments', 'withdrawals'];
  for (const [name, most] of [
    ['max', max],
    ['daySum', daySum],
  ] as const) {
    if (min <= most) continue;
    const message = `"min" is ${min}, which is above "${name}", ${most}.`;
    report('payment.limits', [...path, 'min'], message, {
      suggestion: `Lower "min", or raise "${name}".`,
    });
  }
  checkFee(report, [...path, 'fee'], fee);
};

const schemesFit: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['currency'])) return;
  const { code } = completeCurrency(brand.currency ?? {});
  (brand.payments?.deposits?.methods ?? []).forEach(({ type, scheme }, index) => {
    const path = [...DEPOSITS, 'methods', index];
    if (type !== 'qr') return;
    if (scheme === undefined && schemeOfCurrency(code) === null) {
      report('payment.scheme', [...path, 'type'], `No code is known that pays in ${code}.`, {
        suggestion: 'Offer another type, or name the "scheme" of a provider that converts.',
      });
      return;
    }
    if (scheme === undefined || currencyOfScheme(scheme) === code) return;
    const message = `"${scheme}" pays in ${currencyOfScheme(scheme)}, and members have ${code}.`;
    report('payment.scheme', [...path, 'scheme'], message, {
      suggestion: 'Leave it out for the code of the currency.',
    });
  });
};

const areOpen: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const features = featuresOf(brand);
  const { deposits, withdrawals } = brand.payments ?? {};
  for (const [key, feature, isWritten] of [
    ['deposits', 'deposit', (deposits?.methods ?? []).length > 0],
    ['withdrawals', 'withdraw', withdrawals !== undefined],
  ] as const) {
    if (!isWritten || features[feature]) continue;
    const message = `Nobody sees these terms, because the feature "${feature}" is off.`;
    report('payment.gatedOff', ['payments', key], message, {
      suggestion: `Remove them, or switch "${feature}" on.`,
      target: 'key',
    });
  }
};

/** What is offered to pay in and out by makes sense. */
export const paymentRules: readonly Rule[] = [namesAreGood, limitsFit, schemesFit, areOpen];
