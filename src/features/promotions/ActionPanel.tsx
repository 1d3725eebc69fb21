import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getPlayPath } from '../../lib/gamePaths.ts';
import type { PromotionDetail } from '../../api/promotions.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { isRealMember } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { offerLink } from '../../ui/BonusTerms/offerLink.ts';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { ForGuests } from './ForGuests.tsx';
import styles from './Promotions.module.css';
import { CLAIMS } from './promotionWords.ts';
import { Raffle } from './Raffle.tsx';
import { useTake } from './useTake.ts';

/** What can be done about a promotion, with how it looks for its kind. */
export function ActionPanel({ of }: { of: PromotionDetail }) {
  const isMember = isRealMember(useSession());
  return (
    <section className={styles.panel} data-status={of.status} aria-live="polite">
      {of.signIn && <Days of={of.signIn} />}
      {of.packet && <Packet of={of} />}
      {of.freeSpins && <Spins of={of} offer={of.freeSpins} />}
      {of.raffle ? (
        <Raffle key={of.raffle.hash} of={of} raffle={of.raffle} isMember={isMember} />
      ) : isMember ? (
        <Act of={of} />
      ) : (
        <ForGuests />
      )}
    </section>
  );
}

function Days({ of: { rewards, streak, isDone } }: { of: NonNullable<PromotionDetail['signIn']> }) {
  const formats = useFormats();
  // After the last day of a round that is done, the next one begins on another day.
  const done = streak;
  return (
    <ol role="list" className={styles.days}>
      {rewards.map((amount, index) => {
        const day = formats.number(index + 1);
        const state = index < done ? 'done' : index === done && !isDone ? 'next' : 'later';
        return (
          <li
            key={`${index} ${amount}`}
            className={styles.day}
            data-state={state}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span className={styles.quiet}>
              <Trans id="promo.day" context="Day of a round of sign-ins; a number follows">
                Day {day}
              </Trans>
            </span>
            <MoneyText amount={amount} />
            {state === 'done' && <span aria-hidden="true">✓</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Packet({ of: { packet, amount } }: { of: PromotionDetail }) {
  const formats = useFormats();
  const left = formats.number(packet!.left);
  const parts = formats.number(packet!.parts);
  return (
    <>
      <div className={styles.envelope} data-open={amount === null ? undefined : ''}>
        <MoneyText amount={amount ?? packet!.total} />
      </div>
      <p className={styles.lead}>
        <Trans id="promo.parts" context="How many parts of a packet are left; two numbers">
          {left} of {parts} parts are left. Each part is another sum, one a member.
        </Trans>
      </p>
    </>
  );
}

type FreeSpins = NonNullable<PromotionDetail['freeSpins']>;

/** How many spins of which game, and how far they are played. */
function Spins({ of, offer }: { of: PromotionDetail; offer: FreeSpins }) {
  const { gameName, stake, left, won } = offer;
  const spins = left ?? of.spins ?? 0;
  return (
    <>
      <p className={styles.spins}>
        <Plural
          id="promo.spinCount"
          context="What a promotion gives: spins of a slot game that cost nothing"
          value={spins}
          one="# free spin"
          other="# free spins"
        />
      </p>
      <p className={styles.lead}>
        <Trans id="promo.spinGame" context="Which game free spins are of; its name and an amount">
          <bdi>{gameName}</bdi> · <MoneyText amount={stake} /> each
        </Trans>
      </p>
      {won !== null && Number(won) > 0 && (
        <p className={styles.won}>
          <Trans id="promo.spinWon" context="What free spins have won; an amount is inside">
            <MoneyText amount={won} /> won
          </Trans>
        </p>
      )}
    </>
  );
}

/** The way to the game, as long as spins are left. */
function Play({ spins }: { spins: FreeSpins }) {
  const formats = useFormats();
  const { gameId, left, isOpen, endsAt } = spins;
  if (left === null) return null;
  const until = endsAt === null ? '' : formats.dateTime(endsAt);
  if (left === 0) {
    return (
      <p className={styles.lead}>
        <Trans id="promo.spinsOver" context="At a promotion, where all free spins are played">
          Your free spins are over.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        <Trans id="promo.spinsUntil" context="At a promotion: a date and time">
          Yours to play until {until}.
        </Trans>
      </p>
      {isOpen ? (
        <ButtonLink href={getPlayPath(gameId)} kind="primary" size="large">
          <Trans id="promo.play" context="Button of a promotion: opens the game of free spins">
            Play
          </Trans>
        </ButtonLink>
      ) : (
        <p className={styles.lead}>
          <Trans id="promo.spinsClosed" context="At a promotion: the game of free spins is closed">
            The game is closed for the moment. Your free spins stay until then.
          </Trans>
        </p>
      )}
    </>
  );
}

function Act({ of }: { of: PromotionDetail }) {
  const { i18n } = useI18n();
  const take = useTake(of);
  const deposit = useScreenPath('deposit');
  const { button, kind } = of;
  if (button === 'claim' && kind === 'activity') {
    return (
      <>
        <Reason of={of} />
        <ApplyForm id={of.id} />
      </>
    );
  }
  if (button === 'claim' && kind === 'depositMatch') {
    if (deposit === undefined) return null;
    return (
      <ButtonLink {...offerLink(deposit, of.id)} kind="primary" size="large">
        {i18n._(CLAIMS[kind])}
      </ButtonLink>
    );
  }
  return (
    <>
      <Reason of={of} />
      {of.freeSpins?.left == null ? <State of={of} /> : <Play spins={of.freeSpins} />}
      <CallFault cause={take.error} />
      {button !== null && (
        <Button
          kind="primary"
          size="large"
          wide
          loading={take.isPending}
          onClick={() => take.mutate()}
        >
          {button === 'join' ? (
            <Trans id="promo.join" context="Button: take part in a promotion">
              Join
            </Trans>
          ) : button === 'collect' ? (
            <Trans id="promo.collect" context="Button: have what was granted paid">
              Collect
            </Trans>
          ) : (
            i18n._(CLAIMS[kind])
          )}
        </Button>
      )}
    </>
  );
}

function Reason({ of: { reason } }: { of: PromotionDetail }) {
  if (reason === null) return null;
  return (
    <p>
      <Trans id="promo.reason" context="Why an application was not granted; a text of the staff">
        Your application was not granted: <bdi>{reason}</bdi>
      </Trans>
    </p>
  );
}

/** What there is to say where nothing, or one thing, can be done. */
function State({ of: { status, amount, collectUntil } }: { of: PromotionDetail }) {
  const formats = useFormats();
  const until = collectUntil === null ? '' : formats.dateTime(collectUntil);
  const said: Partial<Record<PromotionDetail['status'], ReactNode>> = {
    joined: (
      <Trans id="promo.said.joined" context="At a promotion that the member takes part in">
        You are in. Once the conditions are met, the reward can be had here.
      </Trans>
    ),
    applying: (
      <Trans id="promo.said.applying" context="At a promotion: the application was sent">
        Your application has arrived. We will tell you what came of it.
      </Trans>
    ),
    process: (
      <Trans id="promo.said.process" context="At a promotion: the application is looked at">
        Somebody is looking at your application.
      </Trans>
    ),
    issued: (
      <Trans id="promo.said.issued" context="At a promotion; an amount and a moment">
        <MoneyText amount={amount ?? '0'} /> is yours. Collect it until {until}.
      </Trans>
    ),
    claimed: (
      <Trans id="promo.said.claimed" context="At a promotion, after a claim; an amount is inside">
        <MoneyText amount={amount ?? '0'} /> is in your wallet.
      </Trans>
    ),
    close: (
      <Trans id="promo.said.close" context="At a promotion">
        This promotion is closed: it is over, or all of it was given away.
      </Trans>
    ),
  };
  return <p className={status === 'claimed' ? styles.won : styles.lead}>{said[status]}</p>;
}
