import { StartError } from '../startError.ts';

const FULL_CODES = ['ENOSPC', 'EDQUOT'];
const CLOSED_CODES = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'ENOENT',
  'ELOOP',
  'ENAMETOOLONG',
  'EIO',
];

const fullDisk = (folder: string, cause?: unknown) =>
  new StartError(
    `The disk of ${folder} is full: free some space (a new database takes 80 MB), or set DATA_DIR to a folder on another disk.`,
    { cause },
  );

/** What is said where a program's last words are that the disk is full; undefined where they are not. */
export function findFullDisk(folder: string, words: string): StartError | undefined {
  return /No space left on device|Disk quota exceeded/.test(words) ? fullDisk(folder) : undefined;
}

/** What is said of a data folder that nothing can be kept in. */
export function toDataFolderFault(dataDirectory: string, cause: unknown): StartError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  if (FULL_CODES.includes(reason)) return fullDisk(dataDirectory, cause);
  return new StartError(
    `The data folder ${dataDirectory} cannot be used (${reason}): give this user the right to write it and all that is in it, or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** The same of any failure of the file system while a data folder is used; other errors as they are. */
export function explainFolder(dataDirectory: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isFolders = FULL_CODES.includes(code) || CLOSED_CODES.includes(code);
  return isFolders ? toDataFolderFault(dataDirectory, error) : error;
}
