import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const root = document.documentElement;

beforeEach(() => {
  root.dataset.scheme = 'dark';
});

describe('the scheme switch', () => {
  it('flips the scheme of the document there and back', async () => {
    renderUi(<SchemeSwitch />);
    await userEvent.click(screen.getByRole('button'));
    expect(root.dataset.scheme).toBe('light');
    await userEvent.click(screen.getByRole('button'));
    expect(root.dataset.scheme).toBe('dark');
  });

  it('renders nothing again', async () => {
    const onRender = vi.fn();
    renderUi(
      <Profiler id="page" onRender={onRender}>
        <SchemeSwitch />
      </Profiler>,
    );
    onRender.mockClear();
    await userEvent.click(screen.getByRole('button'));
    expect(root.dataset.scheme).toBe('light');
    expect(onRender).not.toHaveBeenCalled();
  });

  it('is not there where the brand has but one scheme', () => {
    const { container } = renderUi(<SchemeSwitch />, {
      brand: brand({ features: { schemeSwitch: false } }),
    });
    expect(container).toBeEmptyDOMElement();
  });
});
