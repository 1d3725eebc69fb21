import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { createFakeHttp } from '../../../tests/support/fakeHttp.tsx';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import type { Session } from '../../platform/session/session.ts';
import LoginScreen from './LoginScreen.tsx';

beforeEach(() => stubBrowser());

async function show(
  path: string,
  { freePlay = true, session }: { freePlay?: boolean; session?: Session },
) {
  const fake = createFakeHttp({ getBanners: { list: [] } });
  // Awaited, since the page waits for its texts: React would not hear that those have come.
  await act(async () => {
    renderUi(fake.wrap(<LoginScreen />), {
      path,
      session,
      brand: brand({ features: { freePlay } }),
    });
  });
}

const demo = () => screen.queryByRole('button', { name: 'Start the free demo' });

describe('the log-in page', () => {
  it('offers the free demo at the address that asks for it, in place of the log-in', async () => {
    await show('/login?demo=1', {});
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Try .+ for free$/);
    expect(demo()).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it.each([
    ['another address', '/login', true],
    ['a brand without it', '/login?demo=1', false],
  ])('is the log-in at %s', async (_, path, freePlay) => {
    await show(path, { freePlay });
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(demo()).toBeNull();
  });

  it('tells who is in already, also at the address of the free demo', async () => {
    await show('/login?demo=1', { session: { kind: 'member', account: 'mara', memberType: 2 } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('mara');
    expect(demo()).toBeNull();
  });
});
