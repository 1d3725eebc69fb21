import { StartError } from './startError.ts';

/** What is said of a data folder that nothing can be kept in. */
export function toDataFolderFault(dataDirectory: string, cause: unknown): StartError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  return new StartError(
    `The data folder ${dataDirectory} cannot be used (${reason}): give this user the right to write it, or set DATA_DIR to another folder.`,
    { cause },
  );
}
