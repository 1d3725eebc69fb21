import type { Random } from '../../../scripts/art/random.ts';
import type { BrandText } from './brandText.ts';
import { either, mutate, type Mutation, type Mutator } from './mutation.ts';
import { ruledLeaves } from './schemaWalk.ts';

const hostOf = (link: string) => link.replace(/^https:\/\//, '').replace(/\/.*$/, '');

/** Ways to make a link unsafe. */
const UNSAFE: readonly ((link: string) => string)[] = [
  () => 'javascript:alert(1)',
  () => 'JavaScript:alert(1)',
  () => 'java\tscript:alert(1)',
  () => ' javascript:alert(1)',
  () => 'data:text/html,<script>alert(1)</script>',
  () => 'vbscript:msgbox(1)',
  () => 'file:///etc/passwd',
  (link) => link.replace('https:', 'http:'),
  (link) => link.replace('https:', 'ftp:'),
  (link) => link.replace('https:', ''),
  (link) => link.replace('https://', 'https:'),
  (link) => link.replace('https://', 'https:\\\\'),
  (link) => link.replace('https://', ''),
  (link) => link.replace('https://', 'https://member:secret@'),
  (link) => ` ${link}`,
  (link) => `${link}\n`,
  (link) => `/\\${hostOf(link)}`,
  () => 'about.html',
  () => '#top',
  () => 'https://',
];

/** Values that are links by their schema. */
function linksOf(brand: BrandText) {
  return ruledLeaves(brand).filter(
    ({ schema, node }) =>
      schema.maxLength === 500 && schema.minLength === 1 && String(node.value).startsWith('https'),
  );
}

const unsafeLink: Mutator = {
  kind: 'link that is not safe to follow',
  make: (brand, random) =>
    linksOf(brand).map(({ path, node }) => {
      const link = random.pick(UNSAFE)(node.value as string);
      const text = brand.replace(node, JSON.stringify(link));
      return mutate(brand, text, node.offset, `${path.join('.')} = ${link}`);
    }),
};

const strangeHost: Mutator = {
  kind: 'link to a host outside of the allow list',
  make: (brand, random) =>
    linksOf(brand).flatMap(({ path, node }) => {
      const isGuarded = path[0] === 'cdn' || path[0] === 'support';
      if (!isGuarded) return [];
      const host = hostOf(node.value as string);
      const domain = host.split('.').slice(-2).join('.');
      const other = random.pick([
        'evil.example',
        `${host}.evil.example`,
        `evil${domain}`,
        `www.evil-${domain}`,
        domain,
      ]);
      const link = (node.value as string).replace(host, other);
      const text = brand.replace(node, JSON.stringify(link));
      return [mutate(brand, text, node.offset, `${path.join('.')} = ${link}`)];
    }),
};

function withHost(brand: BrandText, host: string, random: Random) {
  const at = random.int(0, brand.get(['hosts']).children!.length);
  const next = brand.inserting(['hosts', at], host);
  return { next, path: ['hosts', at] };
}

/** Another way to write the same name. */
const rewrite = (host: string, random: Random) =>
  random.pick([host, host.toUpperCase(), host[0]!.toUpperCase() + host.slice(1), `${host}.`]);

const takenHost: Mutator = {
  kind: 'host of another brand',
  make: (brand, random, all) =>
    all
      .filter(({ id }) => id !== brand.id)
      .flatMap((owner) =>
        owner.get(['hosts']).children!.map((node): Mutation => {
          const host = rewrite(node.value as string, random);
          const { next, path } = withHost(brand, host, random);
          const what = `${host} is ${owner.id}'s`;
          return either(
            mutate(brand, next.text, next.offsetOf(path), what),
            mutate(owner, owner.text, node.offset, what),
          );
        }),
      ),
};

/** The later of two writings of one name is the one too many. */
const hostTwice: Mutator = {
  kind: 'host twice in one brand',
  make: (brand, random) =>
    brand.get(['hosts']).children!.map((node) => {
      const host = rewrite(node.value as string, random);
      const at = brand.get(['hosts']).children!.length;
      const next = brand.inserting(['hosts', at], host);
      return mutate(brand, next.text, next.offsetOf(['hosts', at]), `${host} twice`);
    }),
};

const takenCode: Mutator = {
  kind: 'merchant code of another brand',
  make: (brand, _random, all) =>
    all
      .filter(({ id }) => id !== brand.id)
      .map((owner) => {
        const next = brand.with(['merchantCode'], owner.get(['merchantCode']).value);
        return either(
          mutate(brand, next.text, next.offsetOf(['merchantCode']), `${owner.id}'s code`),
          mutate(owner, owner.text, owner.offsetOf(['merchantCode']), ''),
        );
      }),
};

const NO_HOSTS: readonly ((host: string) => string)[] = [
  (host) => `https://${host}`,
  (host) => `http://${host}`,
  (host) => `${host}:8080`,
  (host) => `${host}/casino`,
  (host) => `${host}?a=1`,
  (host) => `*.${host}`,
  (host) => `${host} `,
  (host) => host.replace('.', ' '),
  (host) => host.replace('.', '..'),
  (host) => `-${host}`,
  (host) => `.${host}`,
  (host) => `me@${host}`,
  (host) => `${host},${host}`,
  (host) => `${'a'.repeat(64)}.${host}`,
  (host) => host.replace('.', '%2e'),
  (host) => host.replace('.', '\\'),
  () => '',
  () => '*',
  () => '999.1.1.1',
  () => '[::1',
];

const malformedHost: Mutator = {
  kind: 'host that is no name',
  make: (brand, random) =>
    Array.from({ length: 8 }, () => {
      const host = random.pick(NO_HOSTS)(`play${random.int(1, 99)}.${brand.id}.example`);
      const { next, path } = withHost(brand, host, random);
      return mutate(brand, next.text, next.offsetOf(path), `host ${JSON.stringify(host)}`);
    }),
};

const NO_PATTERNS: readonly ((host: string) => string)[] = [
  ...NO_HOSTS.filter((spoil) => !spoil('a.b').startsWith('*.')),
  () => '*.com',
  (host) => `*${host}`,
  (host) => `*.*.${host}`,
  (host) => host.replace('.', '.*.'),
];

const malformedPattern: Mutator = {
  kind: 'allowed host that is no name',
  make: (brand, random) =>
    Array.from({ length: 8 }, () => {
      const host = random.pick(NO_PATTERNS)(`cdn${random.int(1, 99)}.${brand.id}.example`);
      const at = random.int(0, brand.get(['allowHosts']).children!.length);
      const next = brand.inserting(['allowHosts', at], host);
      const offset = next.offsetOf(['allowHosts', at]);
      return mutate(brand, next.text, offset, `allowed ${JSON.stringify(host)}`);
    }),
};

/** Faults of links and hosts. */
export const addressFaults: readonly Mutator[] = [
  unsafeLink,
  strangeHost,
  takenHost,
  hostTwice,
  takenCode,
  malformedHost,
  malformedPattern,
];
