import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { Logo } from './Logo.tsx';

const asset = (src: string) => ({ src, width: 120, height: 32 });

const getSchemes = () =>
  screen.getAllByRole('img', { hidden: true }).map((img) => img.dataset['onlyScheme']);

describe('the logo', () => {
  it('is the name of a brand that has no picture', () => {
    renderUi(<Logo />, { brand: brand({ name: 'Juniper' }) });
    expect(screen.getByText('Juniper')).toBeInTheDocument();
  });

  it('lets a written name be read whole where it is shortened', () => {
    const name = 'The Juniper & Saltmarsh Gaming House';
    renderUi(<Logo />, { brand: brand({ name }) });
    expect(screen.getByTitle(name)).toHaveTextContent(name);
  });

  it('has a picture for each scheme, between which the style sheet chooses', () => {
    const assets = { logo: asset('/a.svg'), logoLight: asset('/b.svg') };
    renderUi(<Logo />, { brand: brand({ assets }) });
    expect(getSchemes()).toEqual(['dark', 'light']);
  });

  it('shows one picture in both schemes where the brand has one', () => {
    renderUi(<Logo />, { brand: brand({ assets: { logo: asset('/a.svg') } }) });
    expect(getSchemes()).toEqual([undefined]);
    expect(screen.getByRole('img')).toHaveAttribute('width', '120');
  });
});
