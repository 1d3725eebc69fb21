import path from 'node:path';
import pLimit from 'p-limit';
import {
  BRAND_FILE,
  listBrandFolders,
  lookAtFolder,
} from './brandFolders.ts';
import type { FaultBook } from './faultBook.ts';
import { duplicateFault, placeFault, rootFault } from './folderFaults.ts';
import { readTextFile, type TextFile } from './textFiles.ts';

/** A brand's folder as the scan found it. */
export interface FoundBrand {
  readonly id: string;
  readonly rootIndex: number;
  readonly folder: string;
  /** Path of the brand file as the operator knows it. */
  readonly file: string;
  readonly read: TextFile;
}

/** What a scan needs. */
export interface BrandScan {
  readonly roots: readonly string[];
  readonly displayPath: (file: string) => string;
  readonly faults: FaultBook;
  /** Called for each root with its folders, before any of them is read. */
  readonly beforeReading?: (rootIndex: number, names: readonly string[]) => void;
}

const READS_AT_ONCE = 32;

/** Reads the file of every brand of every root once, in the order of roots and ids. */
export async function scanRoots(scan: BrandScan): Promise<readonly FoundBrand[]> {
  const { roots, displayPath, faults } = scan;
  const found = new Map<string, FoundBrand>();
  for (const [rootIndex, root] of roots.entries()) {
    const names = await listBrandFolders(root);
    const isKnown = typeof names !== 'string';
    faults.set(`folder ${root}`, isKnown ? [] : [rootFault(displayPath(root), names)]);
    const folders = isKnown ? names : [];
    scan.beforeReading?.(rootIndex, folders);
    for (const brand of await readFolders(scan, rootIndex, folders)) {
      const first = found.get(brand.id);
      if (first) {
        faults.set(`folder ${brand.folder}`, [duplicateFault(brand.file, brand.id, first.file)]);
      } else found.set(brand.id, brand);
    }
  }
  return [...found.values()];
}

async function readFolders(
  { roots, displayPath, faults }: BrandScan,
  rootIndex: number,
  names: readonly string[],
): Promise<readonly FoundBrand[]> {
  const root = roots[rootIndex]!;
  const brands: FoundBrand[] = [];
  await pLimit(READS_AT_ONCE).map(names, async (id) => {
    const folder = path.join(root, id);
    const file = displayPath(path.join(folder, BRAND_FILE));
    const kind = await lookAtFolder(root, id);
    if (kind === 'none') return;
    const fault = placeFault(file, id, kind);
    if (fault) return faults.set(`folder ${folder}`, [fault]);
    brands.push({ id, rootIndex, folder, file, read: await readTextFile(folder, BRAND_FILE) });
  });
  return brands.sort((a, b) => (a.id < b.id ? -1 : 1));
}
