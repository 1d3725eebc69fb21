import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import type { MemberFactors } from '../session/memberFactors.ts';
import { createAvatars, type Avatars } from './avatars.ts';
import { createClosing, type Closing } from './closing.ts';
import { createContacts, type Contacts } from './contacts.ts';
import { createDevices, type Devices } from './devices.ts';
import { createOwnerProof } from './ownerProof.ts';
import {
  createPersonalDetails,
  describeProfile,
  keepProfileTexts,
  readProfileText,
  readProfileTexts,
  type PersonalDetails,
} from './personal.ts';
import { addSecurityRoutes } from './security.routes.ts';
import { createSecurityService, type SecurityService } from './security.service.ts';
import { createTellOwner } from './tellOwner.ts';

/** What members do about their own account. */
export interface SecurityParts {
  readonly service: SecurityService;
  readonly contacts: Contacts;
  readonly personal: PersonalDetails;
  readonly avatars: Avatars;
  readonly devices: Devices;
  readonly closing: Closing;
  readonly factors: MemberFactors;
  /** Closes accounts whose members asked for it. */
  closeDue(now: Date): Promise<void>;
  /** Personal details as the staff reads and changes them. */
  readonly profiles: typeof profiles;
}

const profiles = {
  describe: describeProfile,
  readText: readProfileText,
  readTexts: readProfileTexts,
  keep: keepProfileTexts,
} as const;

declare module '../../composition/module.ts' {
  interface Parts {
    readonly security: SecurityParts;
  }
}

export const securityModule = defineModule({
  name: 'security',
  needs: [
    'db',
    'random',
    'providers',
    'renderTemplate',
    'memberData',
    'verification',
    'session',
    'payoutAccounts',
    'play',
  ],
  create({ db, random, providers, renderTemplate, memberData, verification, ...others }) {
    const { session, payoutAccounts, play } = others;
    const { sessions, passwords, factors, ofMembers } = session;
    const { codes, queue } = verification;
    const { mail, sms } = providers;
    const tellOwner = createTellOwner({ queue, mail, sms, renderTemplate });
    const proveOwner = createOwnerProof({ db, passwords, factors });
    const contacts = createContacts({ db, codes, verification, proveOwner, tellOwner });
    const closing = createClosing({ db, sessions, play, memberData, proveOwner, tellOwner });
    const shared = { db, factors, accounts: payoutAccounts, memberData, proveOwner, tellOwner };
    return {
      service: createSecurityService({ ...shared, contacts, closing }),
      contacts,
      personal: createPersonalDetails({ db }),
      avatars: createAvatars({ db, random }),
      devices: createDevices({ db, sessions, reads: ofMembers }),
      closing,
      factors,
      closeDue: (now) => closing.closeDue(now),
      profiles,
    };
  },
  routes: (app, { security }) => addSecurityRoutes(app, security),
  memberData: [dataIn('member_avatars', { secrets: ['bytes'], isErased: true })],
});
