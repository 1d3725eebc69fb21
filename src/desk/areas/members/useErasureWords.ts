import { useLingui } from '@lingui/react/macro';

/** What an erasure does. */
export function useErasureWords(): { readonly effect: string } {
  const { t } = useLingui();
  return {
    effect: t({
      id: 'desk.erase.effect',
      context: 'Before the personal data of a member is erased, and in the case that asks for it',
      message:
        'Name, contact data, sessions, addresses, notes and tags go for good, and nobody can sign in to the account any more. Bookings, bets and the audit stay under another name.',
    }),
  };
}
