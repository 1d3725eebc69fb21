import { useLingui } from '@lingui/react/macro';
import { regex } from 'react-admin';
import { useBrand } from '../../session/DeskContext.tsx';
import { faultOfValues, type VipValues } from './vipForm.ts';

/** Rules of fields that look at the whole programme: the same check as the gateway's. */
export function useVipRules() {
  const { t } = useLingui();
  const decimals = useBrand()?.decimals ?? 2;
  const rule = (field: string, message: string) => (_: unknown, values: VipValues) =>
    faultOfValues(values, decimals) === field ? message : undefined;
  return {
    threshold: (at: number) =>
      rule(
        `levels.${at}.threshold`,
        at === 0
          ? t({
              id: 'desk.vip.firstRule',
              context: 'Under the field of the growth of the first level',
              message: 'The first level begins at 0',
            })
          : t({
              id: 'desk.vip.thresholdRule',
              context: 'Under the field of the growth of a level',
              message: 'More than the level below',
            }),
      ),
    first: rule(
      'levels.0.keep',
      t({
        id: 'desk.vip.zeroRule',
        context: 'Under a field of the first level, which nobody loses',
        message: 'Nothing on the first level',
      }),
    ),
    name: (at: number) =>
      rule(
        `levels.${at}.names`,
        t({
          id: 'desk.vip.nameRule',
          context: 'Under the name of a level',
          message: 'Give it a name',
        }),
      ),
    factor: rule(
      'factors',
      t({
        id: 'desk.vip.factorsRule',
        context: 'Under the factors of categories of games',
        message: 'One category at least brings growth',
      }),
    ),
    decimal: regex(
      /^[0-9]{1,6}([.,][0-9]{1,6})?$/,
      t({
        id: 'desk.vip.decimalRule',
        context: 'Under a field of a number',
        message: 'Enter a number such as 0.5',
      }),
    ),
    times: regex(
      /^[0-9]{1,3}([.,][0-9]{1,2})?$/,
      t({
        id: 'desk.vip.timesRule',
        context: 'Under a field of how many times something is bet',
        message: 'Enter a number such as 1.5',
      }),
    ),
    percent: regex(
      /^[0-9]{1,2}([.,][0-9]{1,4})?$/,
      t({
        id: 'desk.cashback.percentRule',
        context: 'Under the field of a share in percent',
        message: 'Enter percent such as 0.6',
      }),
    ),
  };
}
