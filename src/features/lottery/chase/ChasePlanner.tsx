import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ChaseRule } from '../../../../engine/lottery/chasePlan.ts';
import { lotteryIssues, type LotteryOffer } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useCurrentIssue } from '../issue/useIssues.ts';
import type { SlipItem } from '../slip/slip.ts';
import { useFamily } from '../useFamily.ts';
import { CountField } from './CountField.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { makePlan, type Plan, type PlannedChase } from './plan.ts';
import styles from './Chase.module.css';

const COUNTS = [5, 10, 20, 50] as const;
const KINDS = ['same', 'times', 'profit'] as const;
const STOPS = ['win', 'profit', 'never'] as const;

interface Wish {
  readonly count: number;
  readonly kind: ChaseRule['kind'];
  readonly by: number;
  readonly every: number;
  readonly percent: number;
  readonly stop: (typeof STOPS)[number];
  readonly profit: string;
}

const FIRST: Wish = {
  count: 10,
  kind: 'same',
  by: 2,
  every: 3,
  percent: 10,
  stop: 'win',
  profit: '',
};

const ruleOf = ({ kind, by, every, percent }: Wish): ChaseRule => {
  if (kind === 'same') return { kind, multiple: 1 };
  return kind === 'times' ? { kind, multiple: 1, by, every } : { kind, percent };
};

const isAmount = (text: string) => /^\d{1,12}(\.\d{1,4})?$/.test(text) && Number(text) > 0;

/** Plans the lines of a slip over the next draws, and shows draw by draw what that costs. */
export function ChasePlanner(props: {
  offer: LotteryOffer;
  items: readonly SlipItem[];
  lottery: string;
  onPlan: (plan: PlannedChase | undefined) => void;
}) {
  const { offer, items, lottery } = props;
  const [wish, setWish] = useState(FIRST);
  const { data } = useQuery(lotteryIssues(useHttp(), lottery));
  const current = useCurrentIssue({ issues: data?.issues ?? [] });
  const family = useFamily(data?.lottery.family);
  const plan = useMemo(() => {
    const from = data?.issues.findIndex(({ issue }) => issue === current?.issue) ?? -1;
    const issues = from < 0 ? [] : data!.issues.slice(from, from + wish.count);
    const first = family?.plays.find(({ code }) => code === items[0]?.play);
    return makePlan(ruleOf(wish), issues, items, first, offer);
  }, [data, current, family, items, offer, wish]);

  const isStopSound = wish.stop !== 'profit' || isAmount(wish.profit);
  const tell = useEffectEvent((made: Plan) => {
    const stop =
      wish.stop === 'never'
        ? undefined
        : wish.stop === 'win'
          ? { on: 'win' as const }
          : { on: 'profit' as const, profit: wish.profit };
    const issues = made.issues?.map(({ issue, multiple }) => ({ issue, multiple })) ?? [];
    props.onPlan(issues.length > 0 && isStopSound ? { issues, stop } : undefined);
  });
  useEffect(() => tell(plan), [plan, isStopSound]);

  return (
    <div className={styles.planner}>
      <Counts wish={wish} onChange={setWish} most={data?.issues.length ?? 0} />
      <Kinds wish={wish} onChange={setWish} />
      <Stops wish={wish} onChange={setWish} isSound={isStopSound} />
      <PlanPreview plan={plan} />
    </div>
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

function Counts({ wish, onChange, most }: PartProps & { most: number }) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>
        <Trans
          id="lottery.chase.count"
          context="Lottery: heading above how many draws a chase goes over"
        >
          Draws
        </Trans>
      </legend>
      <div className={styles.choices} dir="ltr">
        <CountField
          label={t({
            id: 'lottery.chase.countField',
            context: 'Lottery: name of a field for how many draws a chase goes over',
            message: 'Number of draws',
          })}
          value={wish.count}
          most={most}
          onChange={(count) => onChange({ ...wish, count })}
        />
        {COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            className={styles.choice}
            aria-pressed={wish.count === count}
            onClick={() => onChange({ ...wish, count })}
          >
            {count}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Kinds({ wish, onChange }: PartProps) {
  const { t } = useLingui();
  const words = {
    same: t({
      id: 'lottery.chase.same',
      context: 'Lottery: plan of a chase: the same stake on each draw',
      message: 'Same stake',
    }),
    times: t({
      id: 'lottery.chase.times',
      context: 'Lottery: plan of a chase: a stake that is multiplied every few draws',
      message: 'Growing',
    }),
    profit: t({
      id: 'lottery.chase.profit',
      context: 'Lottery: plan of a chase: stakes so that a win pays for all before and a profit',
      message: 'For a profit',
    }),
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>
        <Trans
          id="lottery.chase.kind"
          context="Lottery: heading above how the stakes of a chase go"
        >
          Stakes
        </Trans>
      </legend>
      <div className={styles.choices}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.choice}
            aria-pressed={wish.kind === kind}
            onClick={() => onChange({ ...wish, kind })}
          >
            {words[kind]}
          </button>
        ))}
      </div>
      {wish.kind === 'times' && <Growth wish={wish} onChange={onChange} />}
      {wish.kind === 'profit' && <Profit wish={wish} onChange={onChange} />}
    </fieldset>
  );
}

function Growth({ wish, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <p className={styles.sentence}>
      <Trans
        id="lottery.chase.timesSentence"
        context="Lottery: a sentence with two fields for numbers inside"
      >
        ×{' '}
        <CountField
          label={t({
            id: 'lottery.chase.by',
            context: 'Lottery: name of a field: what the stake is multiplied with',
            message: 'Factor',
          })}
          value={wish.by}
          most={99}
          onChange={(by) => onChange({ ...wish, by })}
        />{' '}
        after every{' '}
        <CountField
          label={t({
            id: 'lottery.chase.every',
            context: 'Lottery: name of a field: after how many draws the stake is multiplied',
            message: 'Draws between steps',
          })}
          value={wish.every}
          most={999}
          onChange={(every) => onChange({ ...wish, every })}
        />{' '}
        draws
      </Trans>
    </p>
  );
}

function Profit({ wish, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <p className={styles.sentence}>
      <Trans
        id="lottery.chase.profitSentence"
        context="Lottery: a sentence with a field for a number inside"
      >
        A win of one bet of the first line brings{' '}
        <CountField
          label={t({
            id: 'lottery.chase.percent',
            context: 'Lottery: name of a field for a profit in per cent',
            message: 'Profit in per cent',
          })}
          value={wish.percent}
          most={999}
          onChange={(percent) => onChange({ ...wish, percent })}
        />{' '}
        % over all stakes so far
      </Trans>
    </p>
  );
}

function Stops({ wish, onChange, isSound }: PartProps & { isSound: boolean }) {
  const { t } = useLingui();
  const words = {
    win: t({
      id: 'lottery.chase.stopWin',
      context: 'Lottery: a chase ends after the first win',
      message: 'After a win',
    }),
    profit: t({
      id: 'lottery.chase.stopProfit',
      context: 'Lottery: a chase ends after a profit',
      message: 'After a profit',
    }),
    never: t({
      id: 'lottery.chase.stopNever',
      context: 'Lottery: a chase does not end early',
      message: 'Never',
    }),
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>
        <Trans
          id="lottery.chase.stop"
          context="Lottery: heading above when a chase ends early; what is left is returned"
        >
          Stop early
        </Trans>
      </legend>
      <div className={styles.choices}>
        {STOPS.map((stop) => (
          <button
            key={stop}
            type="button"
            className={styles.choice}
            aria-pressed={wish.stop === stop}
            onClick={() => onChange({ ...wish, stop })}
          >
            {words[stop]}
          </button>
        ))}
        {wish.stop === 'profit' && (
          <input
            className={styles.number}
            data-wide
            inputMode="decimal"
            dir="ltr"
            aria-invalid={!isSound || undefined}
            aria-label={t({
              id: 'lottery.chase.profitField',
              context: 'Lottery: name of a field for the profit after which a chase ends',
              message: 'Profit',
            })}
            value={wish.profit}
            onChange={({ target }) => onChange({ ...wish, profit: target.value.replace(',', '.') })}
          />
        )}
      </div>
    </fieldset>
  );
}
