import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { promotions, type Promotion } from '../../api/promotions.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { PromotionCover } from './PromotionCover.tsx';
import styles from './Promotions.module.css';
import { PromotionsRoot } from './PromotionsRoot.tsx';
import { CATEGORIES, STATUSES } from './promotionWords.ts';

/** Promotions by category, what the visitor can have first. */
export default function PromotionsScreen() {
  return (
    <PromotionsRoot>
      <header className={styles.head}>
        <h1>
          <Trans id="promo.title" context="Heading of the page of promotions">
            Promotions
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="promo.lead" context="Below the heading of the page of promotions">
            What you can have now stands first. The conditions are on each page, before you join.
          </Trans>
        </p>
      </header>
      <Content />
      <Elsewhere />
    </PromotionsRoot>
  );
}

function Content() {
  const { data, isPending, refetch } = useQuery(promotions(useHttp()));
  if (data) return <Lists list={data.list} isPaused={data.isPaused} />;
  return isPending ? (
    <div className={styles.cards}>
      <Skeleton className={styles.shape} />
      <Skeleton className={styles.shape} />
      <Skeleton className={styles.shape} />
    </div>
  ) : (
    <LoadFault onRetry={() => void refetch()}>
      <Trans id="promo.fault" context="Promotions did not load">
        Promotions could not be loaded. Check your connection.
      </Trans>
    </LoadFault>
  );
}

function Lists({ list, isPaused }: { list: readonly Promotion[]; isPaused: boolean }) {
  const { i18n } = useI18n();
  if (list.length === 0) {
    return (
      <p className={styles.nothing}>
        {isPaused ? (
          <Trans id="promo.paused" context="In place of promotions, for who takes a break">
            You are taking a break. Promotions are there again once it is over.
          </Trans>
        ) : (
          <Trans id="promo.none" context="In place of promotions">
            There is no promotion at the moment. New ones show here.
          </Trans>
        )}
      </p>
    );
  }
  // The list comes with what can be had first; so does the order of headings.
  const categories = [...new Set(list.map(({ category }) => category))];
  return (
    <div className={styles.lists}>
      {categories.map((category) => {
        const own = list.filter((one) => one.category === category);
        return (
          <section
            key={category}
            className={`${styles.category} ${styles.list}`}
            data-cards={Math.min(own.length, 3)}
            aria-labelledby={`of-${category}`}
          >
            <h2 id={`of-${category}`}>{i18n._(CATEGORIES[category])}</h2>
            <ul role="list" className={styles.cards}>
              {own.map((one) => (
                <Card key={one.id} promotion={one} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Card({ promotion }: { promotion: Promotion }) {
  const { id, title, lead, status, most, spins, startsAt, endsAt } = promotion;
  const { i18n } = useI18n();
  const formats = useFormats();
  const { word, tone } = STATUSES[status];
  const from = formats.dateTime(startsAt);
  const until = formats.dateTime(endsAt);
  return (
    <li className={styles.card} data-status={status}>
      <PromotionCover of={promotion} />
      <div className={styles.words}>
        <div className={styles.row}>
          <Badge {...(tone && { tone })}>{i18n._(word)}</Badge>
          <span className={styles.most}>
            {spins === null ? (
              <Trans id="promo.upTo" context="The most that a promotion gives; an amount is inside">
                up to <MoneyText amount={most} />
              </Trans>
            ) : (
              <Plural
                id="promo.spinCount"
                context="What a promotion gives: spins of a slot game that cost nothing"
                value={spins}
                one="# free spin"
                other="# free spins"
              />
            )}
          </span>
        </div>
        <h3 className={styles.name}>
          <SiteLink href={`/promoDetail?id=${id}`} className={styles.link}>
            {title}
          </SiteLink>
        </h3>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        <p className={styles.time}>
          {status === 'comingSoon' ? (
            <Trans id="promo.starts" context="When a promotion begins; a date and time">
              from {from}
            </Trans>
          ) : (
            <Trans id="promo.ends" context="When a promotion ends; a date and time">
              until {until}
            </Trans>
          )}
        </p>
      </div>
    </li>
  );
}

/** What members are rewarded for beside promotions. */
function Elsewhere() {
  const missions = useScreenPath('missionLeaderboard');
  const friends = useScreenPath('referral');
  if (missions === undefined && friends === undefined) return null;
  return (
    <div className={styles.ways}>
      {missions !== undefined && (
        <ButtonLink href={missions} iconAfter="chevronForward">
          <Trans id="promo.missions" context="Link from promotions to missions and leaderboards">
            Missions and leaderboards
          </Trans>
        </ButtonLink>
      )}
      {friends !== undefined && (
        <ButtonLink href={friends} iconAfter="chevronForward">
          <Trans id="promo.friends" context="Link from promotions to invitations">
            Invite friends
          </Trans>
        </ButtonLink>
      )}
    </div>
  );
}
