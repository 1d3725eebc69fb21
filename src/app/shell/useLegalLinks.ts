import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';
import { useMemo } from 'react';
import type { LegalTopic } from '../../../schemas/resolvedBrand.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import type { LegalLink } from '../../ui/Footer/Footer.tsx';

const LABELS: Record<LegalTopic, MessageDescriptor> = {
  about: msg({ id: 'footer.legal.about', context: 'Footer link', message: 'About us' }),
  contact: msg({ id: 'footer.legal.contact', context: 'Footer link', message: 'Contact us' }),
  terms: msg({
    id: 'footer.legal.terms',
    context: 'Footer link',
    message: 'General terms and conditions',
  }),
  responsibleGaming: msg({
    id: 'footer.legal.responsibleGaming',
    context: 'Footer link',
    message: 'Responsible gaming',
  }),
  privacy: msg({ id: 'footer.legal.privacy', context: 'Footer link', message: 'Privacy policy' }),
  affiliates: msg({ id: 'footer.legal.affiliates', context: 'Footer link', message: 'Affiliates' }),
  refund: msg({ id: 'footer.legal.refund', context: 'Footer link', message: 'Refund policy' }),
};

/** The about links of the footer in their order; only topics that have something to read. */
export function useLegalLinks(): readonly LegalLink[] {
  const { legal } = useBrand();
  const { i18n } = useLingui();
  return useMemo(
    () =>
      (Object.keys(LABELS) as LegalTopic[]).flatMap((topic) => {
        const href = legal[topic];
        return href === undefined ? [] : [{ topic, label: i18n._(LABELS[topic]), href }];
      }),
    [legal, i18n],
  );
}
