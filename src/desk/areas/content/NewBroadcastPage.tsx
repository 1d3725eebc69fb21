import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import {
  BooleanInput,
  CheckboxGroupInput,
  Form,
  SelectInput,
  TextInput,
  useNotify,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  previewBroadcast,
  sendBroadcast,
  testBroadcast,
} from '../../../../schemas/desk/broadcasts.ts';
import { NOTICE_TYPES, NOTICE_WAYS } from '../../../../schemas/notices.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useWord } from '../../i18n/useWord.ts';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { SegmentCount, SegmentInput } from '../../parts/SegmentInput.tsx';
import { toSegment } from '../../parts/segmentValues.ts';
import { Card } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { NEW_BROADCAST, toBroadcastBody, toTexts, type BroadcastValues } from './broadcastForm.ts';
import { TYPE_NAMES, WAY_NAMES } from './broadcastWords.ts';
import styles from './content.module.css';
import { LanguageTabs } from '../../texts/LanguageTabs.tsx';
import { useBroadcastFields } from './useBroadcastFields.ts';

/** Writes a message to many: what it says on one side, to whom and when on the other, and who that is before it goes. */
export function NewBroadcastPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.broadcasts.new',
          context: 'Button: opens the form of a message to many',
          message: 'New broadcast',
        })}
      />
      <Form defaultValues={NEW_BROADCAST} className={styles.broadcast}>
        <div className={styles.stack}>
          <LanguageTabs
            fields={[
              {
                source: 'titles',
                isNeeded: true,
                label: t({
                  id: 'desk.notices.title',
                  context: 'Label of the field',
                  message: 'Heading',
                }),
              },
              {
                source: 'bodies',
                isNeeded: true,
                isRich: true,
                label: t({
                  id: 'desk.content.text',
                  context: 'Label of the field',
                  message: 'Text',
                }),
              },
            ]}
          />
          <How />
        </div>
        <div className={styles.stack}>
          <Whom />
          <Send />
        </div>
      </Form>
    </>
  );
}

/** What it is about, by which ways, and when. */
function How() {
  const { t } = useLingui();
  const word = useWord();
  const words = useBroadcastFields();
  const isMarketing = useWatch({ name: 'isMarketing' }) as boolean;
  return (
    <Card>
      <BooleanInput
        source="isMarketing"
        label={words.marketing}
        helperText={t({
          id: 'desk.broadcast.marketingHelp',
          context: 'Help under a switch',
          message:
            'Reaches only members who asked for news, and nobody who takes a break or is excluded.',
        })}
      />
      {isMarketing ? null : (
        <SelectInput
          source="type"
          label={words.type}
          choices={NOTICE_TYPES.map((id) => ({ id, name: word(TYPE_NAMES, id) }))}
          translateChoice={false}
          helperText={false}
        />
      )}
      <CheckboxGroupInput
        source="ways"
        label={words.ways}
        choices={NOTICE_WAYS.map((id) => ({ id, name: word(WAY_NAMES, id) }))}
        translateChoice={false}
        helperText={t({
          id: 'desk.broadcast.waysHelp',
          context: 'Help under the ways of a message',
          message: 'Only as far as each member wants it and the address is confirmed.',
        })}
      />
      <TextInput
        source="link"
        label={words.link}
        helperText={t({
          id: 'desk.broadcast.linkHelp',
          context: 'Help under the field of a link',
          message: 'A path of the site such as /promotions, or an address with https.',
        })}
      />
      <div className={styles.pair}>
        <MomentInput
          source="publishAt"
          label={words.publishAt}
          helperText={t({
            id: 'desk.broadcast.publishAtHelp',
            context: 'Help under the field of a moment',
            message: 'Empty: at once.',
          })}
        />
        <MomentInput source="endsAt" label={words.endsAt} helperText={false} />
      </div>
    </Card>
  );
}

/** Whom it is for. */
function Whom() {
  const { t } = useLingui();
  return (
    <Card
      title={t({
        id: 'desk.broadcast.whom',
        context: 'Heading: whom a message to many is for',
        message: 'To whom',
      })}
    >
      <SegmentInput source="segment" />
    </Card>
  );
}

/** Who gets it, a test to oneself, and the press that sends it. */
function Send() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const navigate = useNavigate();
  const notify = useNotify();
  const { getValues } = useFormContext<BroadcastValues>();
  const preview = useMutation({
    mutationFn: () => {
      const values = getValues();
      const body = { segment: toSegment(values.segment), isMarketing: values.isMarketing };
      return calls.call(previewBroadcast, { body });
    },
  });
  const test = useMutation({
    mutationFn: () => calls.call(testBroadcast, { body: toTexts(getValues()) }),
    onSuccess: ({ to }) =>
      notify(
        t({
          id: 'desk.broadcast.tested',
          context: 'Notice after a message was sent to oneself; an e-mail address is inside',
          message: `Sent to ${to}.`,
        }),
        { type: 'success' },
      ),
  });
  const { data } = preview;
  return (
    <Card>
      <ProblemAlert problem={preview.error ?? test.error} />
      <div className={styles.sendButtons}>
        <Button variant="outlined" loading={preview.isPending} onClick={() => preview.mutate()}>
          {t({
            id: 'desk.broadcast.preview',
            context: 'Button: counts who a message would reach',
            message: 'Who gets it?',
          })}
        </Button>
        <Button variant="outlined" loading={test.isPending} onClick={() => test.mutate()}>
          {t({
            id: 'desk.broadcast.test',
            context: 'Button: sends a message to who writes it',
            message: 'Test to myself',
          })}
        </Button>
        <ActionButton
          endpoint={sendBroadcast}
          variant="contained"
          label={t({ id: 'desk.broadcast.send', context: 'Button', message: 'Send' })}
          title={t({
            id: 'desk.broadcast.sendTitle',
            context: 'Heading of a dialog',
            message: 'Send this message?',
          })}
          lead={t({
            id: 'desk.broadcast.sendLead',
            context: 'In the dialog that sends a message to many',
            message: 'From 100 members on a second person agrees before it goes out.',
          })}
          confirm={t({ id: 'desk.broadcast.send', context: 'Button', message: 'Send' })}
          toBody={({ reason }) => toBroadcastBody(getValues(), reason)}
          onDone={({ value }) => void navigate(value ? `/broadcasts/${value.id}` : '/broadcasts')}
        />
      </div>
      {data ? <SegmentCount of={data} /> : null}
    </Card>
  );
}
