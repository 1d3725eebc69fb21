import { parseHost } from '../../../engine/brand/host.ts';
import { LOCALE_TAGS, type LocaleTag } from '../../../locales/locales.ts';
import { UsageError } from '../command.ts';
import {
  freeMerchantCode,
  nameFromId,
  readChoice,
  readColor,
  readId,
  readMerchantCode,
  readName,
  type Read,
} from './names.ts';

/** What an operator said of a new brand, as written; what was not said is undefined. */
export interface NewBrandRequest {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Separated by commas. */
  readonly hosts?: string | undefined;
  /** Separated by commas, the first is the default. */
  readonly languages?: string | undefined;
  readonly theme?: string | undefined;
  readonly color?: string | undefined;
  readonly colorScheme?: string | undefined;
  readonly extends?: string | undefined;
  readonly merchantCode?: string | undefined;
}

/** The brands and themes that there are. */
export interface World {
  readonly ids: readonly string[];
  readonly themes: readonly string[];
  hostOwner(host: string): string | undefined;
  codeOwner(code: string): string | undefined;
}

/** A new brand with everything decided; undefined is taken from what it extends. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly merchantCode: string;
  readonly hosts: readonly string[];
  readonly languages: readonly LocaleTag[] | undefined;
  readonly theme: string | undefined;
  /** Whether somebody chose the theme, or it is only what a colour is laid over. */
  readonly isThemeChosen: boolean;
  readonly color: string | undefined;
  readonly colorScheme: Scheme | undefined;
  readonly extends: string | undefined;
}

const SCHEMES = ['dark', 'light', 'system'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Puts a question to a person, and says what was wrong with an answer. */
export interface Interview {
  ask(question: string): Promise<string>;
  complain(problem: string): void;
}

type Settle = <T>(
  written: string | undefined,
  question: string,
  fallback: string | undefined,
  read: (text: string) => Read<T>,
) => Promise<T | undefined>;

/** Decides on everything; with an interview, whatever was not said is asked for. Throws UsageError. */
export async function makePlan(
  request: NewBrandRequest,
  world: World,
  interview: Interview | null,
): Promise<Plan> {
  const settle = createSettle(interview);
  const id = await settle(
    request.id,
    'Id of the brand, the name of its folder',
    undefined,
    (text) => freeId(text, world),
  );
  if (id === undefined) throw new UsageError('Give the brand an id, such as "nova".');
  const parent =
    request.extends === undefined
      ? undefined
      : expect(readChoice('brand', request.extends, world.ids));
  const isOwn = parent === undefined;
  const name = await settle(request.name, 'Name as members read it', nameFromId(id), readName);
  const hosts = await settle(request.hosts, 'Hosts', `${id}.localhost`, (text) =>
    readHosts(text, world),
  );
  const known = LOCALE_TAGS.join(', ');
  const theme = await settle(
    request.theme,
    `Theme (${world.themes.join(', ')})`,
    isOwn ? 'default' : undefined,
    (text) => readChoice('theme', text, world.themes),
  );
  return {
    id,
    name: name!,
    hosts: hosts!,
    extends: parent,
    languages: await settle(
      request.languages,
      `Languages, the first is the default (${known})`,
      isOwn ? 'es,en' : undefined,
      readLanguages,
    ),
    theme,
    isThemeChosen: theme !== 'default' || request.theme !== undefined,
    color: await settle(
      request.color,
      "Colour, or nothing for the theme's own",
      undefined,
      readColor,
    ),
    colorScheme: await settle(
      request.colorScheme,
      `Colour scheme of a first visit (${SCHEMES.join(', ')}), or nothing for the theme's own`,
      undefined,
      (text) => readChoice('colour scheme', text, SCHEMES),
    ),
    merchantCode: (await settle(
      request.merchantCode,
      'Merchant code, never changed later',
      freeMerchantCode(id, (code) => world.codeOwner(code) !== undefined),
      (text) => freeCode(text, world),
    ))!,
  };
}

function createSettle(interview: Interview | null): Settle {
  return async (written, question, fallback, read) => {
    if (written !== undefined) return expect(read(written));
    if (!interview) return fallback === undefined ? undefined : expect(read(fallback));
    const shown = fallback === undefined ? `${question}:` : `${question} [${fallback}]:`;
    for (;;) {
      const answer = (await interview.ask(shown)).trim() || fallback;
      if (answer === undefined) return undefined;
      const result = read(answer);
      if (result.ok) return result.value;
      interview.complain(result.problem);
    }
  };
}

function expect<T>(result: Read<T>): T {
  if (result.ok) return result.value;
  throw new UsageError(result.problem);
}

function freeId(text: string, world: World): Read<string> {
  const id = readId(text);
  if (!id.ok || !world.ids.includes(id.value)) return id;
  return { ok: false, problem: `There is a brand "${id.value}" already. Choose another id.` };
}

function freeCode(text: string, world: World): Read<string> {
  const code = readMerchantCode(text);
  const owner = code.ok ? world.codeOwner(code.value) : undefined;
  if (owner === undefined) return code;
  return { ok: false, problem: `The merchant code "${text}" belongs to the brand "${owner}".` };
}

function readHosts(text: string, world: World): Read<readonly string[]> {
  const hosts: string[] = [];
  for (const written of listOf(text)) {
    const parsed = parseHost(written);
    if (!parsed.ok) {
      const problem = [parsed.problem, parsed.suggestion].filter(Boolean).join(' ');
      return { ok: false, problem };
    }
    const owner = world.hostOwner(parsed.host);
    if (owner !== undefined) {
      return { ok: false, problem: `The host "${written}" belongs to the brand "${owner}".` };
    }
    if (!hosts.includes(parsed.host)) hosts.push(parsed.host);
  }
  if (hosts.length > 0) return { ok: true, value: hosts };
  return { ok: false, problem: 'A brand needs a host, such as "play.example.com".' };
}

function readLanguages(text: string): Read<readonly LocaleTag[]> {
  const tags: LocaleTag[] = [];
  for (const written of listOf(text)) {
    const tag = readChoice('language', written, LOCALE_TAGS);
    if (!tag.ok) return tag;
    if (!tags.includes(tag.value)) tags.push(tag.value);
  }
  if (tags.length > 0) return { ok: true, value: tags };
  return { ok: false, problem: `A brand needs a language: ${LOCALE_TAGS.join(', ')}.` };
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
