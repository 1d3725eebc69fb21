import { defineModule } from '../../composition/module.ts';
import { dataIn, type DataOwner } from '../../db/memberData.ts';
import { countRowsOf } from '../../db/memberPage.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { DAY_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { digestSecret } from '../session/secrets.ts';
import {
  endPlaySessions,
  listLivePlay,
  sumRounds,
  type RoundsWanted,
  type RoundSums,
} from './playSessions.repository.ts';
import { findOwnersOfRound, listRoundsOf } from './memberRounds.repository.ts';
import { resetPlayWallet } from './playMoney.ts';
import { sweepPlayMoney } from './sweeps.repository.ts';
import { listKeyedVendors } from './vendorKeys.repository.ts';
import { findVendorWallet } from './vendorWallets.repository.ts';
import { takeWalletOffer } from './walletOffers.ts';
import { addVendorRoutes } from './vendor.routes.ts';
import { createVendorService, type VendorService } from './vendor.service.ts';
import {
  createVendorKey,
  createVendorKeys,
  type VendorKey,
  type VendorKeys,
} from './vendorKeys.ts';

/** Longer than what is looked for goes back. */
const SIDES_KEPT_MS = 40 * DAY_MS;

/** The wallet that vendors call, and their keys. */
export interface PlayService extends VendorService {
  readonly keys: VendorKeys;
  /** Makes a vendor's key of a merchant. Throws where the catalogue has no such vendor. */
  createKey(tx: Tx, merchantCode: string, vendorCode: string): Promise<VendorKey>;
  /** The wallets that vendors keep themselves. */
  readonly vendorWallets: typeof vendorWallets;
  /** What a member's rounds of a game came to. */
  sumRounds(wanted: RoundsWanted): Promise<RoundSums>;
  /** Ends what a member plays: nothing more is staked, and what is open is still paid. */
  endPlay(tx: Tx, of: { merchantCode: string; memberId: string; now: Date }): Promise<void>;
  /** What the staff sees of rounds. */
  readonly ofMembers: typeof ofMembers;
  /** Fills a member's play money up again; see `resetPlayWallet`. */
  readonly resetPlayMoney: typeof resetPlayWallet;
  /** Of a vendor's sessions, those whose members are still signed in and may play. */
  listLive(
    of: { readonly merchantCode: string; readonly vendorCode: string },
    sessions: readonly string[],
  ): Promise<ReadonlySet<string>>;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly play: PlayService;
  }
}

const vendorWallets = {
  find: findVendorWallet,
  listKeyed: listKeyedVendors,
  takeOffer: takeWalletOffer,
} as const;

const ofMembers = {
  list: listRoundsOf,
  count: (tx: Tx, owner: DataOwner, most: number) => countRowsOf(tx, 'play_rounds', owner, most),
  findOwners: findOwnersOfRound,
} as const;

export const playModule = defineModule({
  name: 'play',
  needs: ['db', 'ids', 'clock', 'random', 'keys', 'secretBox', 'caches', 'freeSpins'],
  create({ db, ids, clock, random, keys, secretBox, caches, freeSpins }) {
    return {
      ...createVendorService({ db, ids, random, freeSpins, secret: keys.secret }),
      keys: createVendorKeys({ db, box: secretBox, cache: caches.passing }),
      async createKey(tx, merchantCode, vendorCode) {
        const wanted = { merchantCode, vendorCode, now: clock() };
        const key = await createVendorKey(tx, { box: secretBox, random }, wanted);
        if (!key) throw new Error(`The catalogue has no vendor "${vendorCode}".`);
        return key;
      },
      sumRounds: (wanted) => withTransaction(db, wanted, (tx) => sumRounds(tx, wanted)),
      endPlay: endPlaySessions,
      ofMembers,
      vendorWallets,
      resetPlayMoney: resetPlayWallet,
      async listLive({ merchantCode, vendorCode }, sessions) {
        const digests = sessions.map(digestSecret);
        const live = await withTransaction(db, { merchantCode }, (tx) =>
          listLivePlay(tx, vendorCode, { digests, now: clock() }),
        );
        const found = new Set(live.map((digest) => digest.toString('hex')));
        return new Set(sessions.filter((_, index) => found.has(digests[index]!.toString('hex'))));
      },
    };
  },
  routes: (app, { play }) => addVendorRoutes(app, { service: play, keys: play.keys }),
  sweeps: [sweepPlayMoney, sweepOlder('play_table_sides', 'staked_at', SIDES_KEPT_MS)],
  memberData: [
    dataIn('play_sessions', { secrets: ['digest'] }),
    dataIn('play_rounds', {
      open: { what: 'bets', when: { state: ['open'], mode: ['real'] } },
    }),
    dataIn('play_transactions', { secrets: ['digest'] }),
    dataIn('play_table_sides', { isErased: true }),
    dataIn('play_wallets', { isErased: true }),
    dataIn('member_spins', { isErased: true }),
    // By this vendors name a member when they pay a bet late.
    dataIn('member_aliases'),
  ],
});
