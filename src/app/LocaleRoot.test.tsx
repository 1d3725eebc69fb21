import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHotGames } from '../../schemas/api/games.ts';
import { brand } from '../../tests/support/builders.ts';
import { BrandProvider } from '../platform/brand/BrandContext.tsx';
import { useHttp } from '../platform/http/HttpContext.tsx';
import { loadI18n } from '../platform/i18n/catalogs.ts';
import { useLocale, type LocaleState } from '../platform/i18n/LocaleContext.tsx';
import { LocaleRoot } from './LocaleRoot.tsx';

/** Languages that take a while longer than others. */
const slow = new Map<string, Promise<void>>();

const loadSlowly: typeof loadI18n = async (tag, wordings) => {
  await slow.get(tag);
  return loadI18n(tag, wordings);
};

let locale: LocaleState;
const languages: string[] = [];

function Probe() {
  const shown = useLocale();
  useEffect(() => void (locale = shown), [shown]);
  const { i18n } = useLingui();
  const http = useHttp();
  return (
    <>
      <p>{i18n._('test.greeting')}</p>
      <output>{shown.formats.money('1234.50')}</output>
      <button onClick={() => void http.call(getHotGames)}>call</button>
    </>
  );
}

const sample = brand({
  messages: Object.fromEntries(
    [
      ['en', 'Hello'],
      ['es', 'Hola'],
      ['ar', 'مرحبا'],
    ].map(([tag, text]) => [tag, { 'test.greeting': [text] }]),
  ) as never,
});

async function show(preferred: 'en' | 'es' | 'ar' = 'en') {
  const i18n = await loadI18n('en', sample.messages.en);
  render(
    <BrandProvider brand={sample}>
      <LocaleRoot
        i18n={i18n}
        preferred={preferred}
        load={loadSlowly}
        transport={async ({ headers }) => {
          languages.push(headers['language']!);
          return { status: 200, body: { success: true, value: { list: [] }, message: '' } };
        }}
      >
        <Probe />
      </LocaleRoot>
    </BrandProvider>,
  );
}

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'hisLang=; Max-Age=0';
  languages.length = 0;
  slow.clear();
});
afterEach(() => void vi.restoreAllMocks());

describe('choosing a language', () => {
  it('changes words, formats, calls, language and direction together', async () => {
    await show();
    expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
    await act(() => locale.choose('ar'));
    expect(await screen.findByText('مرحبا')).toBeInTheDocument();
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
    await act(() => locale.choose('es'));
    expect(await screen.findByText('Hola')).toBeInTheDocument();
    expect([root.lang, root.dir]).toEqual(['es', 'ltr']);
    expect(screen.getByRole('status').textContent).toMatch(/^1234,50\s€$/);
    await userEvent.click(screen.getByRole('button'));
    expect(languages).toEqual(['es']);
  });

  it('keeps the choice for the next page, for browser and gateway', async () => {
    await show();
    await act(() => locale.choose('es'));
    expect(localStorage.getItem('hisLang')).toBe('es');
    expect(document.cookie).toContain('hisLang=es');
  });

  it('works where the browser keeps nothing', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await show();
    await act(() => locale.choose('es'));
    expect(await screen.findByText('Hola')).toBeInTheDocument();
  });

  it('shows the last of several asked for at once, in whichever order they come', async () => {
    await show();
    let arrive = () => undefined as void;
    slow.set('ar', new Promise((resolve) => (arrive = resolve)));
    const first = locale.choose('ar');
    await act(() => locale.choose('es'));
    arrive();
    await act(() => first);
    expect(screen.getByText('Hola')).toBeInTheDocument();
    expect(localStorage.getItem('hisLang')).toBe('es');
  });

  it('that does not load fails, keeps nothing and leaves the page as it is', async () => {
    await show();
    slow.set('ar', Promise.reject(new Error('no way through')));
    await expect(act(() => locale.choose('ar'))).rejects.toThrow('no way through');
    expect(screen.getByText('Hello')).toBeInTheDocument();
    expect(localStorage.getItem('hisLang')).toBeNull();
  });
});

describe('a document in another language than the one kept', () => {
  it('goes over to the kept one', async () => {
    await show('ar');
    expect(await screen.findByText('مرحبا')).toBeInTheDocument();
    await waitFor(() => expect([root.lang, root.dir]).toEqual(['ar', 'rtl']));
  });
});
