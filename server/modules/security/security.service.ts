import { maskName } from '../../../engine/fields/maskName.ts';
import { playRulesOf } from '../../../engine/payments/jurisdictions.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  addPasskey,
  bindAuthenticator,
  downloadMyData,
  getPrivacy,
  getSecurity,
  removePasskey,
  renamePasskey,
  SecurityAdvice,
  setLocale,
  setPrivacy,
} from '../../../schemas/api/security.ts';
import { MOST_PASSKEYS } from '../../../schemas/api/security.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { writeMemberData, type MemberData } from '../../db/memberData.ts';
import { getMember } from '../../db/members.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { requireRealAccount } from '../payments/memberCall.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { MemberFactors } from '../session/memberFactors.ts';
import { settle } from '../session/completion.ts';
import { maskEmail, maskNumber } from '../session/proofs.ts';
import type { Member } from '../session/sessions.ts';
import { CLOSING_HOURS, type Closing } from './closing.ts';
import { listRemovable, restAfter, type Contacts, type SecurityCall } from './contacts.ts';
import type { OwnerProof, ProveOwner } from './ownerProof.ts';
import { listMissingDetails } from './personal.ts';
import { changeOwnMember, lockOwnMember } from './security.repository.ts';
import type { TellOwner } from './tellOwner.ts';

type Security = ValueOf<typeof getSecurity>;
type Privacy = ValueOf<typeof getPrivacy>;

/** Recovery codes, shown this once. */
interface NewCodes {
  readonly codes: string[];
  readonly security: Security;
}

/** How members keep their account safe. */
export interface SecurityService {
  describe(call: SecurityCall): Promise<Security>;
  /** Throws Problem codeWrong, and what `ProveOwner` does. */
  bindAuthenticator(call: SecurityCall, body: BodyOf<typeof bindAuthenticator>): Promise<NewCodes>;
  removeAuthenticator(call: SecurityCall, proof: OwnerProof): Promise<Security>;
  renewCodes(call: SecurityCall, proof: OwnerProof): Promise<NewCodes>;
  /** Throws Problem passkeysFull. */
  beginPasskey(call: SecurityCall, proof: OwnerProof): Promise<object>;
  /** Throws Problem passkeyWrong. */
  addPasskey(call: SecurityCall, body: BodyOf<typeof addPasskey>): Promise<Security>;
  /** Throws Problem notFound. */
  renamePasskey(call: SecurityCall, body: BodyOf<typeof renamePasskey>): Promise<Security>;
  removePasskey(call: SecurityCall, body: BodyOf<typeof removePasskey>): Promise<Security>;
  setLocale(call: SecurityCall, body: BodyOf<typeof setLocale>): Promise<void>;
  getPrivacy(call: SecurityCall): Promise<Privacy>;
  setPrivacy(call: SecurityCall, body: BodyOf<typeof setPrivacy>): Promise<Privacy>;
  /** Throws Problem tooManyRequests, and what `ProveOwner` does. */
  download(call: SecurityCall, proof: OwnerProof): Promise<ValueOf<typeof downloadMyData>>;
}

/** What the service is made from. */
export interface SecurityDeps {
  readonly db: Database;
  readonly factors: MemberFactors;
  readonly accounts: Pick<PayoutAccountsService, 'findGuard'>;
  readonly memberData: readonly MemberData[];
  readonly proveOwner: ProveOwner;
  readonly tellOwner: TellOwner;
  readonly contacts: Contacts;
  readonly closing: Closing;
}

const DOWNLOADS: Limit = { count: 3, windowSeconds: 86_400 };

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** What an account lacks, the weightiest first. */
function listAdvice(call: SecurityCall, member: Member, has: { totp: boolean; passkeys: number }) {
  const lacks: Readonly<Record<SecurityAdvice, boolean>> = {
    password: member.password_hash === null,
    email: member.email === null || member.email_verified_at === null,
    phone: member.phone === null || member.phone_verified_at === null,
    paymentPassword: member.payment_password_hash === null,
    authenticator: !has.totp && has.passkeys === 0,
    passkey: has.passkeys === 0,
    profile: listMissingDetails(call.caller.brand, member).length > 0,
  };
  return (Object.keys(lacks) as SecurityAdvice[]).filter((advice) => lacks[advice]);
}

const createDescribe = ({ db, factors, accounts, closing }: SecurityDeps) =>
  async function describe(call: SecurityCall): Promise<Security> {
    const { caller, features, now } = call;
    const { merchantCode } = caller.brand;
    const owner = { merchantCode, memberId: call.member.memberId };
    const { member, guard, passkeys, codesLeft, blocks } = await withTransaction(
      db,
      { merchantCode },
      async (tx) => ({
        member: await getMember(tx, merchantCode, owner.memberId),
        guard: await accounts.findGuard(tx, owner.memberId),
        passkeys: await factors.list(tx, owner),
        codesLeft: await factors.countCodes(tx, owner),
        blocks: await closing.listBlocks(tx, owner),
      }),
    );
    const totp = factors.hasAuthenticator(member);
    const { email, phone, payout_rests_until: rests } = member;
    return {
      advice: listAdvice(call, member, { totp, passkeys: passkeys.length }),
      asksCode: totp,
      password: {
        isSet: member.password_hash !== null,
        changedAt: iso(member.password_changed_at),
      },
      paymentPassword: {
        isSet: member.payment_password_hash !== null,
        changedAt: iso(guard?.changed_at),
      },
      email: { masked: email && maskEmail(email), isProven: member.email_verified_at !== null },
      phone: {
        masked: phone && (await maskNumber(phone)),
        isProven: member.phone_verified_at !== null,
      },
      mayRemove: [...listRemovable(member, features)],
      authenticator: { isOn: totp, codesLeft: totp ? codesLeft : 0 },
      passkeys: passkeys.map(({ id, name, added_at, last_used_at }) => ({
        id,
        name,
        addedAt: added_at.toISOString(),
        lastUsedAt: iso(last_used_at),
      })),
      payoutsRestUntil: rests !== null && rests > now ? rests.toISOString() : null,
      closing: { at: iso(member.closing_at), blocks, waitHours: CLOSING_HOURS },
      locale: member.locale,
    };
  };

/** What others see of a member, chosen or as the law of the market has it. */
function showPrivacy({ caller }: SecurityCall, { account, shows_wins: chosen }: Member): Privacy {
  const { winsNeedConsent } = playRulesOf(caller.brand.jurisdiction.country);
  return {
    winnerName: (chosen ?? !winsNeedConsent) ? 'masked' : 'hidden',
    isChosen: chosen !== null,
    masked: maskName(account),
  };
}

/** What the calls share. */
function createTools(deps: SecurityDeps) {
  const { db } = deps;
  const describe = createDescribe(deps);
  const inBrand = <T>({ caller }: SecurityCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);
  const read = (call: SecurityCall) =>
    inBrand(call, (tx) => getMember(tx, call.caller.brand.merchantCode, call.member.memberId));
  return { ...deps, describe, inBrand, read };
}

type Tools = ReturnType<typeof createTools>;

const createAuthenticatorPart = ({
  factors,
  proveOwner,
  tellOwner,
  describe,
  inBrand,
}: Tools): Pick<SecurityService, 'bindAuthenticator' | 'removeAuthenticator' | 'renewCodes'> => ({
  async bindAuthenticator(call, { proof, ...given }) {
    const member = await proveOwner(call, proof);
    const codes = await inBrand(call, (tx) => factors.bindTotp(tx, call, given));
    if (codes === null) throw new Problem('codeWrong', 'The code is wrong.');
    tellOwner(call, member, 'authenticatorOn');
    return { codes: [...codes], security: await describe(call) };
  },
  async removeAuthenticator(call, proof) {
    const member = await proveOwner(call, proof);
    await inBrand(call, async (tx) => {
      const locked = await lockOwnMember(tx, member.merchant_code, member.id);
      await factors.removeTotp(tx, call);
      await changeOwnMember(tx, locked, { payout_rests_until: restAfter(call.now) });
    });
    tellOwner(call, member, 'authenticatorOff');
    return describe(call);
  },
  async renewCodes(call, proof) {
    const member = await proveOwner(call, proof);
    if (!factors.hasAuthenticator(member)) {
      throw new Problem('notFound', 'There is no authenticator.');
    }
    const codes = await inBrand(call, (tx) => factors.renewCodes(tx, call));
    return { codes: [...codes], security: await describe(call) };
  },
});

/** What people call a passkey, without what no list can show. */
const tidyName = (name: string) =>
  name
    .replace(/[\p{C}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60) || 'Passkey';

type PasskeyPart = Pick<
  SecurityService,
  'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>;

function createPasskeyPart(tools: Tools): PasskeyPart {
  const { factors, proveOwner, tellOwner, describe, inBrand, read } = tools;
  const found = async (call: SecurityCall, isFound: boolean) => {
    if (!isFound) throw new Problem('notFound', 'There is no such passkey.');
    return describe(call);
  };
  return {
    async beginPasskey(call, proof) {
      await proveOwner(call, proof);
      return inBrand(call, async (tx) => {
        const { merchantCode } = call.caller.brand;
        const owner = { merchantCode, memberId: call.member.memberId };
        if ((await factors.list(tx, owner)).length >= MOST_PASSKEYS) {
          throw new Problem('passkeysFull', `There are ${MOST_PASSKEYS} passkeys already.`);
        }
        return factors.offerPasskey(tx, call);
      });
    },
    async addPasskey(call, { name, response }) {
      requireRealAccount(call);
      const isKept = await inBrand(call, (tx) =>
        factors.addPasskey(tx, call, { name: tidyName(name), response }),
      );
      if (!isKept) throw new Problem('passkeyWrong', 'This passkey cannot be kept.');
      tellOwner(call, await read(call), 'passkeyAdded');
      return describe(call);
    },
    renamePasskey: async (call, { id, name }) =>
      found(call, await inBrand(call, (tx) => factors.renamePasskey(tx, call, id, tidyName(name)))),
    async removePasskey(call, { id, proof }) {
      await proveOwner(call, proof);
      return found(call, await inBrand(call, (tx) => factors.removePasskey(tx, call, id)));
    },
  };
}

/** Makes the service. */
export function createSecurityService(deps: SecurityDeps): SecurityService {
  const tools = createTools(deps);
  const { memberData, proveOwner, describe, inBrand, read } = tools;
  return {
    describe,
    ...createAuthenticatorPart(tools),
    ...createPasskeyPart(tools),
    async setLocale(call, { locale }) {
      const { languages, merchantCode } = call.caller.brand;
      if (!languages.offered.includes(locale)) {
        throw new Problem('bodyInvalid', 'Field "locale" is no language of this site.');
      }
      await inBrand(call, (tx) =>
        changeOwnMember(tx, { merchant_code: merchantCode, id: call.member.memberId }, { locale }),
      );
    },
    getPrivacy: async (call) => showPrivacy(call, await read(call)),
    async setPrivacy(call, { winnerName }) {
      const { merchantCode } = call.caller.brand;
      const shows_wins = winnerName === 'masked';
      await inBrand(call, (tx) =>
        changeOwnMember(
          tx,
          { merchant_code: merchantCode, id: call.member.memberId },
          { shows_wins },
        ),
      );
      return showPrivacy(call, await read(call));
    },
    async download(call, proof) {
      await proveOwner(call, proof);
      const { merchantCode } = call.caller.brand;
      const { memberId, account } = call.member;
      const bucket = `own data ${memberId}`;
      const use = { merchantCode, bucket, limit: DOWNLOADS, now: call.now };
      const waitSeconds = await inBrand(call, (tx) => countUse(tx, use));
      settle(waitSeconds === null ? null : tooManyRequests('Three times a day.', waitSeconds));
      const own = memberData.filter(({ isOfStaff }) => !isOfStaff);
      const parts: string[] = [];
      await inBrand(call, async (tx) => {
        const owner = { merchantCode, memberId };
        for await (const part of writeMemberData(tx, { all: own, owner, at: call.now })) {
          parts.push(part);
        }
      });
      return { fileName: `${account}.json`, text: parts.join('') };
    },
  };
}
