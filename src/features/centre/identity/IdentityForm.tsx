import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { COUNTRY_CODES } from '../../../../engine/brand/countries.ts';
import type { PicturedNeed } from '../../../../schemas/identity.schema.ts';
import type { Identity } from '../../../api/identity.ts';
import { useLocale } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { BirthdayField } from '../../../ui/fields/BirthdayField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { NEED_WORDS, PAPER_WORDS } from './identityWords.ts';
import { PictureInput } from './PictureInput.tsx';
import { KINDS, useIdentityForm } from './useIdentityForm.ts';

type Form = ReturnType<typeof useIdentityForm>;

/** Sends one thing that shows who the member is. */
export function IdentityForm(props: {
  need: PicturedNeed;
  standing: Identity;
  onClose: () => void;
}) {
  const { need, standing, onClose } = props;
  const { i18n } = useLingui();
  const form = useIdentityForm(need, standing, onClose);
  return (
    <Dialog
      size="small"
      isDirty={form.isDirty}
      title={i18n._(NEED_WORDS[need].name)}
      lead={i18n._(NEED_WORDS[need].why)}
      onClose={onClose}
    >
      <form className={centre.form} noValidate onSubmit={form.submit}>
        <CallFault cause={form.problem} />
        <PaperFields form={form} />
        {need === 'document' && <DocumentFields form={form} />}
        {form.sides.map((side) => (
          <PictureInput
            key={side}
            side={side}
            file={form.pictures[side]}
            isMissing={form.isMissing(side)}
            onChange={(file) => form.choose(side, file)}
          />
        ))}
        <p className={centre.quiet}>
          <Trans id="centre.identity.private" context="Below the pictures: what becomes of them">
            Kept encrypted. Only the few people who check it see it, and each look is recorded.
          </Trans>
        </p>
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={form.isBusy}>
            <Trans id="centre.identity.send" context="Button: sends a document">
              Send
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useCountries() {
  const { tag } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort(
      (one, other) => one.label.localeCompare(other.label, tag),
    );
  }, [tag]);
}

/** What every paper says. */
function PaperFields({ form }: { form: Form }) {
  const { i18n } = useLingui();
  const { typed, write, has } = form;
  const missing = (field: keyof typeof typed) => form.isFaulty(field) && <Missing />;
  return (
    <>
      {has('kind') && (
        <SelectField
          label={
            <Trans id="centre.identity.kind" context="Field: which paper is sent">
              Which document
            </Trans>
          }
          fault={missing('kind')}
          value={typed.kind}
          options={KINDS[form.need].map((value) => ({ value, label: i18n._(PAPER_WORDS[value]) }))}
          onChoose={(value) => write('kind', value)}
        />
      )}
      {has('name') && (
        <TextField
          label={
            <Trans id="centre.identity.name" context="Field: the name on a document">
              Name as it stands there
            </Trans>
          }
          fault={missing('name')}
          autoComplete="name"
          maxLength={120}
          value={typed.name}
          onChange={({ target }) => write('name', target.value)}
        />
      )}
    </>
  );
}

/** What a document says beside it. */
function DocumentFields({ form }: { form: Form }) {
  const countries = useCountries();
  const { typed, write } = form;
  const missing = (field: keyof typeof typed) => form.isFaulty(field) && <Missing />;
  return (
    <>
      <BirthdayField
        label={
          <Trans id="centre.identity.birthday" context="Field: the birthday on a document">
            Date of birth
          </Trans>
        }
        fault={missing('birthday')}
        value={typed.birthday}
        onChange={(iso) => write('birthday', iso)}
        onBlur={doNothing}
      />
      <SelectField
        label={
          <Trans id="centre.identity.country" context="Field: which country made a document out">
            Country of issue
          </Trans>
        }
        fault={missing('country')}
        autoComplete="country"
        value={typed.country}
        options={countries}
        onChoose={(value) => write('country', value)}
      />
      <TextField
        label={
          <Trans id="centre.identity.number" context="Field: the number of a document">
            Document number
          </Trans>
        }
        fault={missing('number')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed.number}
        onChange={({ target }) => write('number', target.value)}
      />
      <TextField
        type="date"
        isOptional
        label={
          <Trans id="centre.identity.expiresOn" context="Field: the last day of a document">
            Valid until
          </Trans>
        }
        fault={missing('expiresOn')}
        value={typed.expiresOn}
        onChange={({ target }) => write('expiresOn', target.value)}
      />
    </>
  );
}

const doNothing = () => undefined;

function Missing() {
  return (
    <Trans
      id="centre.identity.fieldMissing"
      context="Below a field that is empty or cannot be right"
    >
      Fill this in as it stands on the document.
    </Trans>
  );
}
