import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getMessageChoices, setMessageChoice } from '../../../schemas/api/inbox.ts';
import { comesBy, FIXED_TYPES, MARKETING_TYPES, NOTICE_TYPES } from '../../../schemas/notices.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { readContacts } from './deliveries.repository.ts';
import { keepChoices } from './notices.repository.ts';
import type { InboxCall } from './notices.service.ts';
import type { Push } from './push.ts';

type Choices = ValueOf<typeof getMessageChoices>;

/** What members want by which way. */
export interface ChoicesService {
  read(call: InboxCall): Promise<Choices>;
  set(call: InboxCall, body: BodyOf<typeof setMessageChoice>): Promise<Choices>;
}

/** Makes the service. */
export function createChoices({
  db,
  push,
}: {
  readonly db: Database;
  readonly push: Pick<Push, 'publicKey'>;
}): ChoicesService {
  const readContact = (call: InboxCall) =>
    withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, async (tx) => {
      const { memberId } = call.member;
      const contact = (await readContacts(tx, [memberId], call.now)).get(memberId);
      if (!contact) throw new Problem('sessionEnded', 'The session has ended.');
      return contact;
    });

  async function read(call: InboxCall): Promise<Choices> {
    const contact = await readContact(call);
    const { choices } = contact;
    return {
      types: NOTICE_TYPES.map((type) => ({
        type,
        isMarketing: MARKETING_TYPES.includes(type),
        isFixed: FIXED_TYPES.includes(type),
        site: comesBy(choices, type, 'site'),
        mail: comesBy(choices, type, 'mail'),
        sms: comesBy(choices, type, 'sms'),
        push: comesBy(choices, type, 'push'),
      })),
      hasEmail: contact.email !== null,
      hasPhone: contact.phone !== null,
      pushKey: await push.publicKey(),
      browsers: contact.subscriptions.length,
    };
  }

  return {
    read,
    async set(call, { type, way, isOn }) {
      if (way === 'site' && FIXED_TYPES.includes(type)) {
        throw new Problem('bodyInvalid', 'Messages of this type always come on the site.');
      }
      const { choices } = await readContact(call);
      const { merchantCode } = call.caller.brand;
      const owner = { merchantCode, memberId: call.member.memberId };
      await withTransaction(db, { merchantCode }, (tx) =>
        keepChoices(tx, owner, {
          choices: { ...choices, [type]: { ...choices[type], [way]: isOn } },
          at: call.now,
        }),
      );
      return read(call);
    },
  };
}
