import { nearestName } from '../../nearestName.ts';
import type { Rule } from '../checkBrand.ts';
import { placeholdersOf } from '../placeholders.ts';

const areKnown: Rule = (brand, report, { catalogue }) => {
  const ids = Object.keys(catalogue.messages);
  for (const [tag, texts] of Object.entries(brand.messages ?? {})) {
    for (const id of Object.keys(texts)) {
      if (Object.hasOwn(catalogue.messages, id)) continue;
      const nearest = nearestName(id, ids);
      report('message.unknownId', ['messages', tag, id], `There is no message "${id}".`, {
        suggestion: nearest === undefined ? undefined : `Did you mean "${nearest}"?`,
        target: 'key',
      });
    }
  }
};

const keepPlaceholders: Rule = (brand, report, { catalogue }) => {
  for (const [tag, texts] of Object.entries(brand.messages ?? {})) {
    for (const [id, text] of Object.entries(texts)) {
      if (!Object.hasOwn(catalogue.messages, id)) continue;
      const source = placeholdersOf(catalogue.messages[id]!);
      const own = placeholdersOf(text);
      if (own !== undefined && (source === undefined || own.join() === source.join())) continue;
      const message =
        own === undefined
          ? 'This text is not complete: a brace is open, closed too often or misplaced.'
          : `This text must have the same placeholders as the original: ${source!.join(' ') || 'none'}.`;
      report('message.placeholders', ['messages', tag, id], message, {
        suggestion: `The original is "${catalogue.messages[id]}".`,
      });
    }
  }
};

/** Reworded messages exist and keep the places that are filled in later. */
export const messageRules: readonly Rule[] = [areKnown, keepPlaceholders];
