import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { createSessionStore } from '../../platform/session/sessionStore.ts';
import { Live } from './Live.tsx';

const startLive = vi.fn(() => ({ changePage: () => undefined, stop: () => undefined }));
const load = async () => ({ startLive });
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const become = (state: 'online' | 'offline') => {
  isOnline.mockReturnValue(state === 'online');
  window.dispatchEvent(new Event(state));
};

beforeEach(() => {
  vi.useFakeTimers();
  isOnline.mockReturnValue(true);
  renderUi(<Live store={createSessionStore('AURORA', Date.now)} load={load} />);
});
afterEach(() => {
  vi.useRealTimers();
  startLive.mockClear();
});

it('a page is kept up to date once it was seen for three seconds', async () => {
  await pass(2_999);
  expect(startLive).not.toHaveBeenCalled();
  await pass(1);
  expect(startLive).toHaveBeenCalledOnce();
});

it('a page that goes offline before that asks for nothing until it is online again', async () => {
  await pass(2_000);
  become('offline');
  await pass(60_000);
  expect(startLive).not.toHaveBeenCalled();
  become('online');
  await pass(3_000);
  expect(startLive).toHaveBeenCalledOnce();
});
