import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { worthOfSpins } from '../../../../engine/rewards/promotions.ts';
import { listSpinGames } from '../../../../schemas/desk/promotions.ts';
import { MOST_FREE_SPIN_HOURS, MOST_FREE_SPINS } from '../../../../schemas/freeSpins.ts';
import { AmountInput } from '../../parts/AmountInput.tsx';
import { CountInput } from '../../parts/CountInput.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import type { PromotionValues } from './promotionForm.ts';
import styles from './promotions.module.css';

function useSpinFields() {
  const { t } = useLingui();
  return {
    game: t({
      id: 'desk.promotions.spinGame',
      context: 'Field of free spins: which slot game',
      message: 'Slot',
    }),
    stake: t({
      id: 'desk.promotions.spinStake',
      context: 'Field of free spins: what each spin is worth',
      message: 'Stake of a spin',
    }),
    count: t({
      id: 'desk.promotions.spinCount',
      context: 'Field of free spins',
      message: 'Spins',
    }),
    hours: t({
      id: 'desk.promotions.spinHours',
      context: 'Field of free spins: for how long they can be played',
      message: 'Hours to play them',
    }),
  };
}

/** Which slot, at which of its stakes, how many spins and for how long; what they may cost at most is said beside. */
export function SpinFields() {
  const { t } = useLingui();
  const fields = useSpinFields();
  const { calls } = useDesk();
  const { currency = '', merchantCode: brand } = useBrand() ?? {};
  const { data, error } = useQuery({
    queryKey: ['desk', brand, listSpinGames.id],
    queryFn: ({ signal }) => calls.call(listSpinGames, { brand, signal }),
  });
  const offer = useWatch({ name: 'freeSpins' }) as PromotionValues['freeSpins'];
  const stakes = data?.games.find(({ id }) => id === offer?.game)?.stakes;
  const label = `${fields.stake} (${currency})`;
  const select = { translateChoice: false, validate: required() } as const;
  const worth = worthOfSpins({ stake: offer?.stake || '0', count: offer?.count ?? 0 });
  return (
    <>
      <ProblemAlert problem={error} />
      <div className={styles.pair}>
        <SelectInput
          source="freeSpins.game"
          label={fields.game}
          choices={
            data?.games.map(({ id, name, vendor }) => ({ id, name: `${name} · ${vendor}` })) ?? []
          }
          isPending={!data && !error}
          helperText={
            data?.games.length === 0 &&
            t({
              id: 'desk.promotions.noSpinGames',
              context: 'Under a field that has nothing to choose from',
              message: 'No slot of this brand that is open can be played with free spins.',
            })
          }
          {...select}
        />
        {stakes ? (
          <SelectInput
            source="freeSpins.stake"
            label={label}
            choices={stakes.map((stake) => ({ id: stake, name: stake }))}
            helperText={false}
            {...select}
          />
        ) : (
          <AmountInput source="freeSpins.stake" label={label} />
        )}
        <CountInput source="freeSpins.count" label={fields.count} min={1} max={MOST_FREE_SPINS} />
        <CountInput
          source="freeSpins.hours"
          label={fields.hours}
          min={1}
          max={MOST_FREE_SPIN_HOURS}
        />
      </div>
      <p className={styles.note}>
        {t({
          id: 'desk.promotions.spinCost',
          context: 'Under the fields of free spins; {worth} is an amount, {currency} its code',
          message: `The house pays every stake: each member takes ${worth} ${currency} of the budget, played or not. The terms below are those of what the spins win.`,
        })}
      </p>
    </>
  );
}
