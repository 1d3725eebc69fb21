import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { ReactNode } from 'react';
import type { InvitedFriend, Referrals } from '../../../api/referrals.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Progress } from '../Progress.tsx';
import styles from './Referral.module.css';

const named = (name: string) => ({ name, label: name });

const WORDS: Readonly<
  Record<InvitedFriend['state'], { word: MessageDescriptor; tone: BadgeTone }>
> = {
  open: {
    word: msg({
      id: 'centre.invite.state.open',
      context: 'State of an invited friend',
      message: 'On the way',
    }),
    tone: 'info',
  },
  review: {
    word: msg({
      id: 'centre.invite.state.review',
      context: 'State of an invited friend: the house looks at the reward',
      message: 'Being checked',
    }),
    tone: 'warning',
  },
  paid: {
    word: msg({
      id: 'centre.invite.state.paid',
      context: 'State of an invited friend',
      message: 'Rewarded',
    }),
    tone: 'win',
  },
  refused: {
    word: msg({
      id: 'centre.invite.state.refused',
      context: 'State of an invited friend: there is no reward',
      message: 'Not rewarded',
    }),
    tone: 'neutral',
  },
  lapsed: {
    word: msg({
      id: 'centre.invite.state.lapsed',
      context: 'State of an invited friend',
      message: 'Time over',
    }),
    tone: 'neutral',
  },
};

/** What invitations brought so far, and the friends, each with how far they are. */
export function Friends({
  totals,
  list,
  hasMore,
  isLoadingMore,
  onMore,
}: {
  totals: Pick<Referrals, 'invited' | 'rewarded' | 'earned'>;
  list: readonly InvitedFriend[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}) {
  return (
    <section className={centre.stack} aria-labelledby="friends">
      <h2 id="friends" className={centre.panelTitle}>
        <Trans id="centre.invite.friends" context="Heading above the friends whom a member invited">
          Your friends
        </Trans>
      </h2>
      <dl className={styles.totals}>
        <Total
          name={
            <Trans id="centre.invite.invited" context="How many friends came, above the number">
              Came
            </Trans>
          }
        >
          {totals.invited}
        </Total>
        <Total
          name={
            <Trans
              id="centre.invite.rewarded"
              context="How many friends brought a reward, above the number"
            >
              Rewarded
            </Trans>
          }
        >
          {totals.rewarded}
        </Total>
        <Total
          name={
            <Trans id="centre.invite.earned" context="What friends brought in all, above an amount">
              Earned
            </Trans>
          }
        >
          <MoneyText amount={totals.earned} />
        </Total>
      </dl>
      {list.length === 0 ? (
        <p className={styles.nothing}>
          <Trans id="centre.invite.none" context="In place of the list of friends">
            Nobody came by your link yet. Friends show here as soon as they open an account.
          </Trans>
        </p>
      ) : (
        <ul role="list" className={styles.friends}>
          {list.map((friend) => (
            <Friend key={`${friend.friend} ${friend.at}`} friend={friend} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={centre.actions}>
          <Button loading={isLoadingMore} onClick={onMore}>
            <Trans id="centre.history.more" context="Button that shows older lines of a list">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Total({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Friend({ friend }: { friend: InvitedFriend }) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const formats = useFormats();
  const { word, tone } = WORDS[friend.state];
  const isOpen = friend.state === 'open';
  const until = formats.dateTime(friend.endsAt);
  return (
    <li className={styles.friend}>
      <span className={styles.friendHead}>
        <bdi className={styles.friendName}>{friend.friend}</bdi>
        <Badge tone={tone}>{i18n._(word)}</Badge>
      </span>
      <span className={centre.quiet}>
        {isOpen ? (
          <Trans
            id="centre.invite.until"
            context="Until when an invited friend has time; a date and time"
          >
            Until {until}
          </Trans>
        ) : (
          <time dateTime={friend.at}>{formats.date(friend.at)}</time>
        )}
      </span>
      {friend.state === 'paid' && <MoneyText amount={friend.reward} direction="in" />}
      {isOpen && friend.deposit && (
        <Progress
          {...named(
            t({
              id: 'centre.invite.deposited',
              context: 'What an invited friend paid in',
              message: 'Paid in',
            }),
          )}
          {...friend.deposit}
        />
      )}
      {isOpen && friend.validBet && (
        <Progress
          {...named(
            t({
              id: 'centre.invite.bets',
              context: 'What of the bets of an invited friend counts',
              message: 'Bets that count',
            }),
          )}
          {...friend.validBet}
        />
      )}
      {isOpen && friend.phone === false && (
        <span className={centre.quiet}>
          <Trans id="centre.invite.noPhone" context="What an invited friend still has to do">
            Mobile number not confirmed yet
          </Trans>
        </span>
      )}
    </li>
  );
}
