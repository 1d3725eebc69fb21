import type { LocaleTag } from '../../../locales/locales.ts';
import type { AccountChange, RenderTemplate } from '../../../schemas/messageTemplates.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Caller } from '../../http/caller.ts';
import type { MailSender } from '../../providers/mailSender.ts';
import type { SmsSender } from '../../providers/smsSender.ts';
import type { Member } from '../session/sessions.ts';
import type { SendQueue } from '../verification/sendQueue.ts';

/**
 * Tells the owner of an account, after the reply, that it was changed: at one of the addresses that `member` had, or else at
 * whichever there is. Only an address that was shown to be theirs is told: any other may be a stranger's.
 */
export type TellOwner = (
  call: { readonly caller: Caller; readonly now: Date },
  member: Member,
  change: AccountChange,
  at?: 'email' | 'phone',
) => void;

/** The language that messages to a member are written in. */
const localeOf = ({ languages }: ResolvedBrand, { locale }: Member): LocaleTag =>
  languages.offered.find((tag) => tag === locale) ?? languages.default;

/** Makes what tells owners. */
export function createTellOwner({
  queue,
  mail,
  sms,
  renderTemplate,
}: {
  readonly queue: SendQueue;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly renderTemplate: RenderTemplate;
}): TellOwner {
  return ({ caller: { brand } }, member, change, at) => {
    const { merchant_code: merchantCode, account } = member;
    const reached = {
      email: member.email_verified_at === null ? null : member.email,
      phone: member.phone_verified_at === null ? null : member.phone,
    };
    const way = at ?? (reached.email === null ? 'phone' : 'email');
    const to = reached[way];
    if (to === null) return;
    const content = { kind: 'accountChanged', account, change } as const;
    queue.sendLater(async () => {
      const letter = await renderTemplate({ locale: localeOf(brand, member), brand, content });
      if (way === 'email') await mail.send({ merchantCode, to, ...letter });
      else await sms.send({ merchantCode, to, text: letter.text });
    });
  };
}
