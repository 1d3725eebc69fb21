import { msg } from '@lingui/core/macro';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import { getSystem, listBrands } from '../../../../schemas/desk/system.ts';
import type { DeskArea } from '../../deskArea.ts';

/** The platform itself, and the brands on it. */
export const system: DeskArea = {
  id: 'system',
  pages: [
    {
      path: '/brands',
      permission: listBrands.permission,
      Screen: lazy(async () => ({ default: (await import('./BrandsPage.tsx')).BrandsPage })),
      menu: {
        group: 'house',
        label: msg({ id: 'desk.menu.brands', context: 'Entry of the menu', message: 'Brands' }),
        Icon: StorefrontOutlined,
      },
    },
    {
      path: '/system',
      permission: getSystem.permission,
      Screen: lazy(async () => ({ default: (await import('./SystemPage.tsx')).SystemPage })),
      menu: {
        group: 'house',
        label: msg({ id: 'desk.menu.system', context: 'Entry of the menu', message: 'System' }),
        Icon: DnsOutlined,
      },
    },
  ],
};
