import path from 'node:path';
import { BRAND_FILE } from './brandFolders.ts';
import type { FileBrandStore } from './fileBrandStore.ts';
import { fileFault } from './folderFaults.ts';
import { dissectBrand, type Dissection } from './resolver.ts';
import { createDisplayPath, readTextFile } from './textFiles.ts';

/**
 * A brand of a store with everything that its values came from, as its file is now, or as another file in its place
 * would make it; only the faults where there are any. Changes nothing that is served. Throws for an unknown id.
 */
export async function dissect(
  store: FileBrandStore,
  id: string,
  { cwd, otherFile }: { readonly cwd: string; readonly otherFile?: string },
): Promise<Dissection> {
  const parts = store.parts;
  const getSource = (wanted: string) => parts.registry.sourceOf(wanted);
  const source = getSource(id);
  if (!source) throw new Error(`There is no brand "${id}".`);
  const place = otherFile ?? path.join(source.folder, BRAND_FILE);
  const file = createDisplayPath(cwd)(place);
  const read = await readTextFile(path.dirname(place), path.basename(place));
  if (read.kind !== 'text') return { faults: [fileFault(file, read)] };
  return dissectBrand({ ...source, file, text: read.text }, getSource, parts);
}
