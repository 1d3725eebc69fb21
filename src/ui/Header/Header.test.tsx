import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navEntry, navMenu } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import type { HeaderProps } from './Header.tsx';
import Bar from './variants/Bar.tsx';
import Compact from './variants/Compact.tsx';
import Stacked from './variants/Stacked.tsx';

const renderPanel = vi.fn((entry: NavEntry) => <a href="/inside">Inside {entry.label}</a>);

const props: HeaderProps = {
  menu: navMenu(),
  sideMenuId: 'side',
  renderPanel,
  account: <a href="/login">Log in</a>,
  utilities: null,
};

const getEntry = (name: string) => screen.getByRole('link', { name });
const Path = () => <output>{useLocation().pathname}</output>;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  renderPanel.mockClear();
});

describe.each([
  ['Bar', Bar],
  ['Compact', Compact],
  ['Stacked', Stacked],
])('header %s', (_name, Header) => {
  it('opens a panel with the down arrow, moves into it, and comes back with escape', async () => {
    const user = userEvent.setup();
    renderUi(<Header {...props} />);
    expect(renderPanel).not.toHaveBeenCalled();

    act(() => getEntry('Slots').focus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(getEntry('Inside Slots')).toHaveFocus());
    expect(getEntry('Slots')).toHaveAttribute('aria-expanded', 'true');

    await user.keyboard('{Escape}');
    expect(getEntry('Slots')).toHaveFocus();
    expect(getEntry('Slots')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Inside Slots')).not.toBeInTheDocument();
  });

  it('walks along the entries with the arrows', async () => {
    const user = userEvent.setup();
    renderUi(<Header {...props} />);
    act(() => getEntry('Lottery').focus());
    await user.keyboard('{ArrowRight}');
    expect(getEntry('Live casino')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(getEntry('Home')).toHaveFocus();
  });

  it('names the side menu on its menu button', () => {
    renderUi(<Header {...props} />);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'side');
  });

  it('has no menu button where the page has no side menu', () => {
    renderUi(<Header {...props} sideMenuId={undefined} />);
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  });
});

describe('the drop-downs', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  const rest = (name: string, forMs: number) => {
    const item = getEntry(name).closest('li')!;
    fireEvent.pointerOver(item, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(forMs));
  };

  it('open when the pointer rests, not when it passes', () => {
    renderUi(<Bar {...props} />);
    rest('Slots', 60);
    rest('Live casino', 60);
    expect(renderPanel).not.toHaveBeenCalled();
    rest('Fishing', 200);
    expect(screen.getByText('Inside Fishing')).toBeInTheDocument();
  });

  it('forgive a pointer that leaves for a moment', () => {
    renderUi(<Bar {...props} />);
    rest('Slots', 200);
    const item = getEntry('Slots').closest('li')!;
    fireEvent.pointerOut(item, { pointerType: 'mouse', relatedTarget: document.body });
    act(() => void vi.advanceTimersByTime(150));
    expect(screen.getByText('Inside Slots')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Inside Slots')).not.toBeInTheDocument();
  });

  it('close when an entry without a panel is rested upon', () => {
    renderUi(<Bar {...props} />);
    rest('Slots', 200);
    rest('VIP', 200);
    expect(screen.queryByText('Inside Slots')).not.toBeInTheDocument();
  });

  it('open at a first touch and follow the link at the second', () => {
    renderUi(
      <>
        <Bar {...props} />
        <Path />
      </>,
    );
    const touch = () => {
      fireEvent.pointerDown(getEntry('Slots'), { pointerType: 'touch' });
      fireEvent.click(getEntry('Slots'));
    };
    touch();
    expect(screen.getByText('Inside Slots')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('/');
    touch();
    expect(screen.getByRole('status')).toHaveTextContent('/rng');
    expect(screen.queryByText('Inside Slots')).not.toBeInTheDocument();
  });

  it('close when something else is pressed', () => {
    renderUi(<Bar {...props} />);
    rest('Slots', 200);
    fireEvent.pointerDown(document.body);
    expect(screen.queryByText('Inside Slots')).not.toBeInTheDocument();
  });
});

describe('entries for which there is no room', () => {
  it('are listed under More and are out of reach in the row', () => {
    let measure: () => void = () => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          measure = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    const rows: Record<string, number> = { VIP: 72, 'Help centre': 72 };
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return rows[this.textContent ?? ''] ?? 0;
    });
    renderUi(
      <Bar
        {...props}
        menu={[...navMenu().slice(0, 8), navEntry({ id: 'help', label: 'Help centre' })]}
      />,
    );
    expect(screen.getByText('More').closest('[data-needed]')).toHaveAttribute(
      'data-needed',
      'false',
    );

    act(() => measure());
    const places = screen.getAllByText('VIP').map((label) => label.closest('li')!);
    expect(places).toHaveLength(2);
    expect(places[0]).toHaveAttribute('inert');
    expect(places[1]!.closest('[popover]')).toBeInTheDocument();
    expect(screen.getAllByText('Promotions')).toHaveLength(1);
    expect(screen.getByText('More').closest('[data-needed]')).toHaveAttribute(
      'data-needed',
      'true',
    );
  });
});
