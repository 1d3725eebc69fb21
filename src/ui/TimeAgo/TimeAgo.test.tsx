import { act, screen } from '@testing-library/react';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormats } from '../../platform/i18n/format.ts';
import { LocaleProvider } from '../../platform/i18n/LocaleContext.tsx';
import { TimeAgo } from './TimeAgo.tsx';

const page = (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <LocaleProvider
      value={{
        tag: 'en',
        dir: 'ltr',
        formats: createFormats('en', { code: 'EUR', symbol: '€', decimals: 2 }),
        choose: async () => undefined,
      }}
    >
      <TimeAgo iso="2026-01-15T12:00:00.000Z" />
    </LocaleProvider>
  </I18nProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-15T12:05:20.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('how long ago', () => {
  it('is not said in a prerendered page, which may be read later', () => {
    expect(renderToString(page)).toContain('Recently');
  });

  it('is said once the page has hydrated, without a mismatch, and keeps up', async () => {
    const mismatches: unknown[] = [];
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page);
    const hydrated = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (fault) => mismatches.push(fault) }),
    );
    expect(mismatches).toEqual([]);
    expect(screen.getByText('5 min. ago')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('6 min. ago')).toBeInTheDocument();
    act(() => hydrated.unmount());
    root.remove();
  });
});
