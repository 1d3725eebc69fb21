import PO from 'pofile';
import { describeMessage } from './describeMessage.ts';

/**
 * Everything that is wrong with a catalogue, one sentence each, by comparing it with the English one: missing,
 * fuzzy and obsolete entries, entries without context, and translations that lost or made up a placeholder.
 */
export function checkCatalogue(locale: string, catalogue: string, source: string): string[] {
  const english = new Map(PO.parse(source).items.map((item) => [item.msgid, item.msgstr[0] ?? '']));
  return PO.parse(catalogue).items.flatMap((item) => {
    const translation = item.msgstr[0] ?? '';
    const say = (fault: string) => `${locale} ${item.msgid}: ${fault}`;
    if (item.obsolete) return [say('obsolete. Run `npm run extract`.')];
    const faults: string[] = [];
    if (item.flags['fuzzy']) faults.push(say('fuzzy. Check the translation and remove the flag.'));
    if (!item.msgctxt) faults.push(say('no context. Say in the code where the text stands.'));
    if (!translation.trim()) faults.push(say('not translated.'));
    else faults.push(...compare(english.get(item.msgid) ?? '', translation, locale).map(say));
    return faults;
  });
}

function compare(source: string, translation: string, locale: string): string[] {
  try {
    const wanted = describeMessage(source, 'en');
    const found = describeMessage(translation, locale);
    return [
      ...[...wanted].filter((part) => !found.has(part)).map((part) => `lost ${part}.`),
      ...[...found].filter((part) => !wanted.has(part)).map((part) => `has ${part} of its own.`),
    ];
  } catch (error) {
    return [`cannot be read: ${(error as Error).message.split('\n')[0]}`];
  }
}
