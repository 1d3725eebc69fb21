import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { brandsPlugin } from './brandsPlugin.ts';

const ROOT = resolve(import.meta.dirname, '..');
const STATIC = [
  { from: `${ROOT}/public`, to: '/' },
  { from: `${ROOT}/dist/client/fonts`, to: '/fonts' },
  { from: `${ROOT}/dist/art`, to: '/art' },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // Fonts and pictures are there after the first `npm run build`.
  staticDirs: STATIC.filter(({ from }) => existsSync(from)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), brandsPlugin()],
    build: { ...vite.build, manifest: false, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
