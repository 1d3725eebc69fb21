import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ProblemCode } from '../../../schemas/api/problem.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../platform/http/problemMessages.ts';
import { useServiceChat } from '../../platform/service/serviceChat.ts';
import { FormFault } from '../../ui/fields/FormFault.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';

/** Where only a person can help. */
const NEEDS_PERSON: ReadonlySet<Problem['code']> = new Set<ProblemCode>([
  'accountClosed',
  'accountFrozen',
  'playFrozen',
  'addressUnprovable',
  'messageQuota',
  'messagesOff',
  'regionRestricted',
]);

/** What a failed call means for the person who made it, and what to do next; anything else is a failure of ours. */
export function ProblemFault({ problem }: { problem: unknown }) {
  const { i18n } = useLingui();
  if (problem === null || problem === undefined) return null;
  const code = problem instanceof Problem ? problem.code : 'internal';
  return (
    <FormFault key={code} action={NEEDS_PERSON.has(code) && <ServiceLink />}>
      {i18n._(PROBLEM_MESSAGES[code])}
    </FormFault>
  );
}

function ServiceLink() {
  const { support, legal } = useBrand();
  const chat = useServiceChat();
  const href = support.chatUrl ?? legal.contact;
  if (href === undefined) return null;
  return (
    <SiteLink href={href} {...(support.chatUrl ? chat : {})}>
      <Trans id="session.service" context="Link below a refusal: contact customer service">
        Contact customer service
      </Trans>
    </SiteLink>
  );
}
