import type { Insertable } from 'kysely';
import { maskAccountNumber } from '../../../engine/payments/accountNumbers.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { type addIdentityPicture, type getIdentity } from '../../../schemas/api/identity.ts';
import {
  IDENTITY_NEEDS,
  type IdentityNeed,
  type PicturedNeed,
} from '../../../schemas/identity.schema.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { pickText } from '../localised.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { readUploaded } from '../uploads/picture.ts';
import {
  attachPictures,
  insertCheck,
  insertPicture,
  listLoosePictures,
  lockMemberIdentity,
  updateCheck,
} from './identityChecks.repository.ts';
import { underWay, wantedOf, type ProviderChecks } from './providerChecks.ts';
import { findOpenSession, findProvider } from './providerChecks.repository.ts';
import { contextOfNumber, contextOfPicture } from './seals.ts';
import { readStanding, type IdentityStanding } from './standing.ts';
import { digestDocument, plainNumber, requireSound, SIDES, type Sent } from './submission.ts';

type Identity = ValueOf<typeof getIdentity>;
type ShownCheck = Identity['checks'][number];

/** What members show of who they are. */
export interface IdentityChecksService {
  read(call: PaymentCall): Promise<Identity>;
  /** Throws Problem pictureInvalid for what is none, or one too many. */
  addPicture(
    call: PaymentCall,
    wanted: BodyOf<typeof addIdentityPicture>,
  ): Promise<ValueOf<typeof addIdentityPicture>>;
  /** Throws Problem identityInvalid, identityClosed or underage. */
  submit(call: PaymentCall, sent: Sent): Promise<Identity>;
  /** Begins a check by the merchant's provider, or goes on with one. Throws Problem notFound or identityClosed. */
  startCheck(call: PaymentCall): Promise<Identity>;
}

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly ids: () => string;
  readonly box: SecretBox;
  /** The gateway's own: the same document is found again by a digest that nobody else can make. */
  readonly secret: Buffer;
  readonly provided: Pick<ProviderChecks, 'start' | 'handOn'>;
}

const DAY_MS = 86_400_000;

/** Pictures that a member may have uploaded without sending them. */
const MOST_LOOSE = 12;

const ownerOf = ({ caller, member, now }: PaymentCall) => ({
  brand: caller.brand,
  memberId: member.memberId,
  now,
});

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

function showCheck(need: IdentityNeed, { checks, shown }: IdentityStanding): ShownCheck {
  const nothing = { reason: null, reasons: [], submittedAt: null, expiresAt: null };
  const isShown = shown.has(need);
  const own = checks.filter((check) => check.need === need);
  // What holds counts for more than what was sent later and refused.
  const row = own.find(({ state }) => state === 'asked' || state === 'submitted') ?? own[0];
  if (isShown && row?.state !== 'asked' && row?.state !== 'submitted') {
    const held = own.find(({ state }) => state === 'approved');
    return { need, state: 'approved', ...nothing, expiresAt: iso(held?.expires_at) };
  }
  if (!row) return { need, state: 'missing', ...nothing };
  return {
    need,
    state: row.state === 'approved' ? 'expired' : row.state,
    reason: row.state === 'asked' || row.state === 'refused' ? row.reason || null : null,
    reasons: row.state === 'refused' ? row.reasons : [],
    submittedAt: iso(row.submitted_at),
    expiresAt: iso(row.expires_at),
  };
}

/** What a provider would check now, and how the check of it stands that was begun last. */
async function showProvider(
  tx: Tx,
  standing: IdentityStanding,
  { member, now }: PaymentCall,
): Promise<Identity['provider']> {
  const provider = standing.terms.levels.length === 0 ? undefined : await findProvider(tx);
  if (provider?.state !== 'active' || provider.settings.mode === 'pictures') return null;
  const open = underWay(await findOpenSession(tx, member.memberId), now);
  return {
    name: provider.name,
    needs: [...(open?.needs ?? wantedOf(standing)?.needs ?? [])],
    state: open && (open.state as 'created' | 'open' | 'working'),
    pageUrl: open && open.page_url,
    until: open && open.expires_at.toISOString(),
  };
}

function show(standing: IdentityStanding, { caller }: PaymentCall): Omit<Identity, 'provider'> {
  const { brand, locale } = caller;
  const { terms, reached, member } = standing;
  const write = (minor: bigint | null) =>
    minor === null ? null : toWireAmount(minor, brand.currency.decimals);
  const wanted = new Set<IdentityNeed>([
    ...terms.levels.flatMap(({ needs }) => needs),
    ...standing.checks.filter(({ state }) => state === 'asked').map(({ need }) => need),
  ]);
  return {
    level: reached,
    levels: terms.levels.map((level) => ({
      id: level.id,
      title: pickText(level.title, locale, brand),
      text: level.text && pickText(level.text, locale, brand),
      needs: [...level.needs],
      depositSum: write(level.depositMinor),
      withdrawalSum: write(level.withdrawalMinor),
      mayPlay: level.mayPlay,
    })),
    checks: IDENTITY_NEEDS.filter((need) => wanted.has(need)).map((need) =>
      showCheck(need, standing),
    ),
    name: member.payee_name,
    birthday: member.birthday,
  };
}

/** Throws Problem identityClosed where something was sent already, or holds, or nobody asks for it. */
function requireOpen(need: PicturedNeed, call: PaymentCall, standing: IdentityStanding): void {
  const found = show(standing, call).checks.find((check) => check.need === need);
  if (!found) throw new Problem('notFound', 'Nobody asks for it here.');
  if (found.state === 'submitted' || found.state === 'approved') {
    throw new Problem('identityClosed', 'It was sent already, or is approved.');
  }
}

/** The columns of what was sent. */
function readSent(
  { box, secret }: Deps,
  { id, sent, call }: { readonly id: string; readonly sent: Sent; readonly call: PaymentCall },
) {
  const { need, kind, name, birthday, country, number, expiresOn } = sent;
  const common = {
    state: 'submitted' as const,
    reason: null,
    reasons: [],
    submitted_at: call.now,
    kind: need === 'selfie' ? null : (kind ?? null),
    name: need === 'selfie' ? null : (name?.trim() ?? null),
  };
  if (need !== 'document') return common;
  const plain = plainNumber(number!);
  const { merchantCode } = call.caller.brand;
  return {
    ...common,
    birthday: birthday!,
    country: country!,
    number_sealed: box.seal(plain, contextOfNumber(id)),
    number_digest: digestDocument(secret, { merchantCode, country: country!, number: plain }),
    number_masked: maskAccountNumber(plain),
    expires_on: expiresOn ?? null,
  } satisfies Partial<Insertable<Tables['identity_checks']>>;
}

const showAll = async (tx: Tx, call: PaymentCall): Promise<Identity> => {
  const standing = await readStanding(tx, ownerOf(call));
  return { ...show(standing, call), provider: await showProvider(tx, standing, call) };
};

async function submit(tx: Tx, deps: Deps, call: PaymentCall, sent: Sent): Promise<void> {
  const { memberId } = call.member;
  await lockMemberIdentity(tx, memberId);
  const standing = await readStanding(tx, ownerOf(call));
  requireOpen(sent.need, call, standing);
  const loose = await listLoosePictures(tx, memberId);
  const pictures = loose.filter(({ id, need }) => need === sent.need && sent.pictures.includes(id));
  if (pictures.length !== sent.pictures.length) {
    throw new Problem('pictureInvalid', 'A picture is none of these.');
  }
  requireSound(
    sent,
    pictures.map(({ side }) => side),
    { brand: call.caller.brand, now: call.now },
  );
  const asked = standing.checks.find(({ need, state }) => need === sent.need && state === 'asked');
  const id = asked?.id ?? deps.ids();
  const columns = readSent(deps, { id, sent, call });
  if (asked) await updateCheck(tx, id, columns);
  else {
    await insertCheck(tx, {
      merchant_code: call.caller.brand.merchantCode,
      id,
      member_id: memberId,
      need: sent.need,
      keep_years: standing.terms.keepYears,
      created_at: call.now,
      ...columns,
    });
  }
  await attachPictures(tx, { ids: sent.pictures, checkId: id });
  const level = standing.terms.levels.find(({ needs }) => needs.includes(sent.need));
  await deps.provided.handOn(tx, call, { check: id, need: sent.need, level: level?.id ?? '' });
}

/** Makes the service over a database. */
export function createIdentityChecksService(deps: Deps): IdentityChecksService {
  const { db, ids, box } = deps;
  const inBrand = <T>(call: PaymentCall, work: (tx: Tx) => Promise<T>) => {
    requireRealAccount(call);
    return withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, work);
  };
  return {
    read: (call) => inBrand(call, (tx) => showAll(tx, call)),
    async addPicture(call, { need, side, picture }) {
      if (!SIDES[need].includes(side)) {
        throw new Problem('bodyInvalid', 'Field "side" is none of this.');
      }
      await inBrand(call, async (tx) => {
        requireOpen(need, call, await readStanding(tx, ownerOf(call)));
        if ((await listLoosePictures(tx, call.member.memberId)).length >= MOST_LOOSE) {
          throw new Problem('pictureInvalid', 'There are enough pictures.');
        }
      });
      const { type, bytes } = await readUploaded(picture, ['png', 'jpeg', 'webp']);
      const id = ids();
      await inBrand(call, (tx) =>
        insertPicture(tx, {
          merchant_code: call.caller.brand.merchantCode,
          id,
          member_id: call.member.memberId,
          need,
          side,
          type,
          sealed: box.sealBytes(bytes, contextOfPicture(id)),
          added_at: call.now,
          drop_at: new Date(call.now.getTime() + DAY_MS),
        }),
      );
      return { picture: id };
    },
    submit: (call, sent) =>
      inBrand(call, async (tx) => {
        await submit(tx, deps, call, sent);
        return showAll(tx, call);
      }),
    async startCheck(call) {
      requireRealAccount(call);
      await deps.provided.start(call);
      return inBrand(call, (tx) => showAll(tx, call));
    },
  };
}
