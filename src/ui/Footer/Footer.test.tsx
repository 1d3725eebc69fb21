import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { brand, navMenu } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { FooterProps } from './Footer.tsx';
import Columns from './variants/Columns.tsx';
import Minimal from './variants/Minimal.tsx';

const props: FooterProps = {
  help: [],
  menu: navMenu(),
  legal: [{ topic: 'terms', label: 'Terms', href: '/help?topic=terms' }],
  showSteps: true,
  year: 2031,
};

describe.each([
  ['Columns', Columns],
  ['Minimal', Minimal],
])('footer %s', (_name, Footer) => {
  it('says what the law asks for: age, licence, help for those who play too much', () => {
    const jurisdiction = {
      minimumAge: 21,
      licence: { authority: 'Isle Commission', number: 'IC/77', href: 'https://isle.example/77' },
      helpline: { name: 'Quiet Line', href: 'https://quiet.example/' },
    };
    renderUi(<Footer {...props} />, { brand: brand({ name: 'Juniper', jurisdiction }) });
    expect(screen.getByRole('img', { name: /aged 21 or older/ })).toHaveTextContent('21+');
    expect(screen.getByText(/Juniper is licensed by Isle Commission/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'IC/77' })).toHaveAttribute(
      'href',
      'https://isle.example/77',
    );
    expect(screen.getByRole('link', { name: 'Quiet Line' })).toHaveAttribute('target', '_blank');
    expect(screen.getByText(/© 2031 Juniper/)).toBeInTheDocument();
  });

  it('leaves out what the brand does not have', () => {
    renderUi(<Footer {...props} />, {
      brand: brand({ support: {}, social: [], jurisdiction: { minimumAge: 18 } }),
    });
    expect(screen.queryByText(/licensed/)).not.toBeInTheDocument();
    expect(screen.queryByText('Live chat')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Telegram' })).not.toBeInTheDocument();
  });

  it('shows no customer service where its feature is off', () => {
    renderUi(<Footer {...props} />, { brand: brand({ features: { customerService: false } }) });
    expect(screen.queryByText('Live chat')).not.toBeInTheDocument();
  });

  it('introduces in three steps, and offers an account only where one can be opened', () => {
    const { unmount } = renderUi(<Footer {...props} />);
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/register',
    );
    const steps = ['Register', 'Play', 'Win'];
    for (const name of steps) expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    unmount();
    renderUi(<Footer {...props} />, { brand: brand({ features: { registration: false } }) });
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  });

  it('introduces who plays with a trial account, which is not theirs', () => {
    renderUi(<Footer {...props} />, {
      session: { kind: 'member', account: 'guest', memberType: TRIAL_TYPE },
    });
    expect(screen.getByRole('link', { name: 'Create account' })).toBeInTheDocument();
  });

  it('does not introduce members, who are in', () => {
    renderUi(<Footer {...props} />, {
      session: { kind: 'member', account: 'mara', memberType: 2 },
    });
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('leaves the steps to a page that shows them itself', () => {
    renderUi(<Footer {...props} showSteps={false} />);
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  });
});
