import type { Fault } from '../../engine/brand/fault.ts';
import { BRAND_FILE } from './brandFolders.ts';
import type { TextFile } from './textFiles.ts';

const START = { severity: 'error', line: 1, column: 1, path: '' } as const;

/** A brand's file cannot be read. */
export function fileFault(file: string, read: Exclude<TextFile, { kind: 'text' }>): Fault {
  if (read.kind === 'refused') return { ...START, file, ...read.fault };
  const message = `There is no ${BRAND_FILE} in this folder.`;
  return { ...START, rule: 'file.missing', file, message };
}

/** Two folders have the same name. */
export function duplicateFault(file: string, id: string, first: string): Fault {
  const message = `The brand "${id}" already exists in another folder.`;
  const suggestion = `Rename one of the folders; ${first} is used.`;
  return { ...START, rule: 'brand.duplicateId', file, message, suggestion };
}

/** A folder is a link to somewhere else. */
export function outsideFault(file: string): Fault {
  const message = 'The folder is a link that leads out of the folder of brands.';
  return { ...START, rule: 'file.outside', file, message };
}

/** A folder's name cannot be an id. */
export function idFault(file: string, name: string): Fault {
  const message = `"${name}" cannot be the id of a brand.`;
  const suggestion = 'Use small letters, digits and "-" only; "_" in front sets a folder aside.';
  return { ...START, rule: 'brand.id', file, message, suggestion };
}

/** A folder of brands is not there. */
export function rootFault(file: string): Fault {
  const message = 'This folder of brands does not exist.';
  return {
    ...START,
    rule: 'root.missing',
    file,
    message,
    suggestion: 'Create it, or correct BRANDS_DIR.',
  };
}
