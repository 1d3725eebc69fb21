import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FaultBoundary } from './FaultBoundary.tsx';
import { ChunkError } from './loadChunk.ts';

const reload = vi.fn();

/** A part that fails as told, beside one that does not. */
function show(part: ReactNode, isPage = false) {
  render(
    <>
      <p>beside</p>
      <FaultBoundary
        isPage={isPage}
        fallback={({ kind, retry }) => <button onClick={retry}>{kind}</button>}
      >
        <Suspense>{part}</Suspense>
      </FaultBoundary>
    </>,
  );
}

const missing = (reason: ChunkError['reason']) => {
  const Part = lazy<() => ReactNode>(() => Promise.reject(new ChunkError(reason)));
  return <Part />;
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a part that fails', () => {
  it('leaves what is beside it in place, and shows when a second try succeeds', async () => {
    let fails = true;
    function Part() {
      if (fails) throw new Error('no such property');
      return <p>part</p>;
    }
    show(<Part />);
    const retry = await screen.findByRole('button', { name: 'failure' });
    expect(screen.getByText('beside')).toBeInTheDocument();
    fails = false;
    await userEvent.click(retry);
    expect(screen.getByText('part')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('for want of its script gets one reload, then its message', async () => {
    show(missing('failed'));
    await screen.findByRole('button', { name: 'failure' });
    expect(reload).toHaveBeenCalledTimes(1);
    show(missing('failed'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'failure' })).toHaveLength(2));
    expect(reload).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getAllByRole('button')[1]!);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('for want of time says that the connection is slow and reloads only when asked', async () => {
    show(missing('timeout'));
    const retry = await screen.findByRole('button', { name: 'slow' });
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(retry);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('offline', () => {
  it.each([
    ['a page comes back by itself with the connection', true, 1],
    ['a part waits until it is asked for', false, 0],
  ])('%s', async (_, isPage, reloads) => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(missing('failed'), isPage);
    const retry = await screen.findByRole('button', { name: 'offline' });
    await userEvent.click(retry);
    expect(reload, 'a reload would leave nothing to read').not.toHaveBeenCalled();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});
