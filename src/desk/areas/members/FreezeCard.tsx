import { useLingui } from '@lingui/react/macro';
import { FREEZE_KINDS, freezeMember, unfreezeMember } from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { Card, Time } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';
import { useMemberWords } from '../../i18n/useMemberWords.ts';

type Freeze = Member['freezes'][number];
type Kind = Freeze['what'];

/** Sign-in, play and withdrawal, each frozen and lifted apart. */
export function FreezeCard({ member }: { member: Member }) {
  const { t } = useLingui();
  const { freezes: names } = useMemberWords();
  return (
    <Card
      title={t({
        id: 'desk.freeze.title',
        context: 'Heading of a part of the page of a member',
        message: 'Freezes',
      })}
    >
      <ul className={styles.freezes}>
        {FREEZE_KINDS.map((what) => {
          const freeze = member.freezes.find((one) => one.what === what);
          return (
            <li key={what} className={styles.freeze}>
              <div>
                <strong>{names[what]}</strong>
                <FreezeState freeze={freeze} />
              </div>
              {freeze ? (
                <Unfreeze member={member} what={what} />
              ) : (
                <FreezeButton member={member} what={what} />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function FreezeState({ freeze }: { freeze: Freeze | undefined }) {
  const { t } = useLingui();
  if (!freeze) {
    return (
      <p className={styles.note}>
        {t({
          id: 'desk.freeze.none',
          context: 'State of sign-in, play or withdrawal of a member',
          message: 'Open',
        })}
      </p>
    );
  }
  return (
    <p className={styles.frozen}>
      {freeze.reason}
      <br />
      {freeze.by.name} · <Time at={freeze.at} />
      {freeze.until ? (
        <>
          {' → '}
          <Time at={freeze.until} />
        </>
      ) : null}
    </p>
  );
}

function FreezeButton({ member: { id, account }, what }: { member: Member; what: Kind }) {
  const { t } = useLingui();
  const { freezes } = useMemberWords();
  const name = freezes[what];
  return (
    <ActionButton<typeof freezeMember, { until?: string }>
      endpoint={freezeMember}
      danger
      size="small"
      label={t({
        id: 'desk.freeze.freeze',
        context: 'Button beside what of a member can be frozen',
        message: 'Freeze',
      })}
      title={t({
        id: 'desk.freeze.question',
        context: 'Heading of a dialog: sign-in, play or withdrawal, and the account',
        message: `Freeze for ${account}: ${name}`,
      })}
      lead={
        what === 'signIn'
          ? t({
              id: 'desk.freeze.endsSessions',
              context: 'In the dialog that freezes signing in',
              message: 'All sessions of the member end at once.',
            })
          : what === 'play'
            ? t({
                id: 'desk.freeze.stopsChases',
                context: 'In the dialog that freezes play',
                message:
                  'Games end at once. Chases stop, and the money for their draws to come is free again. Bets that stand are drawn and paid.',
              })
            : undefined
      }
      confirm={t({
        id: 'desk.freeze.freeze',
        context: 'Button beside what of a member can be frozen',
        message: 'Freeze',
      })}
      fields={
        <MomentInput
          source="until"
          label={t({
            id: 'desk.freeze.until',
            context: 'Label of the field: when a freeze ends by itself',
            message: 'Until',
          })}
          helperText={t({
            id: 'desk.freeze.untilHelp',
            context: 'Help under the field',
            message: 'Empty: until somebody lifts it.',
          })}
        />
      }
      toBody={({ reason, until }) => ({
        memberId: id,
        what,
        reason,
        ...(until ? { until } : {}),
      })}
    />
  );
}

function Unfreeze({ member: { id, account }, what }: { member: Member; what: Kind }) {
  const { t } = useLingui();
  const { freezes } = useMemberWords();
  const name = freezes[what];
  return (
    <ActionButton
      endpoint={unfreezeMember}
      size="small"
      label={t({
        id: 'desk.freeze.lift',
        context: 'Button beside what of a member is frozen',
        message: 'Lift',
      })}
      title={t({
        id: 'desk.freeze.liftQuestion',
        context: 'Heading of a dialog: sign-in, play or withdrawal, and the account',
        message: `Lift the freeze for ${account}: ${name}`,
      })}
      confirm={t({
        id: 'desk.freeze.lift',
        context: 'Button beside what of a member is frozen',
        message: 'Lift',
      })}
      toBody={({ reason }) => ({ memberId: id, what, reason })}
    />
  );
}
