import type { OriginalsJson } from '../../../schemas/originalsApi.ts';

/** What the outcome of a round is shown with on the site's page about fairness. */
export interface OutcomeProps {
  readonly gameId: string;
  /** As the kind's codec wrote it. */
  readonly outcome: OriginalsJson;
}
