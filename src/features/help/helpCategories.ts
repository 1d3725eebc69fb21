import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getHelpCenter } from '../../../schemas/api/system.ts';
import { matchesWords } from '../../lib/matchesWords.ts';
import type { IconName } from '../../platform/screens/iconName.ts';

/** An article of the help centre. */
export type HelpArticle = ValueOf<typeof getHelpCenter>['articles'][number];

/** Articles of one kind, under one heading. */
export interface HelpCategory {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly articles: readonly HelpArticle[];
}

const KNOWN: readonly Omit<HelpCategory, 'articles'>[] = [
  {
    id: 'start',
    icon: 'user',
    label: msg({
      id: 'help.category.start',
      context: 'Heading in the help centre: joining and signing in',
      message: 'Getting started',
    }),
  },
  {
    id: 'money',
    icon: 'wallet',
    label: msg({
      id: 'help.category.money',
      context: 'Heading in the help centre: paying in and out',
      message: 'Deposits and withdrawals',
    }),
  },
  {
    id: 'account',
    icon: 'points',
    label: msg({
      id: 'help.category.account',
      context: 'Heading in the help centre: the own account',
      message: 'Your account',
    }),
  },
  {
    id: 'play',
    icon: 'game',
    label: msg({
      id: 'help.category.play',
      context: 'Heading in the help centre: the games',
      message: 'Playing',
    }),
  },
];

const OTHER = msg({
  id: 'help.category.other',
  context: 'Heading in the help centre: articles of any other kind',
  message: 'More answers',
});

const HOUSE = msg({
  id: 'help.category.house',
  context: 'Heading in the help centre: who runs the site, its terms and policies',
  message: 'About us and our rules',
});

/** The articles that match a search, under their headings: what members ask first, the rules of the house last. */
export function getHelpCategories(
  articles: readonly HelpArticle[],
  search: string,
): readonly HelpCategory[] {
  const found = articles.filter(({ title, body }) => matchesWords([title, body], search));
  const known = new Set(['house', ...KNOWN.map(({ id }) => id)]);
  return [
    ...KNOWN.map((category) => ({
      ...category,
      articles: found.filter((article) => article.category === category.id),
    })),
    {
      id: 'other',
      icon: 'help' as const,
      label: OTHER,
      articles: found.filter((article) => !known.has(article.category)),
    },
    {
      id: 'house',
      icon: 'home' as const,
      label: HOUSE,
      articles: found.filter((article) => article.category === 'house'),
    },
  ].filter((category) => category.articles.length > 0);
}
