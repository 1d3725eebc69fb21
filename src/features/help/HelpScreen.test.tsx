import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getHelpCenter } from '../../../schemas/api/system.ts';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import type { HttpResponse } from '../../platform/http/http.ts';
import type { HelpArticle } from './helpCategories.ts';
import HelpScreen from './HelpScreen.tsx';

const article = (slug: string, category: string, title: string, body = '<p>Text</p>') => ({
  slug,
  category,
  title,
  body,
});

const ARTICLES = [
  article('terms', 'house', 'Terms'),
  article('withdrawal', 'money', 'Make a withdrawal', '<p>Choose <b>Withdraw</b>.</p>'),
  article('register', 'start', 'Create an account', '<p>One person, one account.</p>'),
  article('tournaments', 'events', 'Tournaments'),
];

const success = (articles: readonly HelpArticle[]): HttpResponse => ({
  status: 200,
  body: { success: true, value: { articles }, message: '' },
});
const failure: HttpResponse = {
  status: 500,
  body: { success: false, value: null, message: '', code: 'internal' },
};

function show({
  answers = [success(ARTICLES)],
  path = '/help',
  support = brand().support,
}: {
  answers?: HttpResponse[];
  path?: string;
  support?: ReturnType<typeof brand>['support'];
} = {}) {
  const left = [...answers];
  const transport = async ({ url }: { url: string }) => {
    if (!url.startsWith(getHelpCenter.path)) throw new Error(`No answer to ${url}.`);
    return left.length > 1 ? left.shift()! : left[0]!;
  };
  renderUi(<HelpScreen />, { path, transport, brand: brand({ support }) });
}

const question = (name: string) => screen.findByRole('button', { name });
const shownQuestions = () =>
  [...document.querySelectorAll('button[aria-expanded]')].map((button) => button.textContent);

let scrolledTo: Element[];

beforeEach(() => {
  stubBrowser();
  scrolledTo = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});

test('puts articles under headings: what members ask first, unknown kinds later, the rules last', async () => {
  show();
  await question('Terms');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual([
    'Getting started',
    'Deposits and withdrawals',
    'More answers',
    'About us and our rules',
    'Talk to a person',
  ]);
});

test('opens an article in its place and closes it again', async () => {
  show();
  const button = await question('Make a withdrawal');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Withdraw')).toBeInTheDocument();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('finds articles as one types, in titles and texts, and tells how many', async () => {
  show();
  await question('Terms');
  await userEvent.type(screen.getByRole('searchbox'), 'pers one');
  await vi.waitFor(() => expect(shownQuestions()).toEqual(['Create an account']));
  expect(screen.getByText('1 article found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await vi.waitFor(() => expect(shownQuestions()).toHaveLength(4));
});

test('says what was not found and leads back to all articles', async () => {
  show();
  await question('Terms');
  await userEvent.type(screen.getByRole('searchbox'), 'zebra');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zebra”' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  await vi.waitFor(() => expect(shownQuestions()).toHaveLength(4));
});

test('opens the article that the address asks for and scrolls to it', async () => {
  show({ path: '/help?topic=terms' });
  const button = await question('Terms');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await vi.waitFor(() => expect(scrolledTo.at(-1)).toContainElement(button));
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('leads to a category without leaving the page', async () => {
  show();
  const nav = await screen.findByRole('navigation', { name: 'Help topics' });
  await userEvent.click(within(nav).getByRole('link', { name: 'Deposits and withdrawals' }));
  expect(scrolledTo.at(-1)).toContainElement(await question('Make a withdrawal'));
  expect(window.location.hash).toBe('');
});

test('names only the ways to a person that the brand has', async () => {
  show({ support: { phone: '+356 2000-0000' } });
  const phone = await screen.findByRole('link', { name: '+356 2000-0000' });
  expect(phone).toHaveAttribute('href', 'tel:+35620000000');
  expect(screen.queryByRole('link', { name: 'Open the chat' })).toBeNull();
});

test('says that articles are still to come, with the way to a person', async () => {
  show({ answers: [success([])] });
  expect(await screen.findByText('Articles will stand here soon.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the chat' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('offers to try again where the articles did not load, and shows them then', async () => {
  show({ answers: [failure, success(ARTICLES)] });
  expect(await screen.findByText('The articles did not load.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await question('Terms')).toBeVisible();
});
