import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { createAvatars } from './avatars.ts';
import { createClosing } from './closing.ts';
import { createContacts } from './contacts.ts';
import { createDevices } from './devices.ts';
import { createOwnerProof } from './ownerProof.ts';
import { createPersonalDetails } from './personal.ts';
import { profiles, type SecurityParts } from './parts.ts';
import { addSecurityRoutes } from './security.routes.ts';
import { createSecurityService } from './security.service.ts';
import { createTellOwner } from './tellOwner.ts';

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
