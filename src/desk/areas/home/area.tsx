import { msg } from '@lingui/core/macro';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { lazy } from 'react';
import type { DeskArea } from '../../deskArea.ts';

/** The first page, and the own account. */
export const home: DeskArea = {
  id: 'home',
  pages: [
    {
      path: '/',
      permission: 'staff',
      Screen: lazy(async () => ({ default: (await import('./HomePage.tsx')).HomePage })),
      menu: {
        group: 'work',
        label: msg({ id: 'desk.menu.home', context: 'Entry of the menu', message: 'Home' }),
        Icon: HomeOutlined,
      },
    },
  ],
};
