import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Refusal } from './usePlaceBet.ts';
import type {
  LotteryLimitReached,
  OddsMoved,
  StakeMismatch,
} from '../../../../schemas/api/lotteryRefusals.ts';
import type { SlipItem } from '../slip/slip.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../../platform/http/problemMessages.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { IssueClock } from '../../../ui/IssueClock/IssueClock.tsx';
import { AmountLimit, CountLimit } from './LimitWords.tsx';
import { nameFault } from '../words/faults.ts';
import { namePlay, nameToken } from '../words/nameOf.ts';
import styles from './BetDialog.module.css';

interface NoteProps {
  readonly refusal: Refusal;
  readonly items: readonly SlipItem[];
  /** Bets on the issue that is open now. */
  readonly onNext: (issue: string) => void;
  /** Takes the odds as they are now. */
  readonly onAcceptOdds: () => void;
}

/** Why a bet was not taken, in the member's words, with the way on. The slip is as it was. */
export function RefusalNote(props: NoteProps) {
  return (
    <div role="alert" className={styles.refusal}>
      <Words {...props} />
    </div>
  );
}

function Words({ refusal, items, onNext, onAcceptOdds }: NoteProps) {
  const { i18n } = useI18n();
  switch (refusal.kind) {
    case 'closed':
      return <Closed refusal={refusal} onNext={onNext} />;
    case 'limit':
      return <Limit reached={refusal.value} items={items} />;
    case 'odds':
      return <Moved moved={refusal.value.moved} onAccept={onAcceptOdds} />;
    case 'stake':
      return <WrongStake {...refusal.value} />;
    case 'selection':
      return (
        <ul className={styles.moved}>
          {refusal.value.faults.map(({ item, code, token }) => (
            <li key={`${item} ${code} ${token}`}>
              {items[item] && <strong>{namePlay(items[item].play, i18n)}: </strong>}
              {nameFault(code, i18n)} {token !== undefined && <bdi>{token}</bdi>}
            </li>
          ))}
        </ul>
      );
    case 'funds':
      return <Funds />;
    case 'notOffered':
      return (
        <p>
          <Trans
            id="lottery.refused.notOffered"
            context="Lottery: a bet was not taken since the lottery was switched off"
          >
            This lottery is not offered here at the moment. Your slip is kept.
          </Trans>
        </p>
      );
    case 'other': {
      const { problem } = refusal;
      return (
        <p>{i18n._(PROBLEM_MESSAGES[problem instanceof Problem ? problem.code : 'internal'])}</p>
      );
    }
  }
}

function Moved({ moved, onAccept }: { moved: OddsMoved['moved']; onAccept: () => void }) {
  const { i18n } = useI18n();
  return (
    <>
      <p>
        <Trans
          id="lottery.refused.odds"
          context="Lottery: a bet was not taken since odds changed; old and new ones follow"
        >
          The odds changed before your bet arrived. Nothing was placed.
        </Trans>
      </p>
      <ul className={styles.moved}>
        {moved.map(({ item, play, price, option, seen, now }) => (
          <li key={`${item} ${price} ${option}`}>
            {namePlay(play, i18n)} {nameToken(option ?? price, i18n)}: <s>{seen ?? '–'}</s> →{' '}
            <strong>{now ?? '–'}</strong>
          </li>
        ))}
      </ul>
      <Button kind="primary" onClick={onAccept}>
        <Trans
          id="lottery.refused.odds.accept"
          context="Lottery: button that places the bet at the new odds"
        >
          Place at the new odds
        </Trans>
      </Button>
    </>
  );
}

function WrongStake({ stake, nearest }: StakeMismatch) {
  return (
    <p>
      {nearest === null ? (
        <Trans
          id="lottery.refused.stake"
          context="Lottery: the gateway reckons another stake; it follows"
        >
          This bet costs <MoneyText amount={stake} />. Close this and place it again.
        </Trans>
      ) : (
        <Trans
          id="lottery.refused.nearest"
          context="Lottery: a stake is no whole number of coins; the nearest one that is follows"
        >
          The stake must be a whole number of the smallest coin. The nearest is{' '}
          <MoneyText amount={nearest} />: change the multiple or the price of one bet.
        </Trans>
      )}
    </p>
  );
}

function Closed(props: {
  refusal: Extract<Refusal, { kind: 'closed' }>;
  onNext: (issue: string) => void;
}) {
  const { issue, next } = props.refusal.value;
  const nextName = next?.issue;
  return (
    <>
      <p>
        <Trans
          id="lottery.refused.closed"
          context="Lottery: a bet came after the close; {issue} is the name of the draw"
        >
          Draw <bdi>{issue}</bdi> has closed. Nothing was placed, and your slip is kept.
        </Trans>
      </p>
      {next && (
        <div className={styles.next}>
          <IssueClock issue={{ ...next, state: 'open' }} />
          <Button kind="primary" onClick={() => props.onNext(next.issue)}>
            <Trans
              id="lottery.refused.next"
              context="Lottery: button that places the bet on the next draw; {nextName} is its name"
            >
              Bet on <bdi>{nextName}</bdi> instead
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Funds() {
  const deposit = useScreenPath('deposit');
  const transfer = useScreenPath('transfer');
  return (
    <>
      <p>
        <Trans
          id="lottery.refused.funds"
          context="Lottery: a bet was not taken since there is too little money"
        >
          There is not enough money in your wallet for this bet. Your slip is kept.
        </Trans>
      </p>
      <div className={styles.next}>
        {deposit && (
          <ButtonLink href={deposit} kind="primary">
            <Trans
              id="lottery.refused.deposit"
              context="Lottery: link to the page where money is paid in"
            >
              Deposit
            </Trans>
          </ButtonLink>
        )}
        {transfer && (
          <ButtonLink href={transfer}>
            <Trans
              id="lottery.refused.transfer"
              context="Lottery: link to the page where money is moved between wallets"
            >
              Transfer between wallets
            </Trans>
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Limit({ reached, items }: { reached: LotteryLimitReached; items: readonly SlipItem[] }) {
  const { i18n } = useI18n();
  const { item } = reached;
  const line = item === null ? undefined : items[item];
  const name = line ? namePlay(line.play, i18n) : null;
  return (
    <>
      {name && <strong>{name}</strong>}
      <p>
        <AmountLimit {...reached} />
        <CountLimit {...reached} />
      </p>
    </>
  );
}
