import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { brand as sampleBrand } from '../../../tests/support/builders.ts';
import { fixtureTransport } from '../../../tests/support/fixtureTransport.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrandProvider, useBrand } from '../../platform/brand/BrandContext.tsx';
import { createHttp, type Transport } from '../../platform/http/http.ts';
import { HttpProvider } from '../../platform/http/HttpContext.tsx';
import HomeScreen from './HomeScreen.tsx';
import type { HomeSectionId } from '../../../schemas/home.ts';

const PROPS: Partial<Record<HomeSectionId, Record<string, unknown>>> = {
  hero: { group: 'w_home', intervalSeconds: 7 },
  categories: { limit: 8 },
  hotGames: { limit: 12 },
  gameRow: { category: 'RNG', limit: 12 },
  lotteries: { limit: 8 },
  winners: { limit: 12 },
};

const never: Transport = () => new Promise(() => undefined);

const empty: Transport = async ({ url }) => {
  const value = url.includes('game_menus') ? { categories: [] } : { list: [] };
  return { status: 200, body: { success: true, value, message: '' } };
};

const failing: Transport = async () => ({
  status: 500,
  body: { success: false, value: null, message: '', code: 'internal' },
});

/** The home page of the chosen brand with some sections only, its calls answered as the story says. */
function Page({
  sections,
  transport,
}: {
  sections: readonly HomeSectionId[];
  transport: Transport;
}): ReactNode {
  const brand = useBrand();
  const queryClient = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    [],
  );
  const http = useMemo(
    () => createHttp({ transport, merchantCode: sampleBrand().merchantCode, language: 'en' }),
    [transport],
  );
  const page = sections.map((section) => ({ section, props: PROPS[section] ?? {} }));
  return (
    <QueryClientProvider client={queryClient}>
      <HttpProvider http={http}>
        <BrandProvider brand={{ ...brand, sections: page }}>
          <HomeScreen />
        </BrandProvider>
      </HttpProvider>
    </QueryClientProvider>
  );
}

const ALL: readonly HomeSectionId[] = [
  'hero',
  'marquee',
  'categories',
  'hotGames',
  'gameRow',
  'lotteries',
  'winners',
  'howItWorks',
  'appDownload',
];

const meta = {
  title: 'Home/Sections',
  component: Page,
  args: { sections: ALL, transport: fixtureTransport },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Hero: Story = { args: { sections: ['hero'] } };

export const Marquee: Story = { args: { sections: ['marquee'] } };

export const Categories: Story = { args: { sections: ['categories'] } };

export const HotGames: Story = { args: { sections: ['hotGames'] } };

export const GameRow: Story = { args: { sections: ['gameRow'] } };

export const Lotteries: Story = { args: { sections: ['lotteries'] } };

export const Winners: Story = { args: { sections: ['winners'] } };

export const HowItWorks: Story = { args: { sections: ['howItWorks'] } };

export const AppDownload: Story = { args: { sections: ['appDownload'] } };

export const Loading: Story = { args: { transport: never } };

/** Only what needs no data is left. */
export const Empty: Story = { args: { transport: empty } };

export const Failed: Story = { args: { transport: failing } };
