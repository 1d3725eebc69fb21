import { certainName, nearestName } from '../../nearestName.ts';
import type { Rule } from '../rule.ts';
import { parseMessage } from '../placeholders.ts';

const areKnown: Rule = (brand, report, { catalogue }) => {
  const ids = Object.keys(catalogue.messages);
  for (const [tag, texts] of Object.entries(brand.messages ?? {})) {
    for (const id of Object.keys(texts)) {
      if (Object.hasOwn(catalogue.messages, id)) continue;
      const free = ids.filter((known) => !Object.hasOwn(texts, known));
      const nearest = nearestName(id, free);
      const certain = certainName(id, free);
      report('message.unknownId', ['messages', tag, id], `There is no message "${id}".`, {
        suggestion: nearest === undefined ? undefined : `Did you mean "${nearest}"?`,
        target: 'key',
        mend: certain === undefined ? undefined : { kind: 'rename', key: certain },
      });
    }
  }
};

const areComplete: Rule = (brand, report, { catalogue }) => {
  for (const [tag, texts] of Object.entries(brand.messages ?? {})) {
    for (const [id, text] of Object.entries(texts)) {
      const path = ['messages', tag, id];
      const own = parseMessage(text);
      const original = Object.hasOwn(catalogue.messages, id) ? catalogue.messages[id] : undefined;
      const suggestion = original === undefined ? undefined : `The original is "${original}".`;
      if (!own.ok) {
        report('message.syntax', path, `This text is no ICU message: ${own.problem}`, {
          suggestion,
        });
        continue;
      }
      const source = original === undefined ? undefined : parseMessage(original);
      if (!source?.ok || own.placeholders.join() === source.placeholders.join()) continue;
      const wanted = source.placeholders.join(' ') || 'none';
      const message = `This text must have the same placeholders as the original: ${wanted}.`;
      report('message.placeholders', path, message, { suggestion });
    }
  }
};

/** Reworded messages exist, are whole and keep the places that are filled in later. */
export const messageRules: readonly Rule[] = [areKnown, areComplete];
