import { PERIODS, periodKey } from '../../../engine/payments/periods.ts';

/** The periods that local times belong to. */
export function run({ times }: { readonly times: readonly string[] }) {
  return Object.fromEntries(
    PERIODS.map((period) => [period, times.map((time) => periodKey(period, time.slice(0, 10)))]),
  );
}
