import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { announcement } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import type { HttpResponse } from '../../platform/http/http.ts';
import NoticeScreen from './NoticeScreen.tsx';
import type { Notice } from './noticeTypes.ts';

const TABLES = announcement({
  id: 'tables',
  type: 'B',
  title: 'New tables on Friday',
  startsAt: '2026-02-04T12:00:00.000Z',
});
const WORK = announcement({
  id: 'work',
  type: 'PL',
  title: 'Work on the payments',
  content: '<p>On Sunday from 3 to 4.</p>',
  startsAt: '2026-02-03T12:00:00.000Z',
});

const success = (list: readonly Notice[]): HttpResponse => ({
  status: 200,
  body: { success: true, value: { list }, message: '' },
});
const failure: HttpResponse = {
  status: 500,
  body: { success: false, value: null, message: '', code: 'internal' },
};

function show(answers: HttpResponse[], path = '/noticePage') {
  const left = [...answers];
  const transport = async () => (left.length > 1 ? left.shift()! : left[0]!);
  return renderUi(<NoticeScreen />, { path, transport });
}

const article = () => screen.findByRole('article');
const titles = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('a > :last-child')?.textContent);

beforeEach(() => {
  stubBrowser();
});

test('lists the announcements and shows the first of them', async () => {
  show([success([TABLES, WORK])]);
  expect(await article()).toHaveTextContent('Three new tables open on Friday');
  expect(titles()).toEqual(['New tables on Friday', 'Work on the payments']);
  expect(screen.getByRole('link', { name: /New tables/ })).toHaveAttribute('aria-current', 'true');
});

test('lists the newest first, whatever a merchant puts first elsewhere', async () => {
  const newest = announcement({ id: 'new', title: 'Newest', startsAt: '2026-03-01T00:00:00.000Z' });
  show([success([WORK, TABLES, newest])]);
  await article();
  expect(titles()).toEqual(['Newest', 'New tables on Friday', 'Work on the payments']);
});

test('shows the announcement that is chosen, and starts to read it', async () => {
  show([success([TABLES, WORK])]);
  await userEvent.click(await screen.findByRole('link', { name: /Work on the payments/ }));
  expect(await screen.findByText('On Sunday from 3 to 4.')).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'Work on the payments' });
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('shows the announcement that the address asks for, with its type and day', async () => {
  show([success([TABLES, WORK])], '/noticePage?notice=work');
  expect(await article()).toHaveTextContent(/Service.*Feb 3, 2026.*On Sunday from 3 to 4/);
});

test('says so where the announcement that the address asks for has ended', async () => {
  show([success([TABLES])], '/noticePage?notice=old');
  expect(await screen.findByRole('heading', { name: 'This announcement has ended' })).toBeVisible();
  expect(titles()).toEqual(['New tables on Friday']);
});

test('on phones shows the list, then the one, with a way back', async () => {
  const { container } = show([success([TABLES, WORK])]);
  const view = () => container.querySelector('[data-view]')?.getAttribute('data-view');
  await userEvent.click(await screen.findByRole('link', { name: /Work on the payments/ }));
  expect(view()).toBe('article');
  await userEvent.click(screen.getByRole('link', { name: 'All announcements' }));
  expect(view()).toBe('list');
});

test('filters by the types that there are', async () => {
  show([success([TABLES, WORK])]);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'News', 'Service']);
  await userEvent.click(screen.getByRole('tab', { name: 'Service' }));
  expect(titles()).toEqual(['Work on the payments']);
  expect(await article()).toHaveTextContent('On Sunday from 3 to 4.');
  expect(screen.getByRole('tabpanel', { name: 'Service' })).toContainElement(await article());
});

test('has no filter where there is one type only', async () => {
  show([success([TABLES])]);
  await article();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('says what would stand here where there is nothing to announce', async () => {
  show([success([])]);
  expect(
    await screen.findByRole('heading', { name: 'Nothing to announce right now' }),
  ).toBeVisible();
});

test('offers to try again where the announcements did not load, and shows them then', async () => {
  show([failure, success([TABLES])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await article()).toHaveTextContent('Three new tables open on Friday');
});
