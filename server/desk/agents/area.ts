import type { Area } from '../area.ts';
import { mountContracts } from './contractCalls.ts';

/** Agents: their contracts, what these come to, and who owes it. */
export const agentsArea: Area = {
  name: 'agents',
  mount(desk) {
    mountContracts(desk);
  },
};
