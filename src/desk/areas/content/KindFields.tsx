import { useLingui } from '@lingui/react/macro';
import { BooleanInput, TextInput } from 'react-admin';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { Card } from '../../parts/values.tsx';
import styles from './content.module.css';
import { LegalFields, RegistrationFields, SiteTextFields, WinnerFields } from './brandFields.tsx';
import { ChoiceInput, IdField, MarkInput } from './fieldInputs.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import { AnnouncementFields, BannerFields, HelpFields } from './textFields.tsx';

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
      {kind === 'games' ? <CountriesInput /> : null}
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

function CountriesInput() {
  const { t } = useLingui();
  return (
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
            message: 'Visitors are told.',
          })}
        />
      </div>
      <BooleanInput
        source="opensByItself"
        helperText={false}
        label={t({
          id: 'desk.content.opensByItself',
          context: 'Label of a switch, under the end of the maintenance',
          message: 'The site opens by itself then',
        })}
      />
      <CountriesInput />
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
      {kind === 'texts' ? <SiteTextFields /> : null}
      {kind === 'notices' ? <NoticeFields /> : null}
      {kind === 'winners' ? <WinnerFields /> : null}
      {kind === 'registration' ? <RegistrationFields /> : null}
      {kind === 'legal' ? <LegalFields /> : null}
    </>
  );
}
