import { resolveRegisterRules } from '../../../engine/fields/registerForms.ts';
import type {
  getAffiliate,
  checkReferralCode,
  getRegisterSetting,
} from '../../../schemas/api/account.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import type { MemberFactors } from '../session/memberFactors.ts';
import type { SignInFrom } from '../session/sessions.ts';
import { createOpenDownline, type OpenDownline } from './downline.ts';
import { findReferrerOf, readAffiliate } from './inviters.ts';
import { createPasswordChange, type ChangePassword } from './passwordChange.ts';
import {
  createPasswordRequest,
  type PasswordRequestDeps,
  type RequestPassword,
  type SendPasswordLink,
} from './passwordRequest.ts';
import {
  createPasswordReset,
  type PasswordReset,
  type PasswordResetDeps,
} from './passwordReset.ts';
import {
  createRegistration,
  type Register,
  type RegistrationDeps,
  type RegistrationListener,
} from './registration.service.ts';
import { isOwnDomain } from './registrationPlace.ts';
import { findOwnerOfCode } from './affiliates.repository.ts';

/** Everything about accounts but signing in. */
export interface AccountService {
  getRegisterSetting(call: SignInFrom): ValueOf<typeof getRegisterSetting>;
  /** Throws Problem affiliateCodeWrong or tooManyRequests. */
  getAffiliate(
    call: SignInFrom,
    query: { readonly code: string; readonly domain?: string },
  ): Promise<ValueOf<typeof getAffiliate>>;
  /** Throws Problem tooManyRequests. */
  checkReferralCode(
    call: SignInFrom,
    query: { readonly code: string },
  ): Promise<ValueOf<typeof checkReferralCode>>;
  readonly register: Register;
  readonly changePassword: ChangePassword;
  readonly requestPassword: RequestPassword;
  readonly sendPasswordLink: SendPasswordLink;
  readonly resetPassword: PasswordReset;
  readonly openDownline: OpenDownline;
  /** The agent whose code somebody names. */
  readonly findOwnerOfCode: typeof findOwnerOfCode;
  /** Adds who hears of each account as it is opened. */
  addListener(listener: RegistrationListener): void;
}

/** What the service is made from. */
export type AccountDeps = {
  readonly db: Database;
  readonly factors: Pick<MemberFactors, 'hasAuthenticator' | 'check'>;
} & Omit<RegistrationDeps, 'listeners'> &
  PasswordRequestDeps &
  PasswordResetDeps;

/** A page asks for each code that is typed; who asks more often tries codes. */
const INVITATIONS: Limit = { count: 30, windowSeconds: 60 };

/** Makes the service. */
export function createAccountService(deps: AccountDeps): AccountService {
  const { db } = deps;
  const listeners: RegistrationListener[] = [];
  /** Throws Problem tooManyRequests. */
  async function countQuestion({ caller, now }: Pick<SignInFrom, 'caller' | 'now'>) {
    const { merchantCode } = caller.brand;
    const bucket = `invitation ${getVisitorKey(caller.ip)}`;
    const waitSeconds = await withTransaction(db, { merchantCode }, (tx) =>
      countUse(tx, { merchantCode, bucket, limit: INVITATIONS, now }),
    );
    if (waitSeconds !== null) throw tooManyRequests('Codes were asked for too often.', waitSeconds);
  }
  return {
    getRegisterSetting: ({ caller: { brand }, features }) => ({
      fields: resolveRegisterRules(features, brand.registration.fields),
      minimumAge: brand.jurisdiction.minimumAge,
    }),
    async getAffiliate({ caller, now }, { code, domain }) {
      const { merchantCode } = caller.brand;
      await countQuestion({ caller, now });
      if (!isOwnDomain(domain, caller)) {
        throw new Problem('affiliateCodeWrong', 'There is no such affiliate code.');
      }
      const affiliate = await withTransaction(db, { merchantCode }, (tx) =>
        readAffiliate(tx, caller, code, now),
      );
      return { code: affiliate.code };
    },
    async checkReferralCode({ caller, now }, { code }) {
      const { merchantCode } = caller.brand;
      await countQuestion({ caller, now });
      const referrer = await withTransaction(db, { merchantCode }, (tx) =>
        findReferrerOf(tx, caller, code),
      );
      return { isGood: referrer !== undefined };
    },
    register: createRegistration({ ...deps, listeners }),
    changePassword: createPasswordChange(deps),
    ...createPasswordRequest(deps),
    resetPassword: createPasswordReset(deps),
    openDownline: createOpenDownline(deps),
    findOwnerOfCode,
    addListener: (listener) => void listeners.push(listener),
  };
}
