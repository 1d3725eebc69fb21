import type { DemoMember } from './db/seedDemo.ts';

interface ServedBrand {
  readonly name: string;
  readonly hosts: readonly string[];
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, column) => Math.max(found[column] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** Says where the gateway listens, every brand's address and how to sign in as the demo members. */
export function describeStart(
  brands: readonly ServedBrand[],
  members: readonly DemoMember[],
  { host, port }: { readonly host: string; readonly port: number },
): string {
  const addresses = brands.map(({ name, hosts }) => [
    name,
    ...hosts.slice(0, 1).map((first) => `http://${first}:${port}/`),
  ]);
  const logins = members.map(({ merchantCode, kind, account, password }) => [
    merchantCode,
    kind,
    account,
    password,
  ]);
  return [
    `Livery listens on ${host}:${port}. Ctrl-C stops it.`,
    ...(addresses.length > 0 ? ['', 'Brands', ...alignColumns(addresses)] : []),
    ...(logins.length > 0 ? ['', 'Demo sign-ins', ...alignColumns(logins)] : []),
    '',
  ].join('\n');
}
