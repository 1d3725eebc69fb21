import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { DownlineKind } from '../../../schemas/api/agents.ts';
import { makeLink, refreshAgent } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { KindField, PointField } from './fields.tsx';

const DAYS = [1, 7, 30, 90] as const;

/** The form that makes a registration link. */
export function NewLink({ own }: { own: { readonly point: number; readonly base: number } }) {
  const http = useHttp();
  const client = useQueryClient();
  const [kind, setKind] = useState<DownlineKind>('player');
  const [point, setPoint] = useState(own.point);
  const [uses, setUses] = useState('');
  const [days, setDays] = useState('0');
  const [note, setNote] = useState('');
  const make = useMutation({
    mutationFn: () =>
      makeLink(http, {
        kind,
        point,
        ...(Number(uses) > 0 && { uses: Number(uses) }),
        ...(days !== '0' && { days: Number(days) }),
        ...(note.trim() && { note }),
      }),
    onSuccess: () => {
      setNote('');
      void refreshAgent(client);
    },
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    make.mutate();
  };
  return (
    <form className={`${centre.panel} ${centre.form}`} noValidate onSubmit={submit}>
      <h2 className={centre.panelTitle}>
        <Trans id="agent.link.new" context="Heading of the form for a registration link">
          New registration link
        </Trans>
      </h2>
      <CallFault cause={make.error} />
      <KindField value={kind} onChoose={setKind} />
      <PointField own={own} value={point} onChoose={setPoint} />
      <TextField
        label={
          <Trans id="agent.link.uses" context="Field: how many accounts a link opens">
            For how many accounts
          </Trans>
        }
        isOptional
        inputMode="numeric"
        maxLength={6}
        value={uses}
        onChange={({ target }) => setUses(target.value.replace(/\D/g, ''))}
      />
      <DaysField value={days} onChoose={setDays} />
      <TextField
        label={
          <Trans id="agent.link.note" context="Field: what an agent writes on a link for itself">
            Note for yourself
          </Trans>
        }
        isOptional
        maxLength={60}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" kind="primary" size="large" loading={make.isPending}>
        <Trans id="agent.link.make" context="Button: makes a registration link">
          Make the link
        </Trans>
      </Button>
    </form>
  );
}

function DaysField({ value, onChoose }: { value: string; onChoose: (days: string) => void }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <SelectField
      label={t({
        id: 'agent.link.days',
        context: 'Field: how long a registration link is good',
        message: 'Good for',
      })}
      value={value}
      options={[
        {
          value: '0',
          label: t({
            id: 'agent.link.always',
            context: 'Choice: a registration link that does not end',
            message: 'No end',
          }),
        },
        ...DAYS.map((days) => ({ days, count: formats.number(days) })).map(({ days, count }) => ({
          value: String(days),
          label: t({
            id: 'agent.link.dayCount',
            context: 'Choice: how many days a registration link is good',
            message: `Days: ${count}`,
          }),
        })),
      ]}
      onChoose={onChoose}
    />
  );
}
