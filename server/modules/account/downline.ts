import { prepareField } from '../../../engine/fields/fieldRule.ts';
import { getPasswordRule, listOwnNames } from '../../../engine/fields/passwordRule.ts';
import { resolveRegisterRules } from '../../../engine/fields/registerForms.ts';
import { checkRegisterField, readField } from '../../../engine/fields/readField.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { findMemberByAccount, insertMember } from '../../db/members.ts';
import type { MembersTable } from '../../db/tables.ts';
import type { Admitted } from '../../http/gateway.ts';
import { createReferralCode, isReservedName } from './accountName.ts';
import { collectFieldFaults } from './fieldFaults.ts';
import { findWeakness } from './passwordWeakness.ts';
import type { RegistrationDeps } from './registration.service.ts';
import { findTaken, toTakenProblem } from './taken.ts';

/** Where an account that an agent opens stands. */
type Place = Pick<MembersTable, 'member_type' | 'upline_id' | 'rebate_point'>;

/**
 * Opens an account for somebody else, who changes the password at the first sign-in. `place` says below whom, in the
 * transaction. Throws Problem fieldsInvalid or accountTaken, and what `place` throws.
 */
export type OpenDownline = (
  call: Pick<Admitted, 'caller' | 'features' | 'now'>,
  names: { readonly username: string; readonly password: string },
  place: (tx: Tx) => Promise<Place>,
) => Promise<{ readonly id: string; readonly account: string }>;

/** Makes it. */
export function createOpenDownline({
  db,
  ids,
  random,
  passwords,
}: Pick<RegistrationDeps, 'db' | 'ids' | 'random' | 'passwords'>): OpenDownline {
  return async ({ caller, features, now }, names, place) => {
    const { brand, locale } = caller;
    const { merchantCode } = brand;
    const faults = collectFieldFaults();
    const rule = resolveRegisterRules(features, brand.registration.fields).username;
    const username = readField('username', names.username);
    const nameField = await prepareField(rule);
    faults.add(
      'username',
      checkRegisterField('username', rule, username, (read) => nameField.check(read)),
    );
    const passwordField = await prepareField(getPasswordRule(brand));
    faults.add(
      'password',
      passwordField.check(names.password) ??
        findWeakness(names.password, listOwnNames({ username, email: null, phone: null })),
    );
    faults.throwIfAny();
    const isTaken =
      isReservedName(username, brand) ||
      (await withTransaction(db, { merchantCode }, (tx) =>
        findMemberByAccount(tx, merchantCode, username),
      ));
    if (isTaken) throw toTakenProblem('account');
    const password_hash = await passwords.hash(names.password);
    try {
      return await withTransaction(db, { merchantCode }, async (tx) => {
        const { id, account } = await insertMember(tx, {
          ...(await place(tx)),
          id: ids(),
          merchant_code: merchantCode,
          account: username,
          password_hash,
          password_changed_at: now,
          password_must_change: true,
          locale,
          created_at: now,
          referral_code: createReferralCode(random),
        });
        return { id, account };
      });
    } catch (error) {
      const taken = findTaken(error);
      throw taken ? toTakenProblem(taken) : error;
    }
  };
}
