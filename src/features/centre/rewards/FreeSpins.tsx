import { useLingui as useI18n } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { freeSpins, type FreeSpinsItem } from '../../../api/bonuses.ts';
import { getPlayPath } from '../../../lib/gamePaths.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import styles from './Rewards.module.css';
import { ORIGINS } from './rewardWords.ts';

const STATES: Readonly<
  Record<FreeSpinsItem['state'], { readonly word: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  active: {
    word: msg({ id: 'centre.spins.active', context: 'State of free spins', message: 'To play' }),
    tone: 'info',
  },
  usedUp: {
    word: msg({ id: 'centre.spins.usedUp', context: 'State of free spins', message: 'Played' }),
    tone: 'neutral',
  },
  expired: {
    word: msg({ id: 'centre.spins.expired', context: 'State of free spins', message: 'Expired' }),
    tone: 'neutral',
  },
  removed: {
    word: msg({
      id: 'centre.spins.removed',
      context: 'State of free spins: the operator took them back',
      message: 'Taken back',
    }),
    tone: 'neutral',
  },
};

/** Free spins: what can be played and what was; nothing for who never had any. */
export function FreeSpins() {
  const { data } = useQuery(freeSpins(useHttp()));
  if (!data || data.list.length === 0) return null;
  return (
    <section className={centre.choices} aria-labelledby="freeSpins">
      <h2 id="freeSpins" className={centre.panelTitle}>
        <Trans id="centre.spins.title" context="Heading above free spins of slot games">
          Free spins
        </Trans>
      </h2>
      <ul role="list" className={styles.list}>
        {data.list.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: FreeSpinsItem }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { gameId, gameName, title, state, left, count, stake, won, isPaid, reason } = item;
  const until = formats.dateTime(item.expiresAt);
  return (
    <li className={styles.line} data-given="">
      <span className={styles.sign} aria-hidden="true">
        <Icon name={ORIGINS.freeSpins.icon} size={20} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{gameName}</bdi>
        </span>
        {title !== null && <span className={centre.quiet}>{title}</span>}
      </div>
      <span className={styles.amount}>
        <MoneyText amount={won} />
      </span>
      <span className={styles.act}>
        <Badge tone={STATES[state].tone}>{i18n._(STATES[state].word)}</Badge>
      </span>
      <div className={styles.terms}>
        <p className={centre.quiet}>
          <Plural
            id="centre.spins.count"
            context="How many free spins there were, before what each is worth"
            value={count}
            one="# spin"
            other="# spins"
          />
          {' · '}
          <Trans id="centre.spins.worth" context="What a free spin is worth; an amount is inside">
            <MoneyText amount={stake} /> each
          </Trans>
        </p>
        {state === 'active' && left > 0 && (
          <>
            <p className={centre.quiet}>
              <Plural
                id="centre.spins.left"
                context="How many free spins are left, until a date and time"
                value={left}
                one={`# left until ${until}.`}
                other={`# left until ${until}.`}
              />
            </p>
            <div className={centre.actions}>
              <ButtonLink href={getPlayPath(gameId)} size="small">
                <Trans
                  id="promo.play"
                  context="Button of a promotion: opens the game of free spins"
                >
                  Play
                </Trans>
              </ButtonLink>
            </div>
          </>
        )}
        {state !== 'active' && !isPaid && Number(won) > 0 && (
          <p className={centre.quiet}>
            <Trans id="centre.spins.waits" context="Under free spins that are over">
              What they won comes as soon as the last one is settled.
            </Trans>
          </p>
        )}
        {reason !== null && <p className={centre.quiet}>{reason}</p>}
      </div>
    </li>
  );
}
