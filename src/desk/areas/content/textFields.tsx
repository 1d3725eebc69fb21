import { useLingui } from '@lingui/react/macro';
import { BooleanInput, TextInput } from 'react-admin';
import { Card } from '../../parts/values.tsx';
import styles from './content.module.css';
import { AboutInput, ChoiceInput, Times } from './fieldInputs.tsx';
import { LanguageTabs } from '../../texts/LanguageTabs.tsx';
import { PictureInput } from '../../pictures/PictureInput.tsx';
import { EXAMPLE_PATH } from './words.ts';

/** What a banner says, shows, and for whom. */
export function BannerFields() {
  const { t } = useLingui();
  const title = t({ id: 'desk.content.title', context: 'Head of a column', message: 'Title' });
  return (
    <>
      <LanguageTabs
        fields={[
          { source: 'title', label: title, isNeeded: true },
          {
            source: 'subtitle',
            label: t({
              id: 'desk.content.subtitle',
              context: 'Label of the field',
              message: 'Line below',
            }),
          },
          {
            source: 'action',
            label: t({
              id: 'desk.content.button',
              context: 'Label of the field',
              message: 'Button',
            }),
          },
        ]}
      />
      <Card
        title={t({
          id: 'desk.content.picture',
          context: 'Heading of a part of a form',
          message: 'Picture',
        })}
      >
        <div className={styles.pair}>
          <PictureInput
            source="picture"
            label={t({ id: 'desk.content.wide', context: 'Label of the field', message: 'Wide' })}
          />
          <PictureInput
            source="pictureTall"
            isTall
            label={t({
              id: 'desk.content.tall',
              context: 'Label of the field: a picture for narrow screens',
              message: 'Upright, for phones',
            })}
          />
        </div>
        <TextInput
          source="art"
          helperText={false}
          label={t({
            id: 'desk.content.art',
            context: 'Label of the field: id of a picture that the product draws',
            message: 'Or a drawn picture',
          })}
        />
      </Card>
      <Card
        title={t({
          id: 'desk.content.where',
          context: 'Heading of a part of a form',
          message: 'Where and for whom',
        })}
      >
        <div className={styles.pair}>
          <ChoiceInput
            field="group"
            label={t({ id: 'desk.content.group', context: 'Label of the field', message: 'Place' })}
          />
          <ChoiceInput
            field="audience"
            label={t({
              id: 'desk.content.audience',
              context: 'Label of the field',
              message: 'For whom',
            })}
          />
          <TextInput
            source="link"
            placeholder={EXAMPLE_PATH}
            helperText={false}
            label={t({
              id: 'desk.content.link',
              context: 'Label of the field',
              message: 'Leads to',
            })}
          />
          <AboutInput />
        </div>
        <BooleanInput
          source="invitesGuests"
          helperText={false}
          label={t({
            id: 'desk.content.invites',
            context: 'Label of a switch',
            message: 'Guests are asked to open an account instead',
          })}
        />
        <Times />
      </Card>
    </>
  );
}

/** What an announcement says, and as what. */
export function AnnouncementFields() {
  const { t } = useLingui();
  return (
    <>
      <LanguageTabs
        fields={[
          {
            source: 'title',
            label: t({ id: 'desk.content.title', context: 'Head of a column', message: 'Title' }),
            isNeeded: true,
          },
          {
            source: 'content',
            label: t({ id: 'desk.content.text', context: 'Label of the field', message: 'Text' }),
            isNeeded: true,
            isRich: true,
          },
        ]}
      />
      <Card>
        <div className={styles.pair}>
          <ChoiceInput
            field="type"
            label={t({
              id: 'desk.content.type',
              context: 'Label of the field',
              message: 'Shown as',
            })}
          />
          <AboutInput />
        </div>
        <Times />
      </Card>
    </>
  );
}

/** What an article says, and where it stands. */
export function HelpFields() {
  const { t } = useLingui();
  return (
    <>
      <LanguageTabs
        fields={[
          {
            source: 'title',
            label: t({ id: 'desk.content.title', context: 'Head of a column', message: 'Title' }),
            isNeeded: true,
          },
          {
            source: 'body',
            label: t({ id: 'desk.content.text', context: 'Label of the field', message: 'Text' }),
            isNeeded: true,
            isRich: true,
          },
        ]}
      />
      <Card>
        <div className={styles.pair}>
          <ChoiceInput
            field="category"
            label={t({
              id: 'desk.content.category',
              context: 'Label of the field',
              message: 'Section',
            })}
          />
          <AboutInput />
        </div>
        <BooleanInput
          source="isDraft"
          helperText={false}
          label={t({
            id: 'desk.content.isDraft',
            context: 'Label of a switch of a legal text',
            message: 'Shows only once the brand file confirms it',
          })}
        />
      </Card>
    </>
  );
}
