import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NoticeType } from '../../../../schemas/notices.ts';
import type { DrawnIconName } from '../../../ui/Icon/icons.ts';

/** What types of messages are called. */
export const TYPE_WORDS: Readonly<Record<NoticeType, MessageDescriptor>> = {
  money: msg({ id: 'centre.inbox.money', context: 'Type of messages', message: 'Money' }),
  account: msg({
    id: 'centre.inbox.account',
    context: 'Type of messages: about the account and its safety',
    message: 'Account',
  }),
  play: msg({
    id: 'centre.inbox.play',
    context: 'Type of messages: about bets and draws',
    message: 'Play',
  }),
  agents: msg({
    id: 'centre.inbox.agents',
    context: 'Type of messages: from and about agents',
    message: 'Agents',
  }),
  rewards: msg({
    id: 'centre.inbox.rewards',
    context: 'Type of messages: about bonuses, cashback and missions',
    message: 'Rewards',
  }),
  news: msg({
    id: 'centre.inbox.news',
    context: 'Type of messages: offers and news of the site',
    message: 'News and offers',
  }),
};

/** The picture beside a message. */
export const TYPE_ICONS: Readonly<Record<NoticeType, DrawnIconName>> = {
  money: 'wallet',
  account: 'shield',
  play: 'lottery',
  agents: 'affiliate',
  rewards: 'rewards',
  news: 'notice',
};

/** The heading of the page of messages, which also leads back to it. */
export const InboxName = () => (
  <Trans id="centre.inbox.title" context="Heading of the page with messages to the member">
    Messages
  </Trans>
);
