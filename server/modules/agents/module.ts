import { getAgentHome } from '../../../schemas/api/agents.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createAgentsService, type AgentsService } from './agents.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly agents: AgentsService;
  }
}

export const agentsModule = defineModule({
  name: 'agents',
  needs: ['db'],
  create: ({ db }) => createAgentsService({ db }),
  routes(app, { agents }) {
    serve(app, getAgentHome, (call) => agents.home(call));
  },
  memberData: [
    // Who is above whom: the staff's, for a member is told of no other line.
    dataIn('member_lines', { column: 'descendant_id', isOfStaff: true }),
    {
      ...dataIn('member_lines', { column: 'ancestor_id', isOfStaff: true }),
      name: 'member_lines_below',
    },
  ],
});
