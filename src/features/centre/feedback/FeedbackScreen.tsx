import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { MOST_FEEDBACK } from '../../../../schemas/api/feedback.ts';
import { useGate } from '../../../platform/gates/gates.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { PicturesField } from '../../../ui/fields/PicturesField.tsx';
import styles from './Feedback.module.css';
import { useFeedbackForm } from './useFeedbackForm.ts';

/** A member writes to the house: a text with pictures; the answer arrives among the messages. */
export default function FeedbackScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="centre.feedback.title" context="Heading of the page: write to the site">
            Write to us
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

type Form = ReturnType<typeof useFeedbackForm>;

function Content() {
  const form = useFeedbackForm();
  return form.isDone ? <Done onAgain={form.again} /> : <FeedbackForm form={form} />;
}

function FeedbackForm({ form }: { form: Form }) {
  const hasMessages = useGate('messages');
  return (
    <form className={`${centre.panel} ${styles.form}`} noValidate onSubmit={form.submit}>
      <p className={centre.quiet}>
        {hasMessages ? (
          <Trans id="centre.feedback.lead" context="Above the form that writes to the site">
            Tell us what you like, what you miss or what went wrong. The answer arrives in your
            messages.
          </Trans>
        ) : (
          <Trans
            id="centre.feedback.leadOnly"
            context="Above the form that writes to the site, where members have no messages"
          >
            Tell us what you like, what you miss or what went wrong.
          </Trans>
        )}
      </p>
      <CallFault cause={form.problem} />
      <TextInput form={form} />
      <PicturesField
        label={
          <Trans
            id="centre.feedback.pictures"
            context="Above the choice of pictures, which may be left out"
          >
            Pictures (optional)
          </Trans>
        }
        files={form.files}
        onChange={form.choose}
      />
      <div className={centre.actions}>
        <Button type="submit" kind="primary" icon="send" loading={form.isBusy}>
          <Trans id="centre.feedback.send" context="Button: sends what a member wrote">
            Send
          </Trans>
        </Button>
      </div>
    </form>
  );
}

function TextInput({ form }: { form: Form }) {
  return (
    <LongTextField
      label={
        <Trans id="centre.feedback.text" context="Field: what a member writes to the site">
          Your message
        </Trans>
      }
      help={
        <Trans id="centre.feedback.safe" context="Below the field of a message to the site">
          Never write passwords or card numbers here.
        </Trans>
      }
      value={form.text}
      most={MOST_FEEDBACK}
      readOnly={form.isBusy}
      wasPressed={form.wasPressed}
      onChange={form.write}
    />
  );
}

function Done({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMessages = useGate('messages');
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${centre.panel} ${styles.done}`}>
      <Icon name="check" size={32} />
      <h2 ref={heading} tabIndex={-1} className={centre.panelTitle}>
        <Trans id="centre.feedback.done" context="Heading, once a message to the site has arrived">
          Thank you, we have got it
        </Trans>
      </h2>
      {hasMessages && (
        <p className={centre.quiet}>
          <Trans
            id="centre.feedback.doneText"
            context="Once a message to the site has arrived: what comes next"
          >
            A person reads it. If there is an answer, you will find it in your messages.
          </Trans>
        </p>
      )}
      <div className={centre.actions}>
        <Button onClick={onAgain}>
          <Trans id="centre.feedback.again" context="Button: opens the empty form once more">
            Write another
          </Trans>
        </Button>
      </div>
    </section>
  );
}
