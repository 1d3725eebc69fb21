import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSystemStatus } from '../../schemas/api/system.ts';
import { renderUi } from '../../tests/support/renderUi.tsx';
import type { SiteStatus } from '../../schemas/page.ts';
import { Problem } from '../platform/http/problem.ts';
import { SiteStatusGuard } from './SiteStatusGuard.tsx';

let status: SiteStatus | null;
let asked: string[];

const show = (initial: SiteStatus) =>
  renderUi(
    <SiteStatusGuard initial={initial}>
      <h1>the site</h1>
    </SiteStatusGuard>,
    {
      transport: async ({ url }) => {
        asked.push(url);
        if (status === null) throw new Problem('offline', 'No way through.');
        const value = {
          status,
          location: { ip: '192.0.2.7', country: 'MT' },
          maintenance: {
            active: status === 1,
            endsAt: status === 1 ? '2026-05-17T12:30:00Z' : null,
          },
          regionRestriction: status === 2,
        };
        return { status: 200, body: { success: true, value, message: '' } };
      },
    },
  );

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(async () => {
  await import('../features/status/SiteStatusScreen.tsx');
  vi.useFakeTimers();
  status = 0;
  asked = [];
});
afterEach(() => void vi.useRealTimers());

describe('an open site', () => {
  it('is asked about again after a minute, not at once', async () => {
    show(0);
    await pass(59_000);
    expect(asked).toEqual([]);
    await pass(2_000);
    expect(asked).toEqual([`${getSystemStatus.path}?url=${encodeURIComponent(location.host)}`]);
    expect(title()).toBe('the site');
  });

  it('gives way to the maintenance page by itself, which says until when, and comes back', async () => {
    show(0);
    status = 1;
    await pass(61_000);
    expect(title()).toBe('We’ll be right back');
    expect(screen.getByText(/2026/)).toBeInTheDocument();
    status = 0;
    await pass(61_000);
    expect(title()).toBe('the site');
  });
});

describe('a site that is closed from the start', () => {
  it('says where the visitor seems to be, as soon as it knows', async () => {
    status = 2;
    show(2);
    await pass(1_000);
    expect(title()).toBe('Not available where you are');
    expect(screen.getByText('192.0.2.7')).toBeInTheDocument();
    expect(screen.queryByText('the site')).toBeNull();
  });

  it('stays closed while the gateway does not answer', async () => {
    status = null;
    show(1);
    await pass(200_000);
    expect(title()).toBe('We’ll be right back');
    expect(asked.length).toBeGreaterThan(1);
  });
});
