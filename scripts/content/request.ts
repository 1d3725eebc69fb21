import type { ContentKind } from '../../schemas/content.schema.ts';
import type { CommandContext } from '../brand/command.ts';

/** Where a command runs and whom it talks to. */
export type ContentContext = Pick<CommandContext, 'cwd' | 'env' | 'write' | 'complain' | 'clock'>;

/** What can be done with content. */
export const VERBS = ['list', 'add', 'edit', 'remove', 'order'] as const;

/** One of them. */
export type ContentVerb = (typeof VERBS)[number];

/** What was asked for: the file of `add` and `edit`, or the ids of the others. */
export interface ContentRequest {
  readonly merchant: string;
  readonly verb: ContentVerb;
  readonly kind: ContentKind;
  readonly names: readonly string[];
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}
