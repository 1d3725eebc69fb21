import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { BrandGallery } from './manager/BrandGallery.tsx';
import { FeaturesPanel, FeaturesTitle } from './manager/FeaturesPanel.tsx';
import { managerTheme } from './manager/theme.ts';

// Storybook turns the JSX of its manager into calls of a React that nobody imports.
Object.assign(globalThis, { React });

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function configure(): void {
  addons.setConfig({
    theme: managerTheme(prefersDark.matches ? 'dark' : 'light'),
    layout: { panelPosition: 'bottom' },
    sidebar: { showRoots: true },
  });
}

configure();
prefersDark.addEventListener('change', configure);

addons.register('livery', () => {
  addons.add('livery/features', {
    type: types.PANEL,
    title: FeaturesTitle,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <FeaturesPanel />
      </AddonPanel>
    ),
  });
  addons.add('livery/gallery', {
    type: types.PREVIEW,
    render: ({ children }) => <BrandGallery>{children}</BrandGallery>,
  });
});
