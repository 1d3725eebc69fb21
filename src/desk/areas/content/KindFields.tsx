import { useLingui } from '@lingui/react/macro';
import { BooleanInput, regex, required, SelectInput, TextInput } from 'react-admin';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { Card } from '../../parts/values.tsx';
import styles from './content.module.css';
import { LanguageTabs } from './LanguageTabs.tsx';
import { PictureInput } from './PictureInput.tsx';
import { CHOICES } from './words.ts';

function ChoiceInput({
  field,
  label,
  withPlatform = false,
}: {
  field: keyof typeof CHOICES;
  label: string;
  withPlatform?: boolean;
}) {
  const { t, i18n } = useLingui();
  const platform = t({
    id: 'desk.content.asPlatform',
    context: 'Choice of a field of a game: nothing of its own',
    message: 'As the platform has it',
  });
  const choices = Object.entries(CHOICES[field]).map(([id, name]) => ({ id, name: i18n._(name) }));
  return (
    <SelectInput
      source={field}
      label={label}
      choices={withPlatform ? [{ id: 'platform', name: platform }, ...choices] : choices}
      translateChoice={false}
      helperText={false}
      validate={required()}
    />
  );
}

function MarkInput({ source, label }: { source: string; label: string }) {
  const { t } = useLingui();
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[
        {
          id: 'platform',
          name: t({
            id: 'desk.content.asPlatform',
            context: 'Choice of a field of a game: nothing of its own',
            message: 'As the platform has it',
          }),
        },
        { id: 'true', name: t({ id: 'desk.content.yes', context: 'Choice', message: 'Yes' }) },
        { id: 'false', name: t({ id: 'desk.content.no', context: 'Choice', message: 'No' }) },
      ]}
      translateChoice={false}
      helperText={false}
      validate={required()}
    />
  );
}

function IdField({ kind }: { kind: ContentKind }) {
  const { t } = useLingui();
  const rule = kind === 'help' ? /^[a-z][a-zA-Z0-9-]{0,63}$/ : /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/;
  return (
    <TextInput
      source="id"
      label={
        kind === 'affiliates'
          ? t({ id: 'desk.content.code', context: 'Label of the field', message: 'Code' })
          : t({
              id: 'desk.content.id',
              context: 'Label of the field: a short name',
              message: 'Short name',
            })
      }
      helperText={t({
        id: 'desk.content.idHelp',
        context: 'Help under the field of the short name',
        message: 'Letters, digits and hyphens. It stays the same when the rest changes.',
      })}
      validate={[
        required(),
        regex(
          rule,
          t({
            id: 'desk.content.idRule',
            context: 'Under the field of the short name',
            message: 'Use letters, digits and hyphens, beginning with a letter',
          }),
        ),
      ]}
    />
  );
}

function AboutInput() {
  const { t } = useLingui();
  return (
    <TextInput
      source="about"
      label={t({
        id: 'desk.content.about',
        context: 'Label of the field: a screen or feature',
        message: 'About',
      })}
      placeholder="screen:promotions"
      helperText={t({
        id: 'desk.content.aboutHelp',
        context: 'Help under the field',
        message: 'A screen or feature. It then shows only while the brand has that.',
      })}
    />
  );
}

function Times() {
  const { t } = useLingui();
  return (
    <div className={styles.pair}>
      <MomentInput
        source="startsAt"
        helperText={false}
        label={t({
          id: 'desk.content.startsAt',
          context: 'Label of the field',
          message: 'Shows from',
        })}
      />
      <MomentInput
        source="endsAt"
        helperText={false}
        label={t({
          id: 'desk.content.endsAt',
          context: 'Label of the field',
          message: 'Shows until',
        })}
      />
    </div>
  );
}

function BannerFields() {
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
            placeholder="/promotions"
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

function AnnouncementFields() {
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

function HelpFields() {
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

function ChoiceFields({ kind }: { kind: 'vendors' | 'games' }) {
  const { t } = useLingui();
  return (
    <Card>
      <BooleanInput
        source="isShown"
        helperText={false}
        label={t({
          id: 'desk.content.isShown',
          context: 'Label of a switch',
          message: 'In the lobby',
        })}
      />
      <div className={styles.pair}>
        <ChoiceInput
          field="status"
          withPlatform
          label={t({ id: 'desk.content.status', context: 'Label of the field', message: 'Status' })}
        />
        <MarkInput
          source="isHot"
          label={t({
            id: 'desk.content.isHot',
            context: 'Label of the field',
            message: 'Marked as hot',
          })}
        />
        {kind === 'games' ? (
          <MarkInput
            source="isNew"
            label={t({
              id: 'desk.content.isNew',
              context: 'Label of the field',
              message: 'Marked as new',
            })}
          />
        ) : null}
      </div>
    </Card>
  );
}

function AffiliateFields() {
  const { t } = useLingui();
  return (
    <Card>
      <TextInput
        source="agent"
        label={t({ id: 'desk.content.agent', context: 'Label of the field', message: 'Agent' })}
        helperText={t({
          id: 'desk.content.agentHelp',
          context: 'Help under the field',
          message: 'Account of the agent whose line people join. Empty: nobody’s.',
        })}
      />
      <TextInput
        source="hosts"
        multiline
        label={t({
          id: 'desk.content.hosts',
          context: 'Label of the field',
          message: 'Good at these hosts',
        })}
        helperText={t({
          id: 'desk.content.hostsHelp',
          context: 'Help under the field',
          message: 'One a line. Empty: at all of the brand’s.',
        })}
      />
      <BooleanInput
        source="isActive"
        helperText={false}
        label={t({
          id: 'desk.content.isActive',
          context: 'Label of a switch',
          message: 'Can be used',
        })}
      />
    </Card>
  );
}

function SiteFields() {
  const { t } = useLingui();
  return (
    <Card>
      <div className={styles.pair}>
        <ChoiceInput
          field="state"
          label={t({ id: 'desk.content.state', context: 'Head of a column', message: 'State' })}
        />
        <MomentInput
          source="endsAt"
          label={t({
            id: 'desk.content.maintenanceEnds',
            context: 'Label of the field',
            message: 'Maintenance is expected to end',
          })}
          helperText={t({
            id: 'desk.content.maintenanceHelp',
            context: 'Help under the field',
            message: 'Visitors are told. To open by itself, plan a version that is open.',
          })}
        />
      </div>
      <TextInput
        source="closedCountries"
        multiline
        label={t({
          id: 'desk.content.countries',
          context: 'Label of the field',
          message: 'Closed to countries',
        })}
        helperText={t({
          id: 'desk.content.countriesHelp',
          context: 'Help under the field',
          message: 'Codes of two letters, such as US, FR.',
        })}
      />
      <TextInput
        source="closedAddresses"
        multiline
        label={t({
          id: 'desk.content.addresses',
          context: 'Label of the field',
          message: 'Closed to addresses',
        })}
        helperText={t({
          id: 'desk.content.addressesHelp',
          context: 'Help under the field',
          message: 'Addresses or subnets, one a line.',
        })}
      />
    </Card>
  );
}

/** The fields of a kind. */
export function KindFields({ kind, isNew }: { kind: ContentKind; isNew: boolean }) {
  return (
    <>
      {isNew ? <IdField kind={kind} /> : null}
      {kind === 'banners' ? <BannerFields /> : null}
      {kind === 'announcements' ? <AnnouncementFields /> : null}
      {kind === 'help' ? <HelpFields /> : null}
      {kind === 'vendors' || kind === 'games' ? <ChoiceFields kind={kind} /> : null}
      {kind === 'affiliates' ? <AffiliateFields /> : null}
      {kind === 'site' ? <SiteFields /> : null}
    </>
  );
}
