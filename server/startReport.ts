import type { Env } from './env.ts';
import type { DemoMember } from './seed/seedDemo.ts';
import type { DemoStaff } from './seed/seedStaff.ts';

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

/** What whoever put it there must know to be open, or closed. */
function describeOpenings({ host, isDemo, network, databaseUrl }: StartedEnv): string[] {
  const isFar = !/^(127\.|::1$|localhost$)/.test(host);
  const isProxied = network.trustProxy !== false;
  const outbox = isFar ? 'anybody who reaches this port' : 'anybody at this machine';
  return [
    ...(isDemo
      ? [
          `Open: /dev/outbox of every site shows codes and links to ${outbox}; through a proxy to nobody.`,
          ...(isFar || isProxied
            ? ['Open: the demo sign-ins, whose passwords stand above. DEMO=0 makes none.']
            : []),
        ]
      : []),
    ...(!isDemo && isProxied && databaseUrl === undefined
      ? ['No demo: with TRUST_PROXY it needs DEMO=1.']
      : []),
  ];
}

type StartedEnv = Pick<Env, 'host' | 'port' | 'isDemo' | 'network' | 'databaseUrl' | 'deskHost'>;

/** Who may sign in to the demo, with their passwords in clear. */
interface DemoPeople {
  readonly members: readonly DemoMember[];
  readonly staff: readonly DemoStaff[];
}

function describeDesk(staff: readonly DemoStaff[], { deskHost, port }: StartedEnv): string[] {
  if (!deskHost) return [];
  const isLocal = /(^|\.)localhost$/.test(deskHost);
  const address = isLocal ? `http://${deskHost}:${port}/` : `https://${deskHost}/`;
  const rows = staff.map(({ role, email, password, totpSecret }) => [
    role,
    email,
    password,
    totpSecret,
  ]);
  return [
    '',
    `Desk  ${address}`,
    ...(rows.length > 0
      ? [
          'Demo staff: role, e-mail address, password, and the secret for an authenticator app',
          ...alignColumns(rows),
        ]
      : []),
  ];
}

/** Says where the gateway listens, every brand's address, how to sign in as the demo members, and what is open. */
export function describeStart(
  brands: readonly ServedBrand[],
  { members, staff }: DemoPeople,
  env: StartedEnv,
): string {
  const { host, port } = env;
  const openings = describeOpenings(env);
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
    ...describeDesk(staff, env),
    ...(openings.length > 0 ? ['', ...openings] : []),
    '',
  ].join('\n');
}
