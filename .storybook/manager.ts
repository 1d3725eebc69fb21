import { addons } from 'storybook/manager-api';

addons.setConfig({ panelPosition: 'right', sidebar: { showRoots: true } });
