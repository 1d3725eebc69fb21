import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import { BRAND_FILE } from '../../server/brands/brandFolders.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import type { FileBrandStore } from '../../server/brands/fileBrandStore.ts';
import {
  chooseFormat,
  defineCommand,
  formatOption,
  UsageError,
  type CommandContext,
} from './command.ts';
import { createFolder, sweepDrafts, TakenError, WriteError, type Draft } from './files.ts';
import type { Subject } from './new/artwork.ts';
import {
  completeBrand,
  composeBrand,
  findMoved,
  formatBrand,
  schemaPathFrom,
  writeMoved,
  type Assets,
  type MovedColor,
  type WrittenBrand,
} from './new/compose.ts';
import type { LogoFile } from './new/logoFile.ts';
import { choosePlace, exists } from './new/place.ts';
import { makePlan, type Plan, type World } from './new/plan.ts';
import { findServed, type Served } from './new/servedAt.ts';
import { brandRootsOf, withStore } from './store.ts';

const options = {
  name: { type: 'string', description: 'Name as members read it. Default: made from the id.' },
  host: {
    type: 'string',
    multiple: true,
    value: 'host',
    description: 'Host at which it answers; may be given several times. Default: <id>.localhost.',
  },
  languages: {
    type: 'string',
    value: 'es,en',
    description: 'Languages offered; the first is the default. Default: es,en.',
  },
  theme: { type: 'string', value: 'name', description: 'File in themes/. Default: default.' },
  color: {
    type: 'string',
    value: "'#rrggbb'",
    description: 'Its own colour, in quotes; both schemes are worked out from it.',
  },
  'color-scheme': {
    type: 'string',
    value: 'dark|light|system',
    description: "Colours of a first visit. Default: the theme's.",
  },
  extends: { type: 'string', value: 'id', description: 'Brand to build on.' },
  logo: {
    type: 'string',
    value: 'file',
    description: 'SVG, PNG or WebP of at most 1 MB. Default: one is drawn from the name.',
  },
  dir: { type: 'string', value: 'folder', description: 'Folder of brands. Default: brands/.' },
  'merchant-code': {
    type: 'string',
    value: 'CODE',
    description: 'Code of the merchant, never changed later. Default: made from the id.',
  },
  interactive: { type: 'boolean', description: 'Asks for everything that was not said.' },
  format: formatOption,
} as const;

/** Makes a whole brand: its file, its pictures, its texts. */
export const newBrand = defineCommand({
  usage: "new <id> [--name …] [--host …] [--color '#…'] [options]",
  details: `The brand appears as a whole or not at all. A gateway that runs on this machine serves it within a second;
its address is printed.

  npm run brand -- new nova
  npm run brand -- new nova --name "Nova Club" --host play.nova.example --color '#7c3aed'`,
  options,
  async run({ values, positionals }, context) {
    const format = chooseFormat(values.format, ['text', 'json']);
    if (positionals.length > 1) {
      throw new UsageError('"new" makes one brand; put a name with spaces in quotes: --name "…".');
    }
    const request = {
      id: positionals[0],
      name: values.name,
      hosts: values.host?.join(','),
      languages: values.languages,
      theme: values.theme,
      color: values.color,
      colorScheme: values['color-scheme'],
      extends: values.extends,
      merchantCode: values['merchant-code'],
    };
    try {
      return await withStore(context, async (store) => {
        const place = demand(await choosePlace(values.dir, brandRootsOf(context), context.cwd));
        const logo = values.logo === undefined ? undefined : await bring(values.logo, context);
        const plan = await makePlan(request, worldOf(store), values.interactive ? context : null);
        const made = await make({ plan, logo, store, place, context });
        const served = await findServed(plan.hosts[0]!, context);
        if (format === 'json') context.write(JSON.stringify(toJson(made, served), null, 2));
        else report(made, served, context);
        return 0;
      });
    } catch (error) {
      const problem = context.signal.aborted ? 'Stopped; nothing was written.' : error;
      if (problem instanceof WriteError) context.complain(problem.message);
      else if (typeof problem === 'string') context.complain(problem);
      else throw error;
      return 1;
    }
  },
});

interface Made {
  readonly plan: Plan;
  readonly folder: string;
  readonly files: readonly string[];
  readonly moved: readonly MovedColor[];
  readonly warnings: readonly Fault[];
  /** Whether the logo says the name, rather than the id because no font has its letters. */
  readonly saysName: boolean;
  readonly isRoot: boolean;
}

interface Making {
  readonly plan: Plan;
  readonly logo: LogoFile | undefined;
  readonly store: FileBrandStore;
  readonly place: string;
  readonly context: CommandContext;
}

async function make(making: Making): Promise<Made> {
  const { plan, place, context } = making;
  const folder = path.join(place, plan.id);
  const isTaken = `"${path.relative(context.cwd, folder)}" exists already. Choose another id.`;
  if (await exists(folder)) throw new UsageError(isTaken);
  await sweepDrafts(place, context.clock());
  let made: Pick<Made, 'files' | 'moved' | 'warnings' | 'saysName'> | undefined;
  try {
    await createFolder(folder, async (draft) => {
      made = await fill(draft, folder, making);
      context.signal.throwIfAborted();
    });
  } catch (error) {
    if (error instanceof TakenError) throw new UsageError(isTaken);
    throw error;
  }
  return { ...made!, plan, folder, isRoot: brandRootsOf(context).includes(place) };
}

async function fill(draft: Draft, folder: string, { plan, logo, store, context }: Making) {
  const bare = composeBrand(plan, schemaPathFrom(folder, context.cwd));
  const inspect = (brand: WrittenBrand) =>
    examine(store, plan.id, draft.folder, formatBrand(brand));
  const { dissected } = await inspect(bare);
  const { theme, brand } = dissected;
  const scheme = brand.scheme === 'light' ? 'light' : 'dark';
  const moved = findMoved(theme);
  const pictures = await draw({ id: plan.id, name: plan.name, theme, scheme }, logo);
  const whole = completeBrand(writeMoved(bare, moved), brand.languages.offered, pictures.assets);
  const files = { [BRAND_FILE]: formatBrand(whole), ...pictures.files };
  for (const [name, content] of Object.entries(files)) await draft.write(name, content);
  const { faults } = await inspect(whole);
  return { files: Object.keys(files), moved, warnings: faults, saysName: pictures.saysName };
}

/** What the gateway would make of the brand; what keeps it from being served is the caller's mistake. */
async function examine(store: FileBrandStore, id: string, folder: string, text: string) {
  const parts = store.parts;
  const source = { id, file: path.join(id, BRAND_FILE), folder, text };
  const { dissectBrand } = await import('../../server/brands/resolver.ts');
  const found = await dissectBrand(source, (other) => parts.registry.sourceOf(other), parts);
  const { dissected, faults } = found;
  const error = faults.find(({ severity }) => severity === 'error');
  if (!dissected || error) {
    const isInherited = error !== undefined && error.file !== source.file;
    const said = isInherited ? [formatFault(error)] : [error?.message, error?.suggestion];
    throw new UsageError(said.filter(Boolean).join(' '));
  }
  return { dissected, faults };
}

async function draw(subject: Subject, logo: LogoFile | undefined) {
  const { drawArtwork, drawSocialAround } = await import('./new/artwork.ts');
  const { files, saysName } = await drawArtwork(subject);
  const drawn = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`assets/${name}`, content]),
  );
  const assets: Assets = {
    logo: 'assets/logo.svg',
    logoLight: 'assets/logo-light.svg',
    mark: 'assets/mark.svg',
    favicon: 'assets/favicon.svg',
    hero: 'assets/hero.svg',
    heroTall: 'assets/hero-tall.svg',
    login: 'assets/login.svg',
    socialImage: 'assets/social.png',
  };
  if (!logo) return { assets, files: drawn, saysName };
  const { 'assets/logo.svg': _dark, 'assets/logo-light.svg': _light, ...others } = drawn;
  const { logoLight: _drawn, ...rest } = assets;
  const name = `assets/logo.${logo.ending}`;
  const social = await drawSocialAround(subject, logo.bytes);
  return {
    assets: { ...rest, logo: name },
    files: { [name]: logo.bytes, ...others, 'assets/social.png': social },
    saysName: true,
  };
}

function worldOf(store: FileBrandStore): World {
  const { registry, themes } = store.parts;
  return {
    ids: store.ids(),
    themes: themes.names(),
    hostOwner: (host) => registry.hosts.get(host),
    codeOwner: (code) => registry.merchantCodes.get(code),
  };
}

async function bring(written: string, { cwd }: CommandContext): Promise<LogoFile> {
  const { readLogo } = await import('./new/logoFile.ts');
  return demand(await readLogo(path.resolve(cwd, written)));
}

function demand<T>(result: { ok: true; value: T } | { ok: false; problem: string }): T {
  if (result.ok) return result.value;
  throw new UsageError(result.problem);
}

function toJson({ plan, folder, files }: Made, { gateway, address }: Served): object {
  const { id, name, merchantCode, hosts } = plan;
  return { id, name, merchantCode, hosts, folder, files, gateway, address };
}

function report(made: Made, served: Served, { write, cwd }: CommandContext): void {
  const { plan, folder, files, moved, warnings, saysName, isRoot } = made;
  const shown = path.relative(cwd, folder).startsWith('..') ? folder : path.relative(cwd, folder);
  write(`The brand "${plan.name}" is in ${shown}:`);
  for (const file of files) write(`  ${file}`);
  if (!saysName) {
    write(
      `No bundled font has all letters of the name, so the logo says "${plan.id}". --logo takes another.`,
    );
  }
  for (const { scheme, role, wanted, used } of moved) {
    write(
      `In the ${scheme} scheme the ${role} colour ${wanted} becomes ${used}, so that it can be read.`,
    );
  }
  for (const fault of warnings) write(formatFault(fault));
  write('');
  for (const line of describeServed(plan, served, isRoot, path.dirname(shown))) write(line);
  write('');
  write(
    `Edit ${path.join(shown, BRAND_FILE)}; a gateway that runs shows every save at once. Then:`,
  );
  const prefix = isRoot ? '' : `BRANDS_DIR="${path.dirname(shown)}" `;
  write(`  ${prefix}npm run brand -- check ${plan.id}`);
  write(`  ${prefix}npm run brand -- preview ${plan.id}`);
}

function describeServed(
  { hosts }: Plan,
  { gateway, address, port }: Served,
  isRoot: boolean,
  dir: string,
): readonly string[] {
  if (gateway === 'serves') {
    const isLocal = hosts[0]!.endsWith('localhost');
    const hint = isLocal ? '' : ' once its name leads to this machine';
    return [`The gateway on port ${port} serves it: ${address}${hint}`];
  }
  if (!isRoot) {
    return [`No gateway looks into "${dir}" yet: put it into BRANDS_DIR, then npm start.`];
  }
  if (gateway === 'runs') {
    return [`The gateway on port ${port} does not serve it. Does it run from another folder?`];
  }
  return [`No gateway runs on port ${port}. npm start serves it at ${address}`];
}
