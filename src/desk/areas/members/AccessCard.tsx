import { useLingui } from '@lingui/react/macro';
import {
  clearMemberPaymentPassword,
  endMemberSessions,
  forceMemberPassword,
  startMemberReset,
} from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Card, Facts } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';

/** How a member gets in, and what the staff may do about it. */
export function AccessCard({ member }: { member: Member }) {
  const { t } = useLingui();
  const { number } = useDeskFormats();
  const { id, account } = member;
  const yes = t({ id: 'desk.access.yes', context: 'Value of a fact', message: 'Yes' });
  const no = t({ id: 'desk.access.no', context: 'Value of a fact', message: 'No' });
  const say = (is: boolean) => (is ? yes : no);
  return (
    <Card
      title={t({
        id: 'desk.access.title',
        context: 'Heading of a part of the page of a member',
        message: 'Access',
      })}
    >
      <Facts
        rows={[
          [
            t({
              id: 'desk.access.sessions',
              context: 'Name of a fact: how many sessions are open',
              message: 'Open sessions',
            }),
            number(member.liveSessions),
          ],
          [
            t({ id: 'desk.access.password', context: 'Name of a fact', message: 'Has a password' }),
            say(member.hasPassword),
          ],
          [
            t({
              id: 'desk.access.mustChange',
              context: 'Name of a fact: at the next sign-in',
              message: 'Must change it',
            }),
            say(member.passwordMustChange),
          ],
          [
            t({
              id: 'desk.access.paymentPassword',
              context: 'Name of a fact: the password that guards payouts',
              message: 'Has a payment password',
            }),
            say(member.hasPaymentPassword),
          ],
          [
            t({ id: 'desk.access.phone', context: 'Name of a fact', message: 'Phone verified' }),
            say(member.phoneVerified),
          ],
          [
            t({ id: 'desk.access.email', context: 'Name of a fact', message: 'E-mail verified' }),
            say(member.emailVerified),
          ],
        ]}
      />
      <div className={styles.accessButtons}>
        <ActionButton
          endpoint={endMemberSessions}
          size="small"
          label={t({ id: 'desk.access.end', context: 'Button', message: 'End all sessions' })}
          title={t({
            id: 'desk.access.endQuestion',
            context: 'Heading of a dialog',
            message: `End all sessions of ${account}?`,
          })}
          confirm={t({ id: 'desk.access.end', context: 'Button', message: 'End all sessions' })}
          danger
          toBody={({ reason }) => ({ memberId: id, reason })}
        />
        <ActionButton
          endpoint={forceMemberPassword}
          size="small"
          label={t({
            id: 'desk.access.force',
            context: 'Button',
            message: 'Ask for a new password',
          })}
          title={t({
            id: 'desk.access.forceQuestion',
            context: 'Heading of a dialog',
            message: `Ask ${account} for a new password at the next sign-in?`,
          })}
          confirm={t({
            id: 'desk.access.forceConfirm',
            context: 'Button of a dialog',
            message: 'Ask for it',
          })}
          toBody={({ reason }) => ({ memberId: id, reason })}
        />
        <ActionButton
          endpoint={startMemberReset}
          size="small"
          label={t({ id: 'desk.access.reset', context: 'Button', message: 'Send a reset' })}
          title={t({
            id: 'desk.access.resetQuestion',
            context: 'Heading of a dialog',
            message: `Send ${account} the way to a new password?`,
          })}
          confirm={t({
            id: 'desk.access.resetConfirm',
            context: 'Button of a dialog',
            message: 'Send',
          })}
          toBody={({ reason }) => ({ memberId: id, reason })}
        />
        {member.hasPaymentPassword && <ClearPaymentPassword member={member} />}
      </div>
    </Card>
  );
}

/** For who has forgotten it and can be sent no code. */
function ClearPaymentPassword({ member: { id, account } }: { member: Member }) {
  const { t } = useLingui();
  return (
    <ActionButton
      endpoint={clearMemberPaymentPassword}
      size="small"
      danger
      label={t({
        id: 'desk.access.clearPayment',
        context: 'Button: takes the password that guards payouts away',
        message: 'Remove the payment password',
      })}
      title={t({
        id: 'desk.access.clearPaymentQuestion',
        context: 'Heading of a dialog',
        message: `Remove the payment password of ${account}?`,
      })}
      lead={t({
        id: 'desk.access.clearPaymentLead',
        context: 'In the dialog that takes a payment password away',
        message:
          'Make sure first that it is the member who asks. They set another one themselves, nothing is paid out for 24 hours after that, and every verified address is told.',
      })}
      confirm={t({
        id: 'desk.access.clearPaymentConfirm',
        context: 'Button of a dialog: takes the payment password away',
        message: 'Remove it',
      })}
      toBody={({ reason }) => ({ memberId: id, reason })}
    />
  );
}
