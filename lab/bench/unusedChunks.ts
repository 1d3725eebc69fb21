interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The part of the build's manifest that says which file a source module became, and what it imports. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** What a brand's home page is made of, in the words of its file. */
export interface PageParts {
  /** Variant by slot, defaults filled in. */
  readonly variants: Readonly<Record<string, string>>;
  /** Ids of the home page's sections. */
  readonly sections: readonly string[];
  readonly locale: string;
}

const CHOICE = /^(src\/ui\/\w+\/variants\/|src\/features\/|locales\/)/;

/** The modules chosen, and what they load by themselves; the start and the home page know of every choice. */
function listUsed(manifest: Manifest, { variants, sections, locale }: PageParts): Set<string> {
  const used = new Set(['index.html', 'src/features/home/HomeScreen.tsx']);
  const add = (source: string): void => {
    if (used.has(source)) return;
    used.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const imported of [...imports, ...dynamicImports]) add(imported);
  };
  for (const [slot, name] of Object.entries(variants)) add(`src/ui/${slot}/variants/${name}.tsx`);
  for (const id of sections) {
    add(`src/features/home/sections/${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`);
  }
  add(`locales/${locale}/messages.po`);
  return used;
}

/** Variants, features and languages among the fetched files that the page is not made of, as source modules. */
export function listUnused(
  manifest: Manifest,
  fetched: readonly string[],
  parts: PageParts,
): readonly string[] {
  const used = listUsed(manifest, parts);
  return Object.entries(manifest)
    .filter(([source, { file }]) => CHOICE.test(source) && fetched.includes(file))
    .map(([source]) => source)
    .filter((source) => !used.has(source));
}
