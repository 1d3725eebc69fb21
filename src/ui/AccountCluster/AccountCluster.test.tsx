import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { AccountCluster } from './AccountCluster.tsx';

const namesOfLinks = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('the account cluster', () => {
  it('lets guests in', () => {
    renderUi(<AccountCluster />);
    expect(namesOfLinks()).toEqual(['Free demo', 'Log in', 'Register']);
  });

  it('makes logging in the main way where nobody may register or try', () => {
    const features = { registration: false, freePlay: false };
    renderUi(<AccountCluster />, { brand: brand({ features }) });
    expect(namesOfLinks()).toEqual(['Log in']);
    expect(screen.getByRole('link')).toHaveAttribute('data-kind', 'primary');
  });

  it('shows members their name and no way in', () => {
    renderUi(<AccountCluster />, {
      session: { kind: 'member', account: 'maria77', memberType: 0 },
    });
    expect(screen.getByText('maria77')).toBeInTheDocument();
    expect(namesOfLinks()).toEqual([]);
  });
});
