import type { Area } from '../area.ts';
import { mountContracts } from './contractCalls.ts';
import { mountLines } from './lineCalls.ts';

/** Agents: their lines, their contracts, what these come to, and who owes it. */
export const agentsArea: Area = {
  name: 'agents',
  mount(desk) {
    mountLines(desk);
    mountContracts(desk);
  },
};
