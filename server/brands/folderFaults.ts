import type { Fault } from '../../engine/brand/fault.ts';
import { BRAND_FILE, isBrandId, type FolderKind } from './brandFolders.ts';
import type { TextFile } from './textFiles.ts';

const START = { severity: 'error', line: 1, column: 1, path: '' } as const;

/** A brand's file cannot be read. */
export function fileFault(file: string, read: Exclude<TextFile, { kind: 'text' }>): Fault {
  if (read.kind === 'refused') return { ...START, file, ...read.fault };
  const message = `There is no ${BRAND_FILE} in this folder.`;
  const suggestion = `Write one ("npm run brand -- new" does), or put "_" before the folder's name.`;
  return { ...START, rule: 'file.missing', file, message, suggestion };
}

/** Two folders have the same name. */
export function duplicateFault(file: string, id: string, first: string): Fault {
  const message = `The brand "${id}" already exists in another folder.`;
  const suggestion = `Rename one of the folders; ${first} is used.`;
  return { ...START, rule: 'brand.duplicateId', file, message, suggestion };
}

/** What is wrong with the place or the name of a folder; undefined where nothing is, or where there is no folder. */
export function placeFault(file: string, id: string, kind: FolderKind): Fault | undefined {
  if (kind === 'none') return undefined;
  if (kind !== 'folder') return strayFault(file, kind);
  return isBrandId(id) ? undefined : idFault(file, id);
}

function strayFault(file: string, kind: 'outside' | 'dangling' | 'unreadable'): Fault {
  if (kind === 'unreadable') {
    const message = 'The folder may not be looked into.';
    return { ...START, rule: 'file.unreadable', file, message, suggestion: MAY_READ };
  }
  const goal = kind === 'outside' ? 'out of the folder of brands' : 'to nothing';
  const message = `The folder is a link that leads ${goal}.`;
  const suggestion = 'Put the folder itself there, or add the one it leads to to BRANDS_DIR.';
  return { ...START, rule: 'file.outside', file, message, suggestion };
}

function idFault(file: string, name: string): Fault {
  const message = `"${name}" cannot be the id of a brand.`;
  const suggestion = 'Use small letters, digits and "-" only; "_" in front sets a folder aside.';
  return { ...START, rule: 'brand.id', file, message, suggestion };
}

const MAY_READ = 'Give the account that runs Livery the right to read it.';

/** A folder of brands is not there, or may not be read. */
export function rootFault(file: string, state: 'missing' | 'unreadable'): Fault {
  if (state === 'unreadable') {
    const message = 'This folder of brands may not be read.';
    return { ...START, rule: 'root.unreadable', file, message, suggestion: MAY_READ };
  }
  const message = 'This folder of brands does not exist.';
  return {
    ...START,
    rule: 'root.missing',
    file,
    message,
    suggestion: 'Create it, or correct BRANDS_DIR.',
  };
}
