import '../src/ui/foundation.css';
import type { I18n } from '@lingui/core';
import type { Preview } from '@storybook/react-vite';
import { brands } from 'virtual:livery-brands';
import type { LocaleTag } from '../locales/locales.ts';
import { loadI18n } from '../src/platform/i18n/catalogs.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { globalTypes, initialGlobals, type Globals } from './toolbars.ts';

const getBrand = (id: string) => brands.find((brand) => brand.id === id) ?? brands[0]!;

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [
    async ({ globals }) => {
      const { brand, locale } = globals as Globals;
      return {
        i18n: await loadI18n(locale as LocaleTag, getBrand(brand).messages[locale as LocaleTag]),
      };
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <StoryFrame
        brand={getBrand((globals as Globals).brand)}
        globals={globals as Globals}
        i18n={loaded['i18n'] as I18n}
        path={(parameters['path'] as string | undefined) ?? '/'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
  },
};

export default preview;
