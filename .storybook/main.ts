import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { copyFonts } from '../scripts/fonts/copy.ts';
import { brandsPlugin } from './brandsPlugin.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FONTS = `${ROOT}/node_modules/.cache/livery-storybook/fonts`;
const STATIC = [
  { from: `${ROOT}/public`, to: '/' },
  { from: FONTS, to: '/fonts' },
  { from: `${ROOT}/dist/art`, to: '/art' },
];

// The product's own build also lays them out, but nobody has to wait for it to see a story.
copyFonts(FONTS);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: [
    // Its way to show a story's source writes into the story, and so into what several files share: what a story looked
    // like hung on which file had been opened before. Its pages do without: they show what is drawn as code.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  // Pictures of games are there after the first `npm run build`; cards show their designed gap until then.
  staticDirs: STATIC.filter(({ from }) => existsSync(from)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), brandsPlugin()],
    build: { ...vite.build, manifest: false, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
