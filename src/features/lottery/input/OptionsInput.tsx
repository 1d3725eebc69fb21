import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import type { PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { nameRow, nameToken } from '../words/nameOf.ts';
import { togglePick } from './picks.ts';
import type { InputProps } from './inputProps.ts';
import styles from './Input.module.css';

type Options = Extract<PlayInput, { kind: 'options' }>;

/** Options with their odds under headings: a press picks one, the same amount goes on each. */
export function OptionsInput(
  props: InputProps<Options> & {
    /** Odds by the name of a price. */
    odds: ReadonlyMap<string, string>;
    /** Options that are full, or pay half. */
    closed?: ReadonlyMap<string, 'full' | 'half'>;
    /** The animal of the lunar year in which the issue is drawn; some options have another price in theirs. */
    animal?: string | undefined;
  },
) {
  const { input, picks, onChange, odds, closed, animal } = props;
  const { i18n } = useI18n();
  const formats = useFormats();
  const picked = picks.rows[0] ?? [];
  const writeOdds = (price: string) => {
    const known = odds.get(price);
    return known !== undefined && formats.decimal(known);
  };
  return (
    <div className={styles.groups}>
      {input.groups.map(({ id, options }) => {
        const name = nameRow(id, i18n);
        return (
          <div key={id} role="group" aria-label={name} className={styles.group}>
            {input.groups.length > 1 && <span className={styles.rowName}>{name}</span>}
            <div className={styles.options}>
              {options.map(({ token, price, priceInYear = price }) => {
                const state = closed?.get(token);
                return (
                  <button
                    key={token}
                    type="button"
                    className={styles.option}
                    aria-pressed={picked.includes(token)}
                    disabled={state === 'full'}
                    onClick={() => onChange(togglePick(picks, input, 0, token))}
                  >
                    <span className={styles.optionName}>{nameToken(strip(token, id), i18n)}</span>
                    <span className={styles.odds}>
                      {writeOdds(strip(token, id) === animal ? priceInYear : price)}
                    </span>
                    {state && <ClosedWord state={state} />}
                  </button>
                );
              })}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** A token without the place that its heading says already: `1B` under place 1 is `B`. */
export function strip(token: string, group: string): string {
  const place = group === 'special' ? 'SP' : /\d+$/.exec(group)?.[0];
  const [, before, rest] = /^(\d+|SP(?=-))-?(.+)$/.exec(token) ?? [];
  return place !== undefined && before === place && rest ? rest : token;
}

/** Says of a number or an option that it takes no more bets, or pays half. */
export function ClosedWord({ state }: { state: 'full' | 'half' }) {
  return (
    <span className={styles.closed}>
      {state === 'full' ? (
        <Trans id="lottery.option.full" context="Lottery: on a number that takes no more bets">
          Full
        </Trans>
      ) : (
        <Trans id="lottery.option.half" context="Lottery: on a number that pays half its odds">
          Pays half
        </Trans>
      )}
    </span>
  );
}
