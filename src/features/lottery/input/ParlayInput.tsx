import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import type { ParlayLegs, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { oddsOfPrice, parlayPrice } from '../../../../engine/lottery/prices.ts';
import { moveFocus } from '../../../ui/keyboard/moveFocus.ts';
import type { Speaker } from '../words/fill.ts';
import { nameRow, nameToken } from '../words/nameOf.ts';
import type { InputProps } from './inputProps.ts';
import { OptionsInput, strip } from './OptionsInput.tsx';
import { togglePick } from './picks.ts';
import { ToneButton } from './ToneButton.tsx';
import styles from './Parlay.module.css';

type Parlay = Extract<PlayInput, { kind: 'options' }> & { readonly legs: ParlayLegs };

/** More options than these are numbers, and stand in a grid without their odds. */
const MOST_WITH_ODDS = 20;

interface ParlayProps extends InputProps<Parlay> {
  /** Odds by the name of a price. */
  readonly odds: ReadonlyMap<string, string>;
  /** The animal of the lunar year in which the issue is drawn. */
  readonly animal?: string | undefined;
}

/** An option that is picked. */
interface Leg {
  /** Its ball. */
  readonly id: string;
  readonly token: string;
  readonly price: string;
}

/** One option of each of several balls: the balls, the options of the one that is looked at, and what is picked so far. */
export default function ParlayInput(props: ParlayProps) {
  const { input, picks, onChange, odds, animal } = props;
  const { i18n } = useI18n();
  const [shown, setShown] = useState(input.groups[0]!.id);
  const group = input.groups.find(({ id }) => id === shown)!;
  const picked = picks.rows[0] ?? [];
  const legs = input.groups.flatMap(({ id, options }) =>
    options
      .filter(({ token }) => picked.includes(token))
      .map(({ token, price, priceInYear = price }): Leg => {
        const isYears = strip(token, id) === animal;
        return { id, token, price: isYears ? priceInYear : price };
      }),
  );
  const { most } = input.legs;
  const toggle = (token: string) => onChange(togglePick(picks, input, 0, token));
  return (
    <div className={styles.parlay}>
      <p className={styles.hint}>
        <Trans
          id="lottery.parlay.hint"
          context="Lottery: above the balls of a parlay; {most} is a number of balls, three or more"
        >
          Pick one option for each of 2 to {most} balls. All must win, and their odds are
          multiplied.
        </Trans>
      </p>
      <Balls groups={input.groups} shown={shown} legs={legs} onShow={setShown} />
      <div role="tabpanel" aria-label={nameRow(shown, i18n)}>
        {group.options.length > MOST_WITH_ODDS ? (
          <div className={styles.numbers}>
            {group.options.map(({ token }) => (
              <ToneButton
                key={token}
                symbol={strip(token, shown)}
                label={strip(token, shown)}
                family={props.family}
                isPicked={picked.includes(token)}
                onPress={() => toggle(token)}
              />
            ))}
          </div>
        ) : (
          <OptionsInput {...props} input={{ ...input, groups: [group] }} />
        )}
      </div>
      <Legs legs={legs} odds={odds} onRemove={toggle} />
    </div>
  );
}

/** The balls, as tabs: which one is looked at, and which have a pick. */
function Balls(props: {
  groups: Parlay['groups'];
  shown: string;
  legs: readonly Leg[];
  onShow: (id: string) => void;
}) {
  const { groups, shown, legs, onShow } = props;
  const { i18n } = useI18n();
  const { t } = useLingui();
  return (
    <div
      role="tablist"
      className={styles.balls}
      aria-label={t({
        id: 'lottery.parlay.balls',
        context: 'Lottery: name of the tabs of the balls of a parlay',
        message: 'Balls',
      })}
      onKeyDown={(press) => moveFocus(press, 'horizontal')}
    >
      {groups.map(({ id }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.ball}
          aria-selected={id === shown}
          aria-label={nameRow(id, i18n)}
          tabIndex={id === shown ? 0 : -1}
          data-picked={legs.some((leg) => leg.id === id) || undefined}
          onClick={() => onShow(id)}
        >
          {shortOf(id, i18n)}
        </button>
      ))}
    </div>
  );
}

/** What is picked, leg by leg, and what it wins together. */
function Legs(props: {
  legs: readonly Leg[];
  odds: ReadonlyMap<string, string>;
  onRemove: (token: string) => void;
}) {
  const { legs, odds, onRemove } = props;
  const { i18n } = useI18n();
  const { t } = useLingui();
  const formats = useFormats();
  const whole = oddsOfPrice(parlayPrice(legs.map(({ price }) => price)), odds);
  const product = whole === undefined ? '–' : formats.decimal(whole);
  return (
    <div className={styles.legs} role="status">
      {legs.map(({ id, token, price }) => {
        const leg = `${shortOf(id, i18n)}: ${nameToken(strip(token, id), i18n)}`;
        return (
          <button
            key={id}
            type="button"
            className={styles.leg}
            aria-label={t({
              id: 'lottery.parlay.remove',
              context: 'Lottery: button that takes a pick out of a parlay; {leg} is the pick',
              message: `Take out ${leg}`,
            })}
            onClick={() => onRemove(token)}
          >
            <bdi>{leg}</bdi>{' '}
            <span className={styles.odds}>{formats.decimal(odds.get(price) ?? '1')}</span>
            <span aria-hidden="true">×</span>
          </button>
        );
      })}
      {legs.length > 1 && (
        <strong className={styles.product}>
          <Trans
            id="lottery.parlay.odds"
            context="Lottery: below the picks of a parlay; {product} is what a stake of 1 wins when all win"
          >
            1 wins {product}
          </Trans>
        </strong>
      )}
    </div>
  );
}

/** A ball in as few letters as a tab has room for. */
const shortOf = (id: string, i18n: Speaker) => /\d/.exec(id)?.[0] ?? nameRow(id, i18n);
