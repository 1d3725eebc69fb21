import type { MemberFactors } from '../session/memberFactors.ts';
import type { Avatars } from './avatars.ts';
import type { Closing } from './closing.ts';
import type { Contacts } from './contacts.ts';
import type { Devices } from './devices.ts';
import {
  describeProfile,
  keepProfileTexts,
  readProfileText,
  readProfileTexts,
  type PersonalDetails,
} from './personal.ts';
import type { SecurityService } from './security.service.ts';

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

/** Personal details as the staff reads and changes them. */
export const profiles = {
  describe: describeProfile,
  readText: readProfileText,
  readTexts: readProfileTexts,
  keep: keepProfileTexts,
} as const;
