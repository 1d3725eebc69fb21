import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { BrandProvider } from '../brand/BrandContext.tsx';
import {
  chooseVariant,
  defineSlot,
  SlotsProvider,
  usePreloadedSlot,
  type SlotRegistry,
} from './slots.tsx';

const variant = (name: string) =>
  vi.fn(async () => ({ default: ({ text }: { text: string }) => `${name}: ${text}` }));

const plain = variant('Plain');
const bold = variant('Bold');
const registry: SlotRegistry = { Sign: { Plain: plain, Bold: bold } };
const Sign = defineSlot<{ text: string }>('Sign', 'Plain');

const show = (variants: Record<string, string>) =>
  render(
    <BrandProvider brand={brand({ variants })}>
      <SlotsProvider registry={registry}>
        <Suspense>
          <Sign text="hello" />
        </Suspense>
      </SlotsProvider>
    </BrandProvider>,
  );

afterEach(() => void vi.restoreAllMocks());

describe('a slot', () => {
  it('shows the variant that the brand chose, and loads no other', async () => {
    show({ Sign: 'Bold' });
    expect(await screen.findByText('Bold: hello')).toBeInTheDocument();
    expect(plain).not.toHaveBeenCalled();
  });

  it('loads a variant once however often it shows', async () => {
    show({ Sign: 'Bold' });
    show({ Sign: 'Bold' });
    expect(await screen.findAllByText('Bold: hello')).toHaveLength(2);
    expect(bold).toHaveBeenCalledTimes(1);
  });

  it('shows at once what was loaded before', async () => {
    const early = variant('Early');
    const Later = ({ isReady }: { isReady: boolean }) => {
      usePreloadedSlot(Sign);
      return isReady && <Sign text="hello" />;
    };
    const tree = (isReady: boolean) => (
      <BrandProvider brand={brand({ variants: { Sign: 'Early' } })}>
        <SlotsProvider registry={{ Sign: { Plain: plain, Early: early } }}>
          <Later isReady={isReady} />
        </SlotsProvider>
      </BrandProvider>
    );
    const { rerender } = render(tree(false));
    await act(async () => void (await early.mock.results[0]?.value));
    rerender(tree(true));
    expect(screen.getByText('Early: hello')).toBeInTheDocument();
    expect(early).toHaveBeenCalledTimes(1);
  });

  it.each([[{}], [{ Header: 'Bold' }], [{ Sign: 'Gone' }], [{ Sign: 'constructor' }]])(
    'shows its own default for %j',
    async (variants) => {
      show(variants as Record<string, string>);
      expect(await screen.findByText('Plain: hello')).toBeInTheDocument();
    },
  );

  it('outside of a registry says what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <BrandProvider brand={brand()}>
          <Sign text="" />
        </BrandProvider>,
      ),
    ).toThrow('<SlotsProvider>');
  });
});

describe('the choice of a variant', () => {
  it('says which file is missing where even the default is none', () => {
    expect(() => chooseVariant({}, 'Sign', 'Bold', 'Plain')).toThrow(
      'src/ui/Sign/variants/Plain.tsx',
    );
  });
});
