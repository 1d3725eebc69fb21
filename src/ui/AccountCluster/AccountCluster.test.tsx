import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { AccountCluster } from './AccountCluster.tsx';

const namesOfLinks = () => screen.queryAllByRole('link').map((link) => link.textContent);
const link = (name: string) => screen.getByRole('link', { name });

function show(options: Parameters<typeof renderUi>[1] = {}) {
  const onDemo = vi.fn();
  const modals = { open: vi.fn(), prefetch: vi.fn() };
  renderUi(<AccountCluster member={<p>the member’s own</p>} onDemo={onDemo} />, {
    modals,
    ...options,
  });
  return { onDemo, ...modals };
}

describe('the account cluster', () => {
  it('lets guests in', () => {
    show();
    expect(namesOfLinks()).toEqual(['Free demo', 'Log in', 'Register']);
    expect(screen.queryByText('the member’s own')).toBeNull();
  });

  it('makes logging in the main way where nobody may register or try', () => {
    show({ brand: brand({ features: { registration: false, freePlay: false } }) });
    expect(namesOfLinks()).toEqual(['Log in']);
    expect(screen.getByRole('link')).toHaveAttribute('data-kind', 'primary');
  });

  it('shows members what is theirs and no way in', () => {
    show({ session: { kind: 'member', account: 'maria77', memberType: 0 } });
    expect(screen.getByText('the member’s own')).toBeInTheDocument();
    expect(namesOfLinks()).toEqual([]);
  });
});

describe('its buttons', () => {
  it.each([
    ['Log in', 'login'],
    ['Register', 'register'],
  ] as const)('“%s” opens its modal over the page', async (name, modal) => {
    const { open } = show();
    await userEvent.click(link(name));
    expect(open).toHaveBeenCalledExactlyOnceWith(modal, undefined);
  });

  it('fetch a modal that is about to be opened', async () => {
    const { open, prefetch } = show();
    await userEvent.hover(link('Log in'));
    expect(prefetch).toHaveBeenCalledWith('login');
    expect(open).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'are links where a new tab is asked for (%j)',
    (held) => {
      const { open, onDemo } = show();
      for (const name of ['Log in', 'Free demo']) fireEvent.click(link(name), held);
      expect(open).not.toHaveBeenCalled();
      expect(onDemo).not.toHaveBeenCalled();
    },
  );

  it('start the demo at once', async () => {
    const { onDemo } = show();
    await userEvent.click(link('Free demo'));
    expect(onDemo).toHaveBeenCalledOnce();
  });
});
