import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrandFile } from '../../../schemas/brand.schema.ts';

const folder = resolve(import.meta.dirname, '../../../brands');

/** A merchant of brands/, as its file says. */
export interface ShippedBrand {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly file: BrandFile;
}

/** Every merchant that the checkout ships and serves. */
export const SHIPPED_BRANDS: readonly ShippedBrand[] = readdirSync(folder).flatMap((id) => {
  const path = join(folder, id, 'brand.json');
  if (!existsSync(path)) return [];
  const file = JSON.parse(readFileSync(path, 'utf8')) as BrandFile;
  if (file.abstract || !file.name) return [];
  const host = file.hosts?.find((name) => name.endsWith('.localhost'));
  return host ? [{ id, name: file.name, host, file }] : [];
});

/** A merchant that only the tests have; what it does not say is taken from Aurora. */
const testBrand = (id: string, more: object = {}) => ({
  id,
  host: `${id}.localhost`,
  file: {
    version: 1,
    extends: 'aurora',
    name: `House of ${id}`,
    merchantCode: id.toUpperCase().replaceAll('-', '_'),
    hosts: [`${id}.localhost`],
    languages: { offered: ['en', 'es', 'ar', 'ja', 'vi'], default: 'en', fallback: 'en' },
    ...more,
  },
});

/** Merchants in states that no shipped one is in. */
export const TEST_BRANDS = {
  /** Every feature that guards a screen is on. */
  open: testBrand('e2e-open', {
    features: {
      slots: true,
      live: true,
      fish: true,
      pvp: true,
      sports: true,
      esports: true,
      lottery: true,
      vnLottery: true,
      seaLottery: true,
      elott: true,
      seamless: true,
      promotions: true,
      vip: true,
      pointMall: true,
      announcements: true,
      helpCenter: true,
      appDownload: true,
      affiliate: true,
      registration: true,
      schemeSwitch: true,
      loginToHome: false,
    },
  }),
  /** Without games between members. */
  gated: testBrand('e2e-gated', { features: { pvp: false } }),
  /** Shows guests its log-in page first. */
  loginFirst: testBrand('e2e-login-first', { features: { loginToHome: true } }),
  maintained: testBrand('e2e-maintained'),
  restricted: testBrand('e2e-restricted'),
};

/** Every shipped merchant out of service, in both ways, at hosts of their own. */
export const CLOSED_BRANDS = SHIPPED_BRANDS.flatMap((brand) =>
  (['maintained', 'restricted'] as const).map((state) => {
    const id = `e2e-${brand.id}-${state}`;
    const merchantCode = id.toUpperCase().replaceAll('-', '_');
    const host = `${id}.localhost`;
    const file = { version: 1, extends: brand.id, name: brand.name, merchantCode, hosts: [host] };
    return { id, host, name: brand.name, state, merchantCode, file };
  }),
);
