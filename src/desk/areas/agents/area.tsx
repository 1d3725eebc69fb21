import { msg } from '@lingui/core/macro';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import {
  listDeskBills,
  listDeskContracts,
  listDeskDebts,
} from '../../../../schemas/desk/contracts.ts';
import { listLine, openLine } from '../../../../schemas/desk/lines.ts';
import type { DeskArea } from '../../deskArea.ts';

/** Agents: their lines, their contracts, what these come to, and who owes it. */
export const agents: DeskArea = {
  id: 'agents',
  pages: [
    {
      path: '/lines',
      permission: openLine.permission,
      Screen: lazy(async () => ({ default: (await import('./LinePage.tsx')).LinePage })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.lines',
          context: 'Entry of the menu: who stands above and below whom',
          message: 'Lines of agents',
        }),
        Icon: AccountTreeOutlined,
      },
    },
    {
      path: '/lines/:account',
      permission: openLine.permission,
      Screen: lazy(async () => ({ default: (await import('./LinePage.tsx')).LinePage })),
    },
    {
      path: '/contracts',
      permission: listDeskContracts.permission,
      Screen: lazy(async () => ({ default: (await import('./ContractsPage.tsx')).ContractsPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.contracts',
          context: 'Entry of the menu: what agents are contracted for',
          message: 'Contracts of agents',
        }),
        Icon: HandshakeOutlined,
      },
    },
    {
      path: '/contract-bills',
      permission: listDeskBills.permission,
      Screen: lazy(async () => ({ default: (await import('./BillsPage.tsx')).BillsPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.contractBills',
          context: 'Entry of the menu: what contracts of agents came to, and who owes it',
          message: 'Bills of agents',
        }),
        Icon: ReceiptLongOutlined,
      },
    },
  ],
  resources: {
    lines: { list: listLine },
    contracts: { list: listDeskContracts },
    contractBills: { list: listDeskBills },
    contractDebts: { list: listDeskDebts },
  },
  effects: {
    'contracts.offer': lazy(async () => ({
      default: (await import('./OfferEffect.tsx')).OfferEffect,
    })),
  },
  actions: {
    'contracts.offer': msg({
      id: 'desk.action.contractsOffer',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Terms of the house for the head of a line',
    }),
    'contracts.end': msg({
      id: 'desk.action.contractsEnd',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'End of a contract of the house asked for',
    }),
    'contractBills.hold': msg({
      id: 'desk.action.contractBillsHold',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Bill of an agent held or let go',
    }),
    'contractBills.takeOver': msg({
      id: 'desk.action.contractBillsTakeOver',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Debt of an agent taken over',
    }),
  },
};
