import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { LocalePicker } from './LocalePicker.tsx';

// jsdom knows no popovers, so what is inside of a closed one counts as shown.
const getOption = (name: string) =>
  screen.getByText(name, { selector: 'button *' }).closest('button')!;

describe('the language picker', () => {
  it('offers every language of the brand by its own name, in the order of the brand', () => {
    const languages = { offered: ['vi', 'ar', 'en'], default: 'en', fallback: 'en' } as const;
    const { container } = renderUi(<LocalePicker />, { brand: brand({ languages }) });
    const names = [...container.querySelectorAll('[popover] button')].map(
      (each) => each.textContent,
    );
    expect(names).toEqual(['Tiếng Việt', 'العربية', 'English']);
  });

  it('chooses the language that is pressed', async () => {
    const choose = vi.fn(async () => undefined);
    renderUi(<LocalePicker />, { choose });
    await userEvent.click(getOption('日本語'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('ja');
  });

  it('marks the current language and does not load it again', async () => {
    const choose = vi.fn(async () => undefined);
    const { container } = renderUi(<LocalePicker />, { choose });
    const current = container.querySelector<HTMLElement>('[popover] [aria-current]')!;
    expect(current).toHaveTextContent('English');
    await userEvent.click(current);
    expect(choose).not.toHaveBeenCalled();
  });

  it('is not there for a brand of one language', () => {
    const languages = { offered: ['en'], default: 'en', fallback: 'en' } as const;
    const { container } = renderUi(<LocalePicker />, { brand: brand({ languages }) });
    expect(container).toBeEmptyDOMElement();
  });
});
