import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import {
  CONTACT_KINDS,
  JOIN_CHANNELS,
  MOST_JOIN_TEXT,
  PLAYER_COUNTS,
  type ContactKind,
  type PlayerCount,
} from '../../../../schemas/api/joining.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../../platform/http/problemMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { FaultText } from '../../../ui/fields/Field.tsx';
import { FormFault } from '../../../ui/fields/FormFault.tsx';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './Join.module.css';
import { CHANNELS, CONTACTS, PLAYERS } from './joinWords.ts';
import { useApplication } from './useApplication.ts';

type Form = ReturnType<typeof useApplication>;

/** The form by which somebody applies; it is replaced by thanks once it has arrived. */
export function ApplicationForm() {
  const form = useApplication();
  return (
    <section className={styles.panel} aria-labelledby="apply">
      {form.isDone ? <Done /> : <Fields form={form} />}
    </section>
  );
}

function Fields({ form }: { form: Form }) {
  const { i18n } = useLingui();
  const { typed, set, shown, problem } = form;
  const code = problem instanceof Problem ? problem.code : 'internal';
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h2 id="apply" className={styles.heading}>
        <Trans id="join.apply" context="Heading above the form to become an agent">
          Apply
        </Trans>
      </h2>
      {problem && <FormFault key={code}>{i18n._(PROBLEM_MESSAGES[code])}</FormFault>}
      <TextField
        label={
          <Trans id="join.name" context="Field of the form to become an agent">
            Your name
          </Trans>
        }
        fault={shown('name') && <NameFault />}
        autoComplete="name"
        value={typed.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={
            <Trans id="join.contactKind" context="Field: how somebody wants to be answered">
              Answer me by
            </Trans>
          }
          value={typed.contactKind}
          options={CONTACT_KINDS.map((value) => ({ value, label: i18n._(CONTACTS[value]) }))}
          onChoose={(value) => set({ contactKind: value as ContactKind })}
        />
        <TextField
          label={i18n._(CONTACTS[typed.contactKind])}
          fault={shown('contact') && <ContactFault />}
          dir="ltr"
          inputMode={MODES[typed.contactKind]}
          value={typed.contact}
          onChange={({ target }) => set({ contact: target.value })}
        />
      </div>
      <ChannelChoice form={form} />
      <SelectField
        label={
          <Trans id="join.players" context="Field: how many players an agent would bring">
            How many players would you bring?
          </Trans>
        }
        fault={shown('players') && <ChoiceFault />}
        value={typed.players}
        options={PLAYER_COUNTS.map((value) => ({ value, label: i18n._(PLAYERS[value]) }))}
        onChoose={(value) => set({ players: value as PlayerCount })}
      />
      <MoreText form={form} />
      <Button type="submit" kind="primary" size="large" icon="send" loading={form.isBusy}>
        <Trans id="join.send" context="Button that sends the form to become an agent">
          Send application
        </Trans>
      </Button>
      <p className={styles.quiet}>
        <Trans id="join.privacy" context="Below the form to become an agent">
          We use what you write to answer you, and for nothing else.
        </Trans>
      </p>
    </form>
  );
}

const MODES = { email: 'email', phone: 'tel', telegram: 'text' } as const;

function ChannelChoice({ form: { typed, toggle, shown } }: { form: Form }) {
  const { i18n } = useLingui();
  const faultId = useId();
  return (
    <fieldset
      className={styles.channels}
      aria-describedby={shown('channels') ? faultId : undefined}
    >
      <legend>
        <Trans id="join.channels" context="Above choices: where an agent finds players">
          Where do you meet players?
        </Trans>
      </legend>
      {JOIN_CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          checked={typed.channels.includes(channel)}
          onChange={() => toggle(channel)}
        >
          {i18n._(CHANNELS[channel])}
        </Checkbox>
      ))}
      {shown('channels') && (
        <div id={faultId} className={styles.wide}>
          <FaultText>
            <ChoiceFault />
          </FaultText>
        </div>
      )}
    </fieldset>
  );
}

function MoreText({ form: { typed, set, isBusy } }: { form: Form }) {
  return (
    <LongTextField
      label={
        <Trans id="join.text" context="Field of the form to become an agent">
          What else should we know?
        </Trans>
      }
      isOptional
      value={typed.text}
      most={MOST_JOIN_TEXT}
      rows={4}
      readOnly={isBusy}
      wasPressed={false}
      onChange={(text) => set({ text })}
    />
  );
}

const NameFault = () => (
  <Trans id="join.name.fault" context="Below the field of a name">
    Write your name, in 60 characters at most.
  </Trans>
);
const ContactFault = () => (
  <Trans id="join.contact.fault" context="Below the field of an e-mail address, phone or Telegram">
    This does not look right. We would not reach you.
  </Trans>
);
const ChoiceFault = () => (
  <Trans id="join.choice.fault" context="Below choices of which none is made">
    Choose at least one.
  </Trans>
);

function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <Icon name="check" size={32} />
      <h2 id="apply" ref={heading} tabIndex={-1} className={styles.heading}>
        <Trans id="join.done" context="Heading, once an application has arrived">
          Thank you, we have got it
        </Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans id="join.doneText" context="Once an application has arrived">
          Somebody of our team reads it and answers you the way you chose.
        </Trans>
      </p>
    </div>
  );
}
