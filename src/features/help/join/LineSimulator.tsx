import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { imagineDay, type ImaginedDay } from '../../../../engine/agents/lineExample.ts';
import { formatMinor } from '../../../../engine/minorUnits.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import styles from './Join.module.css';

const FIRST = { ownPlayers: 10, agents: 3, playersEach: 20, bets: 10, rate: 100, rateBelow: 60 };

type Line = typeof FIRST;

/** The smallest step of a player's bets, in units of the currency: coins without decimals are small ones. */
const STEP_OF_WHOLE = 10_000n;
const STEP = 10n;

/** What a line would earn in a day, on figures that the reader makes up. */
export function LineSimulator() {
  const { decimals } = useBrand().currency;
  const [line, setLine] = useState(FIRST);
  const set = (name: keyof Line) => (value: number) =>
    setLine((before) => ({ ...before, [name]: value }));
  const step = (decimals === 0 ? STEP_OF_WHOLE : STEP) * 10n ** BigInt(decimals);
  const betMinor = step * BigInt(line.bets);
  const rateBelow = Math.min(line.rateBelow, line.rate);
  return (
    <section className={styles.simulator} aria-labelledby="line">
      <div className={styles.inputs}>
        <h2 id="line" className={styles.heading}>
          <Trans id="join.simulator" context="Heading above sliders that say what a line earns">
            What a line earns
          </Trans>
        </h2>
        <p className={styles.quiet}>
          <Trans
            id="join.simulator.made"
            context="Above a calculator with invented figures, on the page that wins agents"
          >
            An example with figures you make up yourself, by a daily salary. It promises nothing:
            your own terms are agreed with the house.
          </Trans>
        </p>
        <Sliders line={{ ...line, rateBelow }} set={set} betMinor={betMinor} />
      </div>
      <Result day={imagineDay({ ...line, rateBelow, betMinor })} />
    </section>
  );
}

function Money({ minor }: { minor: bigint }) {
  const { decimals } = useBrand().currency;
  return <MoneyText amount={formatMinor(minor, decimals)} />;
}

function Sliders({
  line,
  set,
  betMinor,
}: {
  line: Line;
  set: (name: keyof Line) => (value: number) => void;
  /** What a player bets in a day. */
  betMinor: bigint;
}) {
  const formats = useFormats();
  return (
    <>
      <Slider name={<OwnPlayers />} value={line.ownPlayers} max={200} onChange={set('ownPlayers')}>
        {formats.number(line.ownPlayers)}
      </Slider>
      <Slider name={<Agents />} value={line.agents} max={20} onChange={set('agents')}>
        {formats.number(line.agents)}
      </Slider>
      <Slider
        name={<PlayersEach />}
        value={line.playersEach}
        max={200}
        onChange={set('playersEach')}
      >
        {formats.number(line.playersEach)}
      </Slider>
      <Slider name={<Bets />} value={line.bets} min={1} max={100} onChange={set('bets')}>
        <Money minor={betMinor} />
      </Slider>
      <Slider name={<OwnRate />} value={line.rate} max={150} onChange={set('rate')}>
        <Percent rate={line.rate} />
      </Slider>
      <Slider
        name={<RateBelow />}
        value={line.rateBelow}
        max={line.rate}
        onChange={set('rateBelow')}
      >
        <Percent rate={line.rateBelow} />
      </Slider>
    </>
  );
}

function Result({ day }: { day: ImaginedDay }) {
  return (
    <div className={styles.result} role="status">
      <dl className={styles.sums}>
        <Row
          name={
            <Trans id="join.teamBets" context="Result of a calculator">
              Bets of the team in a day
            </Trans>
          }
        >
          <Money minor={day.teamBetMinor} />
        </Row>
        <Row
          name={
            <Trans id="join.got" context="Result of a calculator: salary for the whole team">
              Your salary for the team
            </Trans>
          }
        >
          <Money minor={day.gotMinor} />
        </Row>
        <Row
          name={
            <Trans id="join.paid" context="Result of a calculator: what agents below get of it">
              Goes to your agents
            </Trans>
          }
        >
          <Money minor={day.paidMinor} />
        </Row>
        <Row
          isTotal
          name={
            <Trans id="join.kept" context="Result of a calculator: what the agent keeps in a day">
              You keep in a day
            </Trans>
          }
        >
          <Money minor={day.keptMinor} />
        </Row>
      </dl>
    </div>
  );
}

function Percent({ rate }: { rate: number }) {
  const formats = useFormats();
  const percent = formats.decimal((rate / 100).toFixed(2));
  return (
    <Trans id="join.percent" context="A share in percent; {percent} is a number such as 0.6">
      {percent}%
    </Trans>
  );
}

function Row(props: { name: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-total={props.isTotal || undefined}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function Slider(props: {
  name: ReactNode;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** The value as it is read. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{props.name}</label>
      <output htmlFor={id} className={styles.value}>
        {props.children}
      </output>
      <input
        id={id}
        type="range"
        min={props.min ?? 0}
        max={props.max}
        value={props.value}
        onChange={({ target }) => props.onChange(Number(target.value))}
      />
    </div>
  );
}

const OwnPlayers = () => (
  <Trans id="join.ownPlayers" context="Slider of a calculator for agents">
    Players you bring yourself
  </Trans>
);
const Agents = () => (
  <Trans id="join.agents" context="Slider of a calculator for agents">
    Agents below you
  </Trans>
);
const PlayersEach = () => (
  <Trans id="join.playersEach" context="Slider of a calculator for agents">
    Players each of them brings
  </Trans>
);
const Bets = () => (
  <Trans id="join.bets" context="Slider of a calculator for agents">
    Bets of one player in a day
  </Trans>
);
const OwnRate = () => (
  <Trans id="join.rate" context="Slider of a calculator for agents: part of bets">
    Your rate
  </Trans>
);
const RateBelow = () => (
  <Trans id="join.rateBelow" context="Slider of a calculator for agents: part of bets">
    Rate of your agents
  </Trans>
);
