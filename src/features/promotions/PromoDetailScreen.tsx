import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { promotion, type PromotionDetail } from '../../api/promotions.ts';
import { SafeHtml } from '../../platform/html/SafeHtml.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useQueryValue } from '../../platform/screens/useQueryValue.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { BonusTerms } from '../../ui/BonusTerms/BonusTerms.tsx';
import { OfferTerms } from '../../ui/BonusTerms/OfferTerms.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { PromotionCover } from './PromotionCover.tsx';
import styles from './Promotions.module.css';
import { PromotionsRoot, WithFormWords } from './PromotionsRoot.tsx';
import { STATUSES } from './promotionWords.ts';

/** Whether there is no such promotion, by an address that names none or one that is over. */
const isGone = (error: unknown) =>
  error instanceof Problem && (error.code === 'notFound' || error.code === 'queryInvalid');

/** One promotion: what it gives, on which conditions, and the way to it. */
export default function PromoDetailScreen() {
  return (
    <PromotionsRoot>
      <Content />
    </PromotionsRoot>
  );
}

function Content() {
  const id = useQueryValue('id') ?? '';
  const { data, error, isPending, refetch } = useQuery({
    ...promotion(useHttp(), id),
    enabled: id !== '',
  });
  return (
    <>
      {!data && (
        <h1>
          <Trans id="nav.promoDetail" context="Page of one promotion">
            Promotion
          </Trans>
        </h1>
      )}
      {data ? (
        <Detail of={data} />
      ) : id === '' || isGone(error) ? (
        <Gone />
      ) : isPending ? (
        <Skeleton className={styles.shape} />
      ) : (
        <LoadFault onRetry={() => void refetch()}>
          <Trans id="promo.fault" context="Promotions did not load">
            Promotions could not be loaded. Check your connection.
          </Trans>
        </LoadFault>
      )}
    </>
  );
}

function Gone() {
  return (
    <div className={styles.nothing}>
      <p>
        <Trans id="promo.gone" context="In place of a promotion that is not there">
          This promotion is over, or it is not for this account.
        </Trans>
      </p>
      <ButtonLink href="/promotions">
        <Trans id="promo.all" context="Link from one promotion to all of them">
          See all promotions
        </Trans>
      </ButtonLink>
    </div>
  );
}

function Detail({ of }: { of: PromotionDetail }) {
  const { i18n } = useI18n();
  const { title, lead, body, status } = of;
  const { word, tone } = STATUSES[status];
  return (
    <>
      <header className={styles.head}>
        <div className={styles.row}>
          <Badge {...(tone && { tone })}>{i18n._(word)}</Badge>
        </div>
        <h1>{title}</h1>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.detail}>
        <PromotionCover of={of} className={styles.cover} />
        <div className={styles.act}>
          <WithFormWords>
            <ActionPanel of={of} />
          </WithFormWords>
        </div>
        <div className={styles.category}>
          {body !== '' && <SafeHtml html={body} />}
          <Terms of={of} />
        </div>
      </div>
    </>
  );
}

/** The conditions in plain words. */
function Terms({ of }: { of: PromotionDetail }) {
  const { startsAt, endsAt, turnover, deposit, validBet } = of;
  const formats = useFormats();
  const from = formats.dateTime(startsAt);
  const until = formats.dateTime(endsAt);
  return (
    <section className={styles.panel} aria-labelledby="terms">
      <h2 id="terms" className={styles.name}>
        <Trans id="promo.terms" context="Heading of the conditions of a promotion">
          Conditions
        </Trans>
      </h2>
      <p>
        <Trans id="promo.window" context="From when until when a promotion goes on; two moments">
          From {from} until {until}
        </Trans>
      </p>
      {deposit && (
        <p>
          <Trans id="promo.deposit" context="Condition of a promotion; two amounts">
            Deposit <MoneyText amount={deposit.needed} />; so far{' '}
            <MoneyText amount={deposit.done} />
          </Trans>
        </p>
      )}
      {validBet && (
        <p>
          <Trans id="promo.bet" context="Condition of a promotion: bets that count; two amounts">
            Bet <MoneyText amount={validBet.needed} />; so far <MoneyText amount={validBet.done} />
          </Trans>
        </p>
      )}
      {of.freeSpins && <SpinTerms of={of} spins={of.freeSpins} />}
      {turnover !== null && <Turnover times={turnover} />}
      <Bonus of={of} />
    </section>
  );
}

/** What free spins are, and what becomes of their wins. */
function SpinTerms({
  of,
  spins: { gameName, stake, hours },
}: {
  of: PromotionDetail;
  spins: NonNullable<PromotionDetail['freeSpins']>;
}) {
  return (
    <>
      <p>
        <Trans
          id="promo.spinTerms"
          context="Condition of free spins: the name of a slot game and an amount are inside"
        >
          Each spin of <bdi>{gameName}</bdi> is worth <MoneyText amount={stake} /> and costs you
          nothing.
        </Trans>
      </p>
      <p>
        <Plural
          id="promo.spinHours"
          context="Condition of free spins: for how long they can be played"
          value={hours}
          one="Play them within # hour of taking them."
          other="Play them within # hours of taking them."
        />
      </p>
      <p>
        {of.bonus ? (
          <Trans id="promo.spinBonus" context="Condition of free spins">
            What they win is added up and becomes bonus money after the last spin.
          </Trans>
        ) : (
          <Trans id="promo.spinCash" context="Condition of free spins">
            What they win is added up and paid into your wallet after the last spin.
          </Trans>
        )}
      </p>
    </>
  );
}

/** The terms of bonus money, with what a deposit brings where it takes one. */
function Bonus({
  of: { id, title, match, bonus: terms, maxReleaseTimes },
}: {
  of: PromotionDetail;
}) {
  if (terms === null) return null;
  return (
    <WithFormWords>
      {match ? (
        <OfferTerms offer={{ id, title, ...match, terms, maxReleaseTimes }} deposit={match.min} />
      ) : (
        <BonusTerms terms={terms} left={null} />
      )}
    </WithFormWords>
  );
}

function Turnover({ times: text }: { times: string }) {
  const formats = useFormats();
  const times = formats.decimal(text);
  return (
    <p>
      {Number(text) === 0 ? (
        <Trans id="promo.free" context="Condition of a promotion">
          What you get can be withdrawn at once.
        </Trans>
      ) : (
        <Trans
          id="promo.turnover"
          context="Condition of a promotion; {times} is a number such as 3"
        >
          What you get is to be played {times}× before you withdraw it.
        </Trans>
      )}
    </p>
  );
}
