import { StartError } from '../startError.ts';

interface Target {
  readonly place: string;
  readonly user: string;
  readonly database: string;
}

/**
 * Reads a PostgreSQL address into words that are safe to print (never the password).
 * Throws StartError when the text is no postgres:// address.
 */
export function parseDatabaseUrl(url: string): Target {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    throw new StartError(
      'DATABASE_URL is not a valid address; write postgres://name:password@host:5432/database, with special characters in the password percent-encoded.',
    );
  }
  if (parsed.protocol !== 'postgres:' && parsed.protocol !== 'postgresql:') {
    throw new StartError(
      `DATABASE_URL starts with "${parsed.protocol}"; it must be a PostgreSQL address that starts with postgres://.`,
    );
  }
  const host = parsed.hostname || parsed.searchParams.get('host') || 'localhost';
  const user = decodeURIComponent(parsed.username) || parsed.searchParams.get('user') || '';
  const database = decodeURIComponent(parsed.pathname.slice(1)) || user;
  return { place: `${host}:${parsed.port || '5432'}`, user, database };
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Turns a failed connection to `url` into one sentence; a StartError passes through unchanged. */
export function toConnectionFault(error: unknown, url: string): StartError {
  if (error instanceof StartError) return error;
  const { place, user, database } = parseDatabaseUrl(url);
  const sentences: Record<string, string> = {
    ECONNREFUSED: `No PostgreSQL answers at ${place}: start it, or correct DATABASE_URL.`,
    ECONNRESET: `The connection to PostgreSQL at ${place} was cut: check that this address speaks PostgreSQL and whether it asks for TLS (?sslmode=require).`,
    ENOTFOUND: `The host of DATABASE_URL (${place}) cannot be found: check the name.`,
    EAI_AGAIN: `The host of DATABASE_URL (${place}) cannot be looked up right now: check the name and the network.`,
    ETIMEDOUT: `PostgreSQL at ${place} does not answer in time: check the address and the firewall.`,
    EHOSTUNREACH: `PostgreSQL at ${place} cannot be reached: check the address and the network.`,
    '28P01': `PostgreSQL at ${place} refuses the password of "${user}": correct DATABASE_URL.`,
    '28000': `PostgreSQL at ${place} does not let "${user}" in (${messageOf(error)}).`,
    '3D000': `PostgreSQL at ${place} has no database "${database}": create it, or correct DATABASE_URL.`,
    '42501': `The database user "${user}" lacks a right in "${database}": ${messageOf(error)}.`,
    '53300': `PostgreSQL at ${place} has no free connection: raise max_connections or close other programs.`,
    '57P03': `PostgreSQL at ${place} is still starting or shutting down: try again in a moment.`,
  };
  return new StartError(
    sentences[codeOf(error)] ?? `PostgreSQL at ${place} cannot be used: ${messageOf(error)}.`,
    { cause: error },
  );
}
