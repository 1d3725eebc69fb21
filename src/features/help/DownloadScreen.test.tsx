import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import DownloadScreen from './DownloadScreen.tsx';

const show = (apps: ReturnType<typeof brand>['apps']) =>
  renderUi(<DownloadScreen />, { brand: brand({ apps }) });

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('shows only the apps that the brand has, each with its link, code and steps', async () => {
  show({ android: 'https://apps.example.com/android' });
  expect(headings()).toEqual(['Android']);
  expect(screen.getByRole('link', { name: 'Get it for Android' })).toHaveAttribute(
    'href',
    'https://apps.example.com/android',
  );
  expect(within(screen.getByRole('article')).getAllByRole('listitem')).toHaveLength(4);
  await expect.poll(() => document.querySelector('svg[height="200"]')).not.toBeNull();
});

test('shows all three in their order', () => {
  show({ android: 'https://a.example/', ios: 'https://b.example/', iosLite: 'https://c.example/' });
  expect(headings()).toEqual(['iPhone', 'iPhone Lite', 'Android']);
});

test('explains how to put the site on a home screen where the brand has no app', () => {
  show({});
  expect(screen.getByText(/There is no app to install/)).toBeVisible();
  expect(headings()).toEqual(['On an iPhone', 'On an Android phone']);
  expect(screen.queryByRole('link')).toBeNull();
});
