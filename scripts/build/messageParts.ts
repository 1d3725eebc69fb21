import { readFile } from 'node:fs/promises';
import PO from 'pofile';
import type { Plugin } from 'vite';
import type { MessagePart } from '../../src/platform/i18n/messageParts.ts';

/**
 * Files whose texts no first page shows, by the part of the catalogue that holds them. A text that other files have too
 * stays with what every page loads.
 */
const FILES: Readonly<Record<MessagePart, RegExp>> = {
  play: /^src\/features\/play\/(?!screens\.ts$)/,
  centre:
    /^src\/(features\/centre\/(?!(screens|clubScreens)\.ts$)|ui\/(BonusTerms|CentreFrame|Records)\/)/,
  promotions: /^src\/features\/promotions\/(?!screens\.ts$)/,
  agent: /^src\/features\/(agent\/(?!screens\.ts$)|help\/(JoinScreen\.tsx$|join\/))/,
  lotteryRecords: /^src\/features\/lottery\/(draws|orders|parts|results|rules|statistics)\//,
  lottery: /^src\/features\/lottery\/(?!screens\.ts$)/,
  gateway: /^src\/app\/(plainMessages|messageTemplates)\.ts$/,
  account:
    /^src\/(features\/session\/(?!screens\.ts$)|features\/service\/|features\/member\/(?!screens\.ts$)|app\/MemberGate|ui\/(Dialog|MemberBar|Tabs|fields)\/|platform\/http\/problemMessages\.ts$)/,
};

const COMPILED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
const CATALOGUE = /^(.*\/locales\/[^/]+\/messages\.po)(?:\?part=(\w+)\.po)?$/;

/** The part that a message belongs to, by the files that say it; undefined for what every page loads. */
export function findMessagePart(files: readonly string[]): MessagePart | undefined {
  const names = Object.keys(FILES) as MessagePart[];
  return names.find((name) => files.length > 0 && files.every((file) => FILES[name].test(file)));
}

/** The messages of a compiled catalogue that belong to a part; `parts` is the part of each id. */
function keepPart(
  code: string,
  parts: ReadonlyMap<string, MessagePart | undefined>,
  part: string | undefined,
): string {
  const [call, text] = COMPILED.exec(code) ?? [];
  if (!call || !text) throw new Error('A compiled catalogue is not what it was: see COMPILED.');
  const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
  const own = Object.entries(messages).filter(([id]) => parts.get(id) === part);
  return code.replace(
    call,
    () => `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(own)))})`,
  );
}

/**
 * Divides each compiled catalogue: `messages.po` holds what every page needs, `messages.po?part=account.po` what only
 * that part of the product says. It comes after Lingui's plugin, whose name for a catalogue is what ends in `.po`.
 */
export function messageParts(): Plugin {
  return {
    name: 'livery-message-parts',
    enforce: 'post',
    async transform(code, id) {
      const [, file, part] = CATALOGUE.exec(id) ?? [];
      if (!file) return null;
      const { items } = PO.parse(await readFile(file, 'utf8'));
      const parts = new Map(items.map((item) => [item.msgid, findMessagePart(item.references)]));
      return { code: keepPart(code, parts, part), map: null };
    },
  };
}
