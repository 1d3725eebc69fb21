import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { previewPromotions } from '../../../schemas/desk/promotions.ts';
import type {
  claimRafflePromotion,
  getPromotion,
  getPromotions,
  takePromotion,
} from '../../../schemas/api/promotions.ts';
import { PROMOTION_STATUSES, type PromotionStatus } from '../../../schemas/promotions.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { requireRealAccount } from '../payments/memberCall.ts';
import type { Claimable } from '../rewards/rewards.service.ts';
import { drawTicket, showNextHash } from './raffle.ts';
import { openPacket } from './packet.ts';
import { giveSpins, readSpins } from './spins.ts';
import { beginRow, closed, requireStanding, type PromotionsDeps } from './entries.ts';
import { payEntry } from './paying.ts';
import {
  findTerms,
  insertEntry,
  listIssued,
  listPublished,
  lockEntry,
  lockMember,
  takeBudget,
} from './promotions.repository.ts';
import { minorOf } from './doings.ts';
import {
  readLooker,
  readMember,
  standAll,
  whysOf,
  type Looker,
  type PromotionCall,
  type Standing,
} from './standing.ts';
import { showDetail, showPart, titleOf, type Reader } from './views.ts';

/** Promotions as visitors and members see them. */
export interface PromotionsService {
  list(call: PromotionCall): Promise<ValueOf<typeof getPromotions>>;
  /** How all that is published stands for a member, and why, in a transaction of who asks. */
  explain(
    tx: Tx,
    of: {
      readonly brand: ResolvedBrand;
      readonly locale: string;
      readonly memberId: string;
      readonly now: Date;
    },
  ): Promise<DeskValueOf<typeof previewPromotions>>;
  /** Throws Problem notFound. */
  read(call: PromotionCall, id: string): Promise<ValueOf<typeof getPromotion>>;
  /** Throws Problem realAccountNeeded, notFound or promotionClosed. */
  take(
    tx: Tx,
    call: PaymentCall,
    body: BodyOf<typeof takePromotion>,
  ): Promise<ValueOf<typeof takePromotion>>;
  /** Throws Problem realAccountNeeded, notFound or promotionClosed. */
  draw(
    tx: Tx,
    call: PaymentCall,
    body: BodyOf<typeof claimRafflePromotion>,
  ): Promise<ValueOf<typeof claimRafflePromotion>>;
  listClaimable(tx: Tx, call: PaymentCall): Promise<readonly Claimable[]>;
  /** Pays what was issued, by the id of its row; zero where there is nothing. */
  payOne(tx: Tx, call: PaymentCall, entryId: string): Promise<bigint>;
}

const ORDER: readonly PromotionStatus[] = [
  ...(['issued', 'claim', 'join', 'joined', 'applying', 'process', 'rejected'] as const),
  ...(['comingSoon', 'claimed', 'close'] as const),
];
const placeOf = ({ status }: Standing) => ORDER.indexOf(status) % PROMOTION_STATUSES.length;

const isSeen = ({ entry, status, endsAt, isFor }: Standing, now: Date) =>
  (entry !== null && status !== 'close') || (endsAt > now && isFor);

async function signIn(deps: PromotionsDeps, tx: Tx, call: PaymentCall, standing: Standing) {
  const { terms, today, streak } = standing;
  const { brand } = call.caller;
  const amountMinor = minorOf(terms.rewards[streak - 1]!, brand);
  const budgetMinor = minorOf(terms.budget, brand);
  if (!(await takeBudget(tx, standing.id, { amountMinor, budgetMinor }))) throw closed();
  const id = deps.ids();
  const row = beginRow(call, standing, id);
  await insertEntry(tx, { ...row, state: 'issued', expires_at: call.now, day: today, streak });
  return payEntry(deps, tx, call, { id, amountMinor, terms });
}

async function collect(deps: PromotionsDeps, tx: Tx, call: PaymentCall, entryId: string) {
  const { memberId } = call.member;
  await lockMember(tx, memberId);
  const entry = await lockEntry(tx, entryId);
  if (entry?.member_id !== memberId) return 0n;
  if (entry.state !== 'issued' || entry.expires_at! <= call.now) return 0n;
  const terms = await findTerms(tx, entry.promotion_id, entry.version);
  return payEntry(deps, tx, call, { id: entry.id, amountMinor: entry.amount_minor, terms });
}

/** What a press gives, and at which kind of promotion. */
const GIVES = {
  signIn: ['signIn', signIn],
  open: ['redPacket', openPacket],
  spins: ['freeSpins', giveSpins],
} as const;

/** What somebody gets who is offered something, by what they press. Throws Problem promotionClosed. */
async function begin(
  deps: PromotionsDeps,
  tx: Tx,
  call: PaymentCall,
  { standing, step }: { readonly standing: Standing; readonly step: 'join' | keyof typeof GIVES },
): Promise<bigint | null> {
  const { status, button, terms } = standing;
  if (step === 'join') {
    if (status !== 'join') throw closed();
    await insertEntry(tx, { ...beginRow(call, standing, deps.ids()), state: 'joined' });
    return null;
  }
  const [kind, give] = GIVES[step];
  if (button !== 'claim' || terms.kind !== kind) throw closed();
  return give(deps, tx, call, standing);
}

/** What the same press did before; undefined where it is the first. */
function doneBefore(step: string, { status, entry }: Standing): bigint | null | undefined {
  if (step === 'join') return entry !== null && status !== 'close' ? null : undefined;
  if (status !== 'claimed' || !entry) return undefined;
  return entry.kind === 'freeSpins' ? null : entry.amount_minor;
}

function createTake(deps: PromotionsDeps): PromotionsService['take'] {
  return async (tx, call, { id, step }) => {
    requireRealAccount(call);
    await lockMember(tx, call.member.memberId);
    const { standing, looker } = await requireStanding(tx, call, id);
    const write = (minor: bigint | null) => ({
      amount: minor === null ? null : toWireAmount(minor, call.caller.brand.currency.decimals),
    });
    const before = doneBefore(step, standing);
    if (before !== undefined) return write(before);
    if (!looker?.mayReceive) throw closed();
    if (step !== 'collect') return write(await begin(deps, tx, call, { standing, step }));
    if (standing.status !== 'issued') throw closed();
    return write(await collect(deps, tx, call, standing.entry!.id));
  };
}

async function listAll(
  tx: Tx,
  reader: Reader,
  { looker, now }: { readonly looker: Looker | null; readonly now: Date },
): Promise<ValueOf<typeof getPromotions>> {
  const { brand } = reader;
  const isPaused = looker !== null && !looker.mayReceive;
  const published = isPaused ? [] : await listPublished(tx);
  const all = await standAll(tx, published, { brand, looker, now });
  const list = all
    .filter((one) => isSeen(one, now))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((one) => showPart(one, reader));
  return { currency: brand.currency.code, isPaused, list };
}

/** Makes the service. */
export function createPromotionsService(deps: PromotionsDeps): PromotionsService {
  const { db } = deps;
  return {
    take: createTake(deps),
    list(call) {
      const { merchantCode } = call.caller.brand;
      return withTransaction(db, { merchantCode }, async (tx) =>
        listAll(tx, call.caller, { looker: await readLooker(tx, call), now: call.now }),
      );
    },
    async explain(tx, { memberId, now, ...reader }) {
      const { brand } = reader;
      const looker = await readMember(tx, { brand, memberId, now });
      const all = await standAll(tx, await listPublished(tx), { brand, looker, now });
      const isPaused = !looker.mayReceive;
      return {
        isPaused,
        list: all.map((one) => {
          const { id, title, kind, status, button, most } = showPart(one, reader);
          const isShown = !isPaused && isSeen(one, now);
          const whys = whysOf(one, { looker, brand, now });
          const seen = { id, title, kind, isShown, status, most, whys, unmet: [...one.unmet] };
          return { ...seen, button: isShown ? button : null };
        }),
      };
    },
    read(call, id) {
      const { merchantCode } = call.caller.brand;
      return withTransaction(db, { merchantCode }, async (tx) => {
        const { standing, looker } = await requireStanding(tx, call, id);
        if (looker && !looker.mayReceive && standing.status !== 'issued') {
          throw new Problem('notFound', 'There is no such promotion.');
        }
        const hash =
          looker && standing.terms.kind === 'raffle'
            ? await showNextHash(deps, tx, { call, id, memberId: looker.memberId })
            : null;
        const freeSpins = await readSpins(deps, tx, call, standing);
        return showDetail(standing, call, { looker, hash, freeSpins });
      });
    },
    async draw(tx, call, body) {
      requireRealAccount(call);
      await lockMember(tx, call.member.memberId);
      return drawTicket(deps, tx, call, body);
    },
    async listClaimable(tx, call) {
      const found = await listIssued(tx, { memberId: call.member.memberId, now: call.now });
      return found.map(({ id, terms, amount_minor: amountMinor, expires_at: expiresAt }) => ({
        id,
        title: titleOf(terms, call.caller),
        amountMinor,
        turnover: terms.pays.pays === 'cash' ? terms.pays.turnover : terms.pays.multiplier,
        expiresAt,
      }));
    },
    async payOne(tx, call, entryId) {
      const looker = await readLooker(tx, call);
      return looker?.mayReceive ? collect(deps, tx, call, entryId) : 0n;
    },
  };
}
