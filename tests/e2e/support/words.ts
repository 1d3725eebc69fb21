import { setupI18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import PO from 'pofile';
import type { LocaleTag } from '../../../locales/locales.ts';

const folder = resolve(import.meta.dirname, '../../../locales');

/** Says a message of the interface as a page in one language shows it, without the marks of its links. */
export type Say = (id: string, values?: Record<string, unknown>) => string;

/** The site's messages, or those of our own games. */
type Catalogue = 'messages' | 'originals';

const spoken = new Map<string, Say>();

function load(tag: LocaleTag, catalogue: Catalogue): Say {
  const { items } = PO.parse(readFileSync(resolve(folder, tag, `${catalogue}.po`), 'utf8'));
  const messages: Messages = Object.fromEntries(
    items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')]),
  );
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
  return (id, values) => {
    if (!messages[id]?.length) throw new Error(`"${id}" is not said in ${tag}.`);
    return i18n._(id, values).replace(/<\/?\d+\/?>/g, '');
  };
}

/** What the interface says in a language, from its catalogue. */
export function getWords(tag: LocaleTag, catalogue: Catalogue = 'messages'): Say {
  const key = `${tag} ${catalogue}`;
  const say = spoken.get(key) ?? load(tag, catalogue);
  spoken.set(key, say);
  return say;
}
