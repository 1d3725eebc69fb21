import {
  askPasskeyOptions,
  checkPasskey,
  offerPasskeyOptions,
  passkeyHost,
  readMadePasskey,
  readPasskeyChallenge,
} from '../../crypto/passkeys.ts';
import { digestRecoveryCode, makeRecoveryCodes } from '../../crypto/recoveryCodes.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { findStep, makeTotpSecret, writeTotpUri } from '../../crypto/totp.ts';
import { readCode } from '../../../engine/fields/code.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import {
  changePasskey,
  countRecoveryCodes,
  deletePasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  lockPasskey,
  replaceRecoveryCodes,
  setTotpSecret,
  takePasskeyChallenge,
  type FactorOwner,
} from './memberFactors.repository.ts';
import { checkSecondFactor } from './proofs.ts';
import { digestSecret, type Random } from './secrets.ts';
import type { Member } from './sessions.ts';

/** A member who is signed in and changes their factors. */
export interface FactorCall {
  readonly caller: Caller;
  readonly member: MemberSession;
  readonly now: Date;
}

/** A sign-in by passkey stands for name and password, so the device asks who holds it; and it finds the account by itself. */
const DEMANDS = { isDiscoverable: true, needsVerification: true };

const CHALLENGE_MS = 5 * 60_000;
const OFFER_MS = 10 * 60_000;

const ownerOf = ({ caller, member }: FactorCall): FactorOwner => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
});

const siteOf = ({ brand, origin }: Caller) => ({ name: brand.name, origin });

/** In which session a secret was offered: it is bound in no other. */
const offerContext = ({ member }: FactorCall) => `authenticator ${member.sessionId}`;

/** What members sign in and prove themselves with beside passwords. */
export interface MemberFactors {
  list(tx: Tx, owner: FactorOwner): ReturnType<typeof listPasskeys>;
  countCodes(tx: Tx, owner: FactorOwner): Promise<number>;
  /** Whether the member has an authenticator that can be asked. */
  hasAuthenticator(member: Member): boolean;
  /** Whether a text is a code of the member's authenticator, or a recovery code; it is used up. */
  check(tx: Tx, member: Member, typed: string, now: Date): Promise<boolean>;
  offerTotp(call: FactorCall): { offer: string; secret: string; uri: string };
  /** Binds what was offered; gives recovery codes, or null where offer or code are not good. */
  bindTotp(
    tx: Tx,
    call: FactorCall,
    given: { readonly offer: string; readonly code: string },
  ): Promise<readonly string[] | null>;
  removeTotp(tx: Tx, call: FactorCall): Promise<void>;
  renewCodes(tx: Tx, call: FactorCall): Promise<readonly string[]>;
  offerPasskey(tx: Tx, call: FactorCall): Promise<object>;
  /** Keeps what the browser made; false where that is not what was asked for. */
  addPasskey(
    tx: Tx,
    call: FactorCall,
    made: { readonly name: string; readonly response: object },
  ): Promise<boolean>;
  renamePasskey(tx: Tx, call: FactorCall, id: string, name: string): Promise<boolean>;
  removePasskey(tx: Tx, call: FactorCall, id: string): Promise<boolean>;
  /** What a browser signs to sign in, whoever is there. */
  askPasskey(tx: Tx, caller: Caller, now: Date): Promise<object>;
  /** Whose passkey the browser showed; null where it showed none that is good. */
  usePasskey(
    tx: Tx,
    caller: Caller,
    shown: { readonly response: object; readonly now: Date },
  ): Promise<string | null>;
}

/** What factors are made from. */
interface Deps {
  readonly ids: () => string;
  readonly random: Random;
  readonly box: SecretBox;
}

type TotpPart = Pick<
  MemberFactors,
  'hasAuthenticator' | 'check' | 'offerTotp' | 'bindTotp' | 'removeTotp' | 'renewCodes'
>;

function createTotpPart({ random, box }: Deps): TotpPart {
  async function renewCodes(tx: Tx, call: FactorCall) {
    const owner = ownerOf(call);
    const codes = makeRecoveryCodes(random);
    const digests = codes.map((code) => digestRecoveryCode(owner.memberId, code));
    await replaceRecoveryCodes(tx, owner, digests);
    return codes;
  }
  return {
    renewCodes,
    hasAuthenticator: ({ id, totp_secret }) =>
      totp_secret !== null && box.open(totp_secret, id) !== null,
    check: (tx, member, typed, now) => checkSecondFactor(tx, { member, box, now }, typed),
    offerTotp(call) {
      const { caller, member, now } = call;
      const secret = makeTotpSecret(random);
      const offer = box.seal(`${secret} ${now.getTime() + OFFER_MS}`, offerContext(call));
      return { offer, secret, uri: writeTotpUri(secret, member.account, caller.brand.name) };
    },
    async bindTotp(tx, call, { offer, code }) {
      const [secret, endsAt] = box.open(offer, offerContext(call))?.split(' ') ?? [];
      if (!secret || Number(endsAt) < call.now.getTime()) return null;
      if (findStep(secret, readCode(code) ?? '', call.now) === null) return null;
      const owner = ownerOf(call);
      await setTotpSecret(tx, owner, box.seal(secret, owner.memberId));
      return renewCodes(tx, call);
    },
    async removeTotp(tx, call) {
      await setTotpSecret(tx, ownerOf(call), null);
      await replaceRecoveryCodes(tx, ownerOf(call), []);
    },
  };
}

/** Keeps and takes challenges. */
function createChallenges() {
  const keepChallenge = (
    tx: Tx,
    { brand }: Caller,
    challenge: string,
    { maker, now }: { maker: MemberSession | null; now: Date },
  ) =>
    insertPasskeyChallenge(tx, {
      merchantCode: brand.merchantCode,
      digest: digestSecret(challenge),
      maker,
      endsAt: new Date(now.getTime() + CHALLENGE_MS),
    });

  /** The challenge that an answer was made for, used up; null where it was not asked in that session. */
  async function takeChallenge(
    tx: Tx,
    { brand }: Caller,
    response: object,
    { sessionId, now }: { sessionId: string | null; now: Date },
  ): Promise<string | null> {
    const challenge = readPasskeyChallenge(response);
    if (challenge === null) return null;
    const digest = digestSecret(challenge);
    const taken = await takePasskeyChallenge(tx, brand.merchantCode, digest, now);
    return taken && taken.session_id === sessionId ? challenge : null;
  }
  return { keepChallenge, takeChallenge };
}

/** Makes what members do with their factors. */
export function createMemberFactors(deps: Deps): MemberFactors {
  const { ids } = deps;
  const { keepChallenge, takeChallenge } = createChallenges();
  return {
    ...createTotpPart(deps),
    list: listPasskeys,
    countCodes: countRecoveryCodes,
    async offerPasskey(tx, call) {
      const { caller, member, now } = call;
      const known = (await listPasskeys(tx, ownerOf(call))).filter(
        ({ host }) => host === passkeyHost(caller),
      );
      const owner = { id: member.memberId, account: member.account, name: member.account };
      const options = await offerPasskeyOptions(siteOf(caller), owner, known, DEMANDS);
      await keepChallenge(tx, caller, options.challenge, { maker: member, now });
      return options;
    },
    async addPasskey(tx, call, { name, response }) {
      const { caller, member, now } = call;
      const { sessionId } = member;
      const challenge = await takeChallenge(tx, caller, response, { sessionId, now });
      const made = challenge && (await readMadePasskey(caller, response, challenge, DEMANDS));
      if (!made) return false;
      const { merchantCode, memberId } = ownerOf(call);
      return insertPasskey(tx, {
        ...made,
        id: ids(),
        merchant_code: merchantCode,
        member_id: memberId,
        host: passkeyHost(caller),
        name,
        added_at: now,
        last_used_at: null,
      });
    },
    renamePasskey: (tx, call, id, name) => changePasskey(tx, ownerOf(call), id, { name }),
    removePasskey: (tx, call, id) => deletePasskey(tx, ownerOf(call), id),
    async askPasskey(tx, caller, now) {
      const options = await askPasskeyOptions(caller, null, DEMANDS);
      await keepChallenge(tx, caller, options.challenge, { maker: null, now });
      return options;
    },
    async usePasskey(tx, caller, { response, now }) {
      const challenge = await takeChallenge(tx, caller, response, { sessionId: null, now });
      const { id } = response as { readonly id?: unknown };
      const { merchantCode } = caller.brand;
      const kept =
        challenge !== null && typeof id === 'string'
          ? await lockPasskey(tx, merchantCode, id)
          : undefined;
      if (challenge === null || !kept || kept.host !== passkeyHost(caller)) return null;
      const counter = await checkPasskey(caller, response, { challenge, kept }, DEMANDS);
      if (counter === null) return null;
      const owner = { merchantCode, memberId: kept.member_id };
      await changePasskey(tx, owner, kept.id, { counter, last_used_at: now });
      return kept.member_id;
    },
  };
}
