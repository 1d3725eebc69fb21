import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import type { ChosenTime } from '../../../api/playTime.ts';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';

/** A length of time in minutes. */
export function Minutes({ value }: { value: number }) {
  return (
    <Plural
      id="centre.playTime.minutes"
      context="A length of time"
      value={value}
      one="# minute"
      other="# minutes"
    />
  );
}

/** That somebody has to rest, and for how long. */
export function RestWords({ minutes }: { minutes: number }) {
  return (
    <Plural
      id="centre.playOver.lead"
      context="Why no bet is taken: the longest time to play is over; a rest follows"
      value={minutes}
      one="You have played as long as you may at a stretch. After a rest of # minute you can go on."
      other="You have played as long as you may at a stretch. After a rest of # minutes you can go on."
    />
  );
}

/** What a stretch of play came to. */
export function PlayFigures(props: {
  minutes: number;
  sums: { readonly staked: string; readonly paid: string; readonly net: string };
}) {
  const { minutes, sums } = props;
  return (
    <dl className={centre.facts}>
      <Fact
        name={
          <Trans id="centre.playTime.elapsed" context="Before how long somebody has been playing">
            Time played
          </Trans>
        }
      >
        <Minutes value={minutes} />
      </Fact>
      <Fact
        name={
          <Trans id="centre.playTime.staked" context="Before the sum of stakes since play began">
            Staked
          </Trans>
        }
      >
        <MoneyText amount={sums.staked} />
      </Fact>
      <Fact
        name={
          <Trans id="centre.playTime.paid" context="Before the sum of wins since play began">
            Won
          </Trans>
        }
      >
        <MoneyText amount={sums.paid} />
      </Fact>
      <Fact
        isTotal
        name={
          <Trans id="centre.playTime.net" context="Before wins less stakes since play began">
            Result
          </Trans>
        }
      >
        <MoneyText amount={sums.net} />
      </Fact>
    </dl>
  );
}

/** What a time to choose is called. */
export function TimeName({ kind }: Pick<ChosenTime, 'kind'>): ReactNode {
  return kind === 'check' ? (
    <Trans id="centre.playTime.check" context="How often one is reminded of how long one plays">
      Remind me every
    </Trans>
  ) : (
    <Trans id="centre.playTime.session" context="How long one plays at most without a rest">
      Play at most
    </Trans>
  );
}
