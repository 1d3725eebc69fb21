import { msg } from '@lingui/core/macro';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import {
  getIdentityProvider,
  listIdentityChecks,
  openIdentityCheck,
} from '../../../../schemas/desk/identity.ts';
import type { DeskArea } from '../../deskArea.ts';
import { IDENTITY_ACTIONS } from './identityWords.ts';

const IdentityEffect = lazy(async () => ({
  default: (await import('./IdentityView.tsx')).IdentityEffect,
}));

/** Who members are: what they sent, beside what is on file. */
export const identity: DeskArea = {
  id: 'identity',
  pages: [
    {
      path: '/identity',
      permission: listIdentityChecks.permission,
      Screen: lazy(async () => ({
        default: (await import('./IdentityListPage.tsx')).IdentityListPage,
      })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.identity',
          context: 'Entry of the menu',
          message: 'Identity checks',
        }),
        Icon: BadgeOutlined,
      },
    },
    {
      path: '/identity/provider',
      permission: getIdentityProvider.permission,
      Screen: lazy(async () => ({ default: (await import('./ProviderPage.tsx')).ProviderPage })),
    },
    {
      path: '/identity/:check',
      permission: openIdentityCheck.permission,
      Screen: lazy(async () => ({ default: (await import('./IdentityPage.tsx')).IdentityPage })),
    },
  ],
  resources: { identity: { list: listIdentityChecks } },
  actions: IDENTITY_ACTIONS,
  effects: { 'identity.approve': IdentityEffect },
};
