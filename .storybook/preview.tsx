import '../src/ui/foundation.css';
import type { I18n } from '@lingui/core';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { brands } from 'virtual:livery-brands';
import { getLocale } from '../locales/locales.ts';
import { chromaticModes } from '../scripts/visual/chromaticModes.ts';
import { clearDrafts } from '../src/features/session/drafts.ts';
import { readGlobals, storyLocaleOf, type Globals } from './globals.ts';
import { linkFonts } from './linkFonts.ts';
import { loadStoryI18n } from './loadStoryI18n.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbars.ts';

// What comes late on a busy machine has still come: a wait ends with what it waits for, not with the second.
configure({ asyncUtilTimeout: 10_000 });

const getBrand = ({ brand: id }: Globals) => {
  const known = brands.find(({ brand }) => brand.id === id) ?? brands[0];
  if (!known) throw new Error('There is no brand. Make one by "npm run brand -- new".');
  return known;
};

/** Where stories are visited by a machine only what is wrong is wanted; what is right is for the panel, and takes long to describe. */
const a11yOptions = navigator.userAgent.includes('StorybookTestRunner')
  ? { options: { resultTypes: ['violations' as const] } }
  : {};

const preview: Preview = {
  globalTypes,
  initialGlobals,
  // What one story typed is no beginning for the next one.
  beforeEach: clearDrafts,
  loaders: [
    async ({ globals }) => {
      const state = readGlobals(globals);
      const { brand } = getBrand(state);
      const locale = storyLocaleOf(state);
      const { script } = getLocale(locale.tag);
      await linkFonts(brand.fonts, script);
      return { i18n: await loadStoryI18n(brand, locale) };
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => {
      const state = readGlobals(globals);
      return (
        <StoryFrame
          brand={getBrand(state).brand}
          globals={state}
          i18n={loaded['i18n'] as I18n}
          path={(parameters['path'] as string | undefined) ?? '/'}
        >
          <Story />
        </StoryFrame>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...a11yOptions },
    backgrounds: { disable: true },
    chromatic: {
      modes: chromaticModes(
        brands.map(({ brand: { id, languages } }) => ({ id, locales: languages.offered })),
      ),
    },
    controls: { expanded: true },
    docs: { source: { language: 'tsx' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        // From the brand to what is put together from it. Titles stay: accepted pictures are named by them.
        order: [
          'Start here',
          'Brand',
          'Primitives',
          'Slots',
          ['Header', 'SideMenu', 'BottomNav', 'Hero', 'GameCard', 'Footer'],
          'Shell',
          'Sections',
          'House',
          'Pages',
          ['Site', 'Lobby', 'Game', 'Login', 'Session'],
        ],
      },
    },
  },
};

export default preview;
