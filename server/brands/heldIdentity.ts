import type { Fault } from '../../engine/brand/fault.ts';
import type { HeldValue, MerchantIdentity } from '../db/merchantCurrencies.ts';
import type { BrandEntry } from './brandRegistry.ts';
import type { LiveBrand } from './brandStore.ts';
import type { Attempt } from './resolver.ts';

/**
 * Says which values of a brand contradict what is stored; none where it may be served. Rejects where that cannot be
 * told at the moment.
 */
export type AdmitIdentity = (identity: MerchantIdentity) => Promise<readonly HeldValue[]>;

const admitAll: AdmitIdentity = async () => [];

const identityOf = ({ brand }: LiveBrand): MerchantIdentity => ({
  brandId: brand.id,
  merchantCode: brand.merchantCode,
  currency: { code: brand.currency.code, decimals: brand.currency.decimals },
  timeZone: brand.timeZone,
  ...(brand.jurisdiction.country !== undefined && { country: brand.jurisdiction.country }),
});

/** When a brand is read again that could not be judged. */
const RETRY_MS = 2_000;

/** Keeps brands from showing stored money on another scale, or hiding it. */
export class HeldIdentities {
  readonly #admit: AdmitIdentity;
  readonly #reload: (id: string) => void;

  constructor(reload: (id: string) => void, admit: AdmitIdentity = admitAll) {
    this.#admit = admit;
    this.#reload = reload;
  }

  /** The attempt, not ok where what is stored contradicts it. What is served already is not asked for again. */
  async hold(entry: BrandEntry, attempt: Attempt): Promise<Attempt> {
    const { ok, live, locate, faults } = attempt;
    if (!ok || !live || !locate || live.revision === entry.revision) return attempt;
    const held = await this.#ask(live);
    if (held.length === 0) return attempt;
    const refused = held.map(({ key, value }): Fault => ({
      rule: 'merchant.held',
      severity: 'error',
      ...locate(key.split('.')),
      message: `What is stored for this brand was written with the ${key} ${JSON.stringify(value)}, and would be shown wrongly or not at all with another.`,
      suggestion: `Write ${JSON.stringify(value)} again, or, on purpose, run "npm run brand -- currency ${live.brand.id} --confirm".`,
    }));
    return { ok: false, faults: [...faults, ...refused] };
  }

  /** What may be served in place of a state at fault: the one before, or for a brand that was served one without pictures. */
  async choose(
    { revision }: BrandEntry,
    before: Attempt,
    attempt: Attempt,
  ): Promise<LiveBrand | undefined> {
    const bare = before.withoutPictures ?? attempt.withoutPictures;
    const live = before.live ?? (revision === undefined ? undefined : bare);
    if (!live || live.revision === revision) return live;
    return (await this.#ask(live)).length === 0 ? live : undefined;
  }

  async #ask(live: LiveBrand): Promise<readonly HeldValue[]> {
    try {
      return await this.#admit(identityOf(live));
    } catch (error) {
      setTimeout(() => this.#reload(live.brand.id), RETRY_MS).unref();
      throw error;
    }
  }
}
