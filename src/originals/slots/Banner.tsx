import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import type { SlotRules } from '../../../engine/games/slots/slotRules.ts';
import { CountUp } from '../parts/CountUp.tsx';
import type { SlotMoney } from './slotMoney.ts';
import type { BannerScene, HouseSpins } from './slotState.ts';
import type { Pictures } from '../skins/pictures.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import styles from './Banner.module.css';

const RAYS = 18;

/** What spins on the house brought, and what becomes of it. */
export function HouseBanner(props: {
  readonly house: HouseSpins;
  readonly money: SlotMoney;
  readonly onContinue: () => void;
}) {
  const { house, money, onContinue } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    button.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, []);
  const { count } = house;
  const hasWon = Number(house.won) > 0;
  return (
    <div className={styles.banner} role="group" aria-live="polite">
      {hasWon && <Rays />}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Plural
            id="originals.house.over"
            context="Large, after the last of the spins that the operator paid"
            value={count}
            one="# spin on the house"
            other="# spins on the house"
          />
        </h2>
        {hasWon && <p className={styles.amount}>{money.amount(house.won)}</p>}
        <p>
          {!hasWon ? (
            <Trans id="originals.house.nothing" context="After spins on the house that won nothing">
              Nothing won this time. From here on you play with your own bet.
            </Trans>
          ) : house.pays === 'cash' ? (
            <Trans id="originals.house.cash" context="Under the amount that spins on the house won">
              It is in your balance. From here on you play with your own bet.
            </Trans>
          ) : (
            <Trans
              id="originals.house.bonus"
              context="Under the amount that spins on the house won"
            >
              It is yours as bonus money. From here on you play with your own bet.
            </Trans>
          )}
        </p>
        <button ref={button} type="button" className={styles.button} onClick={onContinue}>
          <Trans id="originals.banner.continue" context="Button that closes the message of a win">
            Continue
          </Trans>
        </button>
      </div>
    </div>
  );
}

const Rays = () => (
  <svg className={styles.rays} viewBox="-100 -100 200 200" aria-hidden="true">
    {Array.from({ length: RAYS }, (_, ray) => (
      <path key={ray} d="M0 0 L-9 -150 L9 -150 Z" transform={`rotate(${ray * (360 / RAYS)})`} />
    ))}
  </svg>
);

/** What is told large over the reels until the player goes on: free spins, their total, a big win. */
export function Banner(props: {
  readonly banner: BannerScene;
  readonly rules: SlotRules;
  readonly pictures: Pictures;
  readonly level: number;
  readonly money: SlotMoney;
  readonly isMoving: boolean;
  readonly onContinue: () => void;
}) {
  const { banner, rules, pictures, level, money, isMoving, onContinue } = props;
  const button = useRef<HTMLButtonElement>(null);
  const format = useCallback((coins: number) => money.coins(coins, level), [money, level]);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    button.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, [banner]);
  const symbol = rules.symbolIds[rules.scatter >= 0 ? rules.scatter : rules.wild];
  return (
    <div className={styles.banner} role="group" aria-live="polite">
      <Rays />
      <div className={styles.words}>
        {symbol && <SymbolPicture pictures={pictures} id={symbol} />}
        <h2 className={styles.title}>
          <BannerTitle banner={banner} />
        </h2>
        {banner.kind === 'award' ? (
          rules.multiplier.free > 1 && <p>{<FactorText factor={rules.multiplier.free} />}</p>
        ) : (
          <>
            <CountUp
              className={styles.amount}
              to={banner.coins}
              seconds={banner.kind === 'bigWin' ? 2.6 : 1.4}
              isMoving={isMoving}
              format={format}
            />
            <span className="visuallyHidden">{format(banner.coins)}</span>
          </>
        )}
        <button ref={button} type="button" className={styles.button} onClick={onContinue}>
          {banner.kind === 'award' ? (
            <Trans id="originals.banner.start" context="Button that begins free spins">
              Start
            </Trans>
          ) : (
            <Trans id="originals.banner.continue" context="Button that closes the message of a win">
              Continue
            </Trans>
          )}
        </button>
      </div>
    </div>
  );
}

function BannerTitle({ banner }: { readonly banner: BannerScene }) {
  if (banner.kind === 'bigWin') {
    return (
      <Trans id="originals.banner.bigWin" context="Over the amount of a large win">
        Big win
      </Trans>
    );
  }
  const { spins } = banner;
  if (banner.kind === 'summary') {
    return (
      <Plural
        id="originals.banner.summary"
        context="Over the amount that free spins brought in all"
        value={spins}
        one="# free spin won"
        other="# free spins won"
      />
    );
  }
  return banner.isFurther ? (
    <Plural
      id="originals.banner.further"
      context="Large, where free spins bring more of them"
      value={spins}
      one="# more free spin"
      other="# more free spins"
    />
  ) : (
    <Plural
      id="originals.banner.award"
      context="Large, where free spins begin"
      value={spins}
      one="# free spin"
      other="# free spins"
    />
  );
}

function FactorText({ factor }: { readonly factor: number }) {
  return (
    <Trans
      id="originals.banner.factor"
      context="Where free spins begin; {factor} is a small number"
    >
      Wins count {factor} times.
    </Trans>
  );
}
