import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  checkProfileField,
  readProfileField,
  type ProfileFault,
} from '../../../../engine/fields/profileField.ts';
import { hasReachedAge } from '../../../../engine/fields/age.ts';
import type { ProfileField } from '../../../../schemas/profile.ts';
import { memberInfo } from '../../../api/member.ts';
import {
  profile as profileQuery,
  security as securityQuery,
  setProfile,
  type Profile,
  type ProfileLine,
} from '../../../api/security.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { useLocale } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { BirthdayField } from '../../../ui/fields/BirthdayField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { listCountries } from './countries.ts';
import { PROFILE_WORDS } from './securityWords.ts';
import styles from './Security.module.css';

/** Personal details: what the merchant asks for, what stays, and why. */
export function Details() {
  const query = useQuery(profileQuery(useHttp()));
  if (query.data) return <Form key={query.dataUpdatedAt} profile={query.data} />;
  if (query.isPending) return <Skeleton className={centre.shape} />;
  return (
    <LoadFault onRetry={() => void query.refetch()}>
      <Trans id="centre.own.details.fault" context="Personal details could not be loaded">
        Your details could not be loaded. Nothing is lost; check your connection.
      </Trans>
    </LoadFault>
  );
}

type Texts = Partial<Record<ProfileField, string>>;

/** What is wrong with what was typed; the gateway says it once more. */
function findFaults({ fields, minimumAge }: Profile, texts: Texts) {
  const faults = new Map<ProfileField, ProfileFault>();
  for (const line of fields) {
    const { field, isSettled } = line;
    if (isSettled) continue;
    const text = readProfileField(field, texts[field] ?? line.text);
    const fault = checkProfileField(field, line, text);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const isYoung =
      field === 'birthday' &&
      text !== '' &&
      fault === null &&
      !hasReachedAge(text, minimumAge, { atMs: Date.now(), timeZone });
    if (isYoung) faults.set(field, { kind: 'underage', min: minimumAge, max: minimumAge });
    else if (fault) faults.set(field, fault);
  }
  return faults;
}

/** What the gateway found wrong, by field. */
function readFaults(cause: unknown): Readonly<Record<string, ProfileFault>> {
  if (!(cause instanceof Problem) || cause.code !== 'fieldsInvalid') return {};
  return (cause.value as { fields?: Record<string, ProfileFault> } | null)?.fields ?? {};
}

function Form({ profile }: { profile: Profile }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const service = useScreenPath('customerService');
  const [texts, setTexts] = useState<Texts>({});
  const [wasSent, setSent] = useState(false);
  const faults = findFaults(profile, texts);
  const save = useMutation({
    mutationFn: () => setProfile(http, { texts }),
    onSuccess: (value) => {
      queryClient.setQueryData(profileQuery(http).queryKey, value);
      void queryClient.invalidateQueries({ queryKey: securityQuery(http).queryKey });
      void queryClient.invalidateQueries({ queryKey: memberInfo(http).queryKey });
    },
  });
  const told = readFaults(save.error);
  const submit = (press: FormEvent<HTMLFormElement>) => {
    press.preventDefault();
    // At once, so that the first field that is wrong says so before it is gone to.
    flushSync(() => setSent(true));
    if (faults.size === 0) save.mutate();
    else press.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const open = profile.fields.filter(({ isSettled }) => !isSettled);
  const settled = profile.fields.filter(({ isSettled }) => isSettled);
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.own.details.title" context="Heading above personal details">
          Personal details
        </Trans>
      </h2>
      {settled.length > 0 && <Settled lines={settled} service={service} />}
      {open.length > 0 && (
        <form className={centre.form} method="post" noValidate onSubmit={submit}>
          <CallFault cause={Object.keys(told).length > 0 ? null : save.error} />
          <div className={styles.details}>
            {open.map((line) => (
              <Detail
                key={line.field}
                line={line}
                fault={told[line.field] ?? (wasSent ? faults.get(line.field) : undefined)}
                value={texts[line.field] ?? line.text}
                onChange={(text) => {
                  save.reset();
                  setTexts({ ...texts, [line.field]: text });
                }}
              />
            ))}
          </div>
          <div className={centre.actions}>
            <Button
              type="submit"
              kind="primary"
              size="large"
              loading={save.isPending}
              disabled={Object.keys(texts).length === 0 && faults.size === 0}
            >
              <Trans id="centre.own.details.save" context="Button: keeps personal details">
                Save details
              </Trans>
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

/** What stays as it is, why, and who can change it. */
function Settled(props: { lines: readonly ProfileLine[]; service: string | undefined }) {
  const { lines, service } = props;
  const { i18n } = useLingui();
  const { tag } = useLocale();
  // A birthday is the same day everywhere.
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const write = ({ field, text }: ProfileLine) => {
    if (field === 'birthday') return days.format(new Date(text));
    return field === 'nationality'
      ? (new Intl.DisplayNames(tag, { type: 'region' }).of(text) ?? text)
      : text;
  };
  return (
    <>
      <dl className={styles.details}>
        {lines.map((line) => (
          <div key={line.field} className={styles.settled}>
            <dt>{i18n._(PROFILE_WORDS[line.field])}</dt>
            <dd dir="auto">{write(line)}</dd>
          </div>
        ))}
      </dl>
      <p className={centre.quiet}>
        <Trans id="centre.own.details.fixed" context="Below details that cannot be changed">
          These stay as you first gave them, since we compare them with your papers and payout
          accounts. Customer service can change them.
        </Trans>
      </p>
      {service && (
        <div className={centre.actions}>
          <ButtonLink size="small" href={service}>
            <Trans id="centre.own.details.service" context="Link to customer service">
              Ask customer service
            </Trans>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const FAULTS = {
  required: msg({
    id: 'profile.fault.required',
    context: 'Below an empty field for a personal detail',
    message: 'This is needed.',
  }),
  length: msg({
    id: 'profile.fault.length',
    context: 'Below a personal detail that is too short or too long',
    message: 'Write {min} to {max} characters.',
  }),
  signs: msg({
    id: 'profile.fault.signs',
    context: 'Below a personal detail with signs that it cannot have, such as < or >',
    message: 'There are signs in it that cannot stand here.',
  }),
  date: msg({
    id: 'profile.fault.date',
    context: 'Below a date of birth that does not exist or is not complete',
    message: 'Enter a day that exists, with all four digits of the year.',
  }),
  underage: msg({
    id: 'profile.fault.underage',
    context: 'Below the date of birth of somebody who is too young to play',
    message: 'You must be {min} or older to play here.',
  }),
};

const AUTO_COMPLETE: Partial<Record<ProfileField, string>> = {
  nickname: 'nickname',
  fullName: 'name',
  address: 'street-address',
  permanentAddress: 'street-address',
  currentAddress: 'street-address',
  occupation: 'organization-title',
};

function Detail(props: {
  line: ProfileLine;
  fault: ProfileFault | undefined;
  value: string;
  onChange: (text: string) => void;
}) {
  const { line, fault, value, onChange } = props;
  const { field, ask, isFixed, maxLength } = line;
  const { i18n } = useLingui();
  const { tag } = useLocale();
  const told: MessageDescriptor | undefined = fault && {
    ...FAULTS[fault.kind],
    values: { min: fault.min, max: fault.max },
  };
  const words = {
    label: i18n._(PROFILE_WORDS[field]),
    isOptional: ask === 'optional',
    fault: told && i18n._(told),
    help: isFixed && (
      <Trans id="centre.own.details.once" context="Below a detail that can be given once only">
        As in your papers: you cannot change it later.
      </Trans>
    ),
  };
  if (field === 'birthday') {
    return <BirthdayField {...words} value={value} onChange={onChange} onBlur={() => undefined} />;
  }
  if (field === 'nationality') {
    return (
      <SelectField
        {...words}
        value={value}
        options={listCountries(tag)}
        autoComplete="country"
        onChoose={onChange}
      />
    );
  }
  return (
    <TextField
      {...words}
      autoComplete={AUTO_COMPLETE[field] ?? 'off'}
      inputMode={field === 'zalo' ? 'numeric' : undefined}
      dir={field === 'zalo' || field === 'telegram' ? 'ltr' : 'auto'}
      // A little more than there may be, so that what was pasted is told rather than cut.
      maxLength={maxLength + 40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
