import { defineModule } from '../../composition/module.ts';
import { createLineMoves, type LineMovesService } from './lineMoves.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly lineMoves: LineMovesService;
  }
}

export const lineMovesModule = defineModule({
  name: 'lineMoves',
  needs: [],
  create: () => createLineMoves(),
});
