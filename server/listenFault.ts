import { StartError } from './startError.ts';

/** Turns a failed listen into one sentence; other errors pass through. */
export function toListenFault(
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use: stop the program that uses it, or choose another, such as PORT=${port + 1} npm start.`,
        { cause: error },
      );
    case 'EACCES':
      return new StartError(
        `This user may not listen on port ${port}: choose one from 1024 upwards, such as PORT=8080 npm start.`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST is "${host}", which is no address of this machine: use 127.0.0.1 for this machine only, or 0.0.0.0 for all of its networks.`,
        { cause: error },
      );
    default:
      return error;
  }
}
