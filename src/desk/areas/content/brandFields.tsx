import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { required, SelectInput, TextInput } from 'react-admin';
import { CHOSEN_FIELDS, type ChosenField } from '../../../../schemas/registration.ts';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { Card } from '../../parts/values.tsx';
import styles from './content.module.css';
import { MarkInput } from './fieldInputs.tsx';
import { LanguageTabs } from '../../texts/LanguageTabs.tsx';
import { AS_BRAND_FILE, FIELD_CHOICE_NAMES } from './choiceWords.ts';

/** As it is written, whatever the language. */
const EXAMPLE_ACCOUNT = 'ma***1';

/** Names of services are the same in every language. */
const FIELD_NAMES: Readonly<Record<ChosenField, MessageDescriptor | string>> = {
  payeeName: msg({
    id: 'desk.field.payeeName',
    context: 'Field of the registration form',
    message: 'Full name',
  }),
  email: msg({
    id: 'desk.field.email',
    context: 'Field of the registration form',
    message: 'E-mail address',
  }),
  paymentPassword: msg({
    id: 'desk.field.paymentPassword',
    context: 'Field of the registration form; always required where it is asked',
    message: 'Payment password (required if asked)',
  }),
  qqNum: 'QQ',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  idNumber: msg({
    id: 'desk.field.idNumber',
    context: 'Field of the registration form',
    message: 'Identity document number',
  }),
  recommenderId: msg({
    id: 'desk.field.recommender',
    context: 'Field of the registration form: who recommended the site',
    message: 'Recommended by',
  }),
  affiliateCode: msg({
    id: 'desk.field.affiliateCode',
    context: 'Field of the registration form',
    message: 'Affiliate code',
  }),
  referralCode: msg({
    id: 'desk.field.referralCode',
    context: 'Field of the registration form',
    message: 'Referral code',
  }),
};

/** A text of the site in each language; an empty one is as the brand file has it. */
export function SiteTextFields() {
  const { t } = useLingui();
  return (
    <>
      <LanguageTabs
        fields={[
          {
            source: 'text',
            label: t({ id: 'desk.content.text', context: 'Label of the field', message: 'Text' }),
          },
        ]}
      />
      <p className={styles.note}>
        {t({
          id: 'desk.content.textHelp',
          context: 'Under the field of a text of the site',
          message:
            'Plain text. Where it is empty, visitors read what the brand file or the product says.',
        })}
      </p>
    </>
  );
}

/** Which fields new members are asked for. */
export function RegistrationFields() {
  const { t, i18n } = useLingui();
  const choices = Object.entries({ platform: AS_BRAND_FILE, ...FIELD_CHOICE_NAMES });
  return (
    <Card>
      <p className={styles.note}>
        {t({
          id: 'desk.content.registrationHelp',
          context: 'Over the fields of the registration form',
          message:
            'Account name, number, codes, password and date of birth are always as the brand file has them.',
        })}
      </p>
      <div className={styles.pair}>
        {CHOSEN_FIELDS.map((field) => {
          const name = FIELD_NAMES[field];
          return (
            <SelectInput
              key={field}
              source={field}
              label={typeof name === 'string' ? name : i18n._(name)}
              choices={choices.map(([id, word]) => ({ id, name: i18n._(word) }))}
              translateChoice={false}
              helperText={false}
              validate={required()}
            />
          );
        })}
      </div>
    </Card>
  );
}

/** Which of the proposed legal texts the merchant publishes as its own. */
export function LegalFields() {
  const { t } = useLingui();
  return (
    <Card>
      <p className={styles.note}>
        {t({
          id: 'desk.content.legalHelp',
          context: 'Over the switches of the proposed legal texts',
          message:
            'The product proposes these texts. Confirm one only when somebody answerable has read it: it then stands in the help centre and the footer in the brand’s name.',
        })}
      </p>
      <MarkInput
        source="terms"
        platform={AS_BRAND_FILE}
        label={t({
          id: 'desk.content.terms',
          context: 'A proposed legal text',
          message: 'Terms and conditions confirmed',
        })}
      />
      <MarkInput
        source="privacy"
        platform={AS_BRAND_FILE}
        label={t({
          id: 'desk.content.privacy',
          context: 'A proposed legal text',
          message: 'Privacy policy confirmed',
        })}
      />
      <MarkInput
        source="refund"
        platform={AS_BRAND_FILE}
        label={t({
          id: 'desk.content.refund',
          context: 'A proposed legal text',
          message: 'Refund policy confirmed',
        })}
      />
    </Card>
  );
}

/** A win among those that the site shows. */
export function WinnerFields() {
  const { t } = useLingui();
  return (
    <Card>
      <div className={styles.pair}>
        <TextInput
          source="account"
          placeholder={EXAMPLE_ACCOUNT}
          label={t({ id: 'desk.content.winner', context: 'Label of the field', message: 'Winner' })}
          helperText={t({
            id: 'desk.content.winnerHelp',
            context: 'Help under the field',
            message: 'With asterisks in place of most of the name.',
          })}
          validate={required()}
        />
        <TextInput
          source="amount"
          inputMode="decimal"
          label={t({
            id: 'desk.content.won',
            context: 'Label of the field: a sum of money',
            message: 'Amount won',
          })}
          helperText={t({
            id: 'desk.content.wonHelp',
            context: 'Help under the field',
            message: 'In the currency of the brand, such as 1250.50.',
          })}
          validate={required()}
        />
        <TextInput
          source="game"
          label={t({
            id: 'desk.content.game',
            context: 'Label of the field: id of a game',
            message: 'Game',
          })}
          helperText={t({
            id: 'desk.content.gameHelp',
            context: 'Help under the field',
            message: 'Its id, as its page under Games has it in the address.',
          })}
          validate={required()}
        />
        <MomentInput
          source="wonAt"
          label={t({ id: 'desk.content.wonAt', context: 'Label of the field', message: 'Won at' })}
          helperText={t({
            id: 'desk.content.wonAtHelp',
            context: 'Help under the field',
            message: 'Empty: now. Wins show for 31 days.',
          })}
        />
      </div>
    </Card>
  );
}
