import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, Suspense, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

let modules: Awaited<ReturnType<typeof loadModules>>;

/** On a page of their own: the styles of MUI are written once a page, and the ones of other tests know no nonce. */
async function loadModules() {
  vi.resetModules();
  document.head.replaceChildren();
  return {
    ...(await import('../i18n/format.ts')),
    ...(await import('../i18n/LocaleContext.tsx')),
    ...(await import('./MuiRoot.tsx')),
    ...(await import('./muiTheme.ts')),
    ...(await import('./scheme.ts')),
  };
}

const currency = { code: 'EUR', symbol: '€', decimals: 2 };

function Page({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  const { createFormats, LocaleProvider, MuiRoot } = modules;
  const tag = dir === 'rtl' ? 'ar' : 'en';
  const value = { tag, dir, formats: createFormats(tag, currency), choose: vi.fn() } as const;
  return (
    <LocaleProvider value={value}>
      <Suspense>
        <MuiRoot>{children}</MuiRoot>
      </Suspense>
    </LocaleProvider>
  );
}

const show = (dir: 'ltr' | 'rtl', children: ReactNode) =>
  act(async () => render(<Page dir={dir}>{children}</Page>));

const madeBy = (key: 'mui' | 'muirtl') => [
  ...document.querySelectorAll<HTMLStyleElement>(
    `style[data-emotion='${key}'], style[data-emotion='${key}-global']`,
  ),
];

const stylesOf = (key: 'mui' | 'muirtl') =>
  madeBy(key)
    .map((style) => style.textContent)
    .join('');

beforeAll(async () => {
  modules = await loadModules();
  const style = document.createElement('style');
  style.nonce = 'n0nce';
  style.setAttribute('nonce', 'n0nce');
  document.head.append(style);
});

beforeEach(() => {
  document.documentElement.dataset.scheme = 'dark';
});

test('changes the scheme without a React commit, and MUI leaves the choice alone', async () => {
  const onRender = vi.fn();
  await show(
    'ltr',
    <Profiler id="page" onRender={onRender}>
      <Button variant="contained">Press</Button>
    </Profiler>,
  );
  const before = onRender.mock.calls.length;
  await act(async () => modules.setScheme('light'));
  expect(document.documentElement.dataset.scheme).toBe('light');
  expect(onRender.mock.calls.length).toBe(before);
});

test('keeps the scheme that the document came with, whatever the device prefers', async () => {
  document.documentElement.dataset.scheme = 'light';
  await show('ltr', <Button>Press</Button>);
  expect(document.documentElement.dataset.scheme).toBe('light');
  expect(window.localStorage.getItem('mui-mode')).toBeNull();
});

test('takes every colour of both schemes from the custom properties of the brand', () => {
  const sheets: Record<string, Record<string, string>>[] = modules
    .getMuiTheme('ltr')
    .generateStyleSheets();
  const values = sheets.flatMap((sheet) => Object.values(sheet).flatMap(Object.entries));
  const raw = values.filter(
    ([name, value]) =>
      name.startsWith('--mui-palette') &&
      !/Opacity|common-(black|white)/.test(name) &&
      !/^(var\(--[a-z0-9-]+\)|none)$/.test(value),
  );
  expect(Object.fromEntries(values)['--mui-palette-primary-main']).toBe('var(--brand)');
  expect(raw).toEqual([]);
});

test('puts the nonce of the document on its own style elements', async () => {
  await show('ltr', <Button>Press</Button>);
  const nonces = madeBy('mui').map((style) => style.getAttribute('nonce'));
  expect(new Set(nonces)).toEqual(new Set(['n0nce']));
});

test('lays all its styles into one cascade layer, so that classes of CSS Modules win', async () => {
  await show('ltr', <Button>Press</Button>);
  const rules = madeBy('mui').flatMap((style) => [...(style.sheet?.cssRules ?? [])]);
  expect(new Set(rules.map((rule) => rule.cssText.split('{')[0]!.trim()))).toEqual(
    new Set(['@layer mui']),
  );
});

test('turns left and right round where text runs from right to left', async () => {
  const icon = <Button startIcon={<i />}>Press</Button>;
  await show('ltr', icon);
  expect(stylesOf('mui')).toMatch(/margin-left:\s?-4px/);
  expect(madeBy('muirtl')).toEqual([]);
  cleanup();
  await show('rtl', icon);
  await screen.findByRole('button');
  expect(stylesOf('muirtl')).toMatch(/margin-right:\s?-4px/);
  expect(stylesOf('muirtl')).not.toMatch(/margin-left:\s?-4px/);
});

test('shows fields where text runs from right to left', async () => {
  const start = <InputAdornment position="start">@</InputAdornment>;
  await show('rtl', <TextField label="Name" slotProps={{ input: { startAdornment: start } }} />);
  expect(await screen.findByRole('textbox')).toBeVisible();
  expect(stylesOf('muirtl')).toMatch(/padding-right:\s?14px/);
});

test('tells the parts inside which way text runs', async () => {
  function Direction() {
    return <p>{useTheme().direction}</p>;
  }
  await show('rtl', <Direction />);
  expect(await screen.findByText('rtl')).toBeVisible();
});
