import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useMinute } from './useMinute.ts';

/** How long ago something was. Prerendered pages, which outlive the moment, say "recently". */
export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  const formats = useFormats();
  const now = useMinute();
  return (
    <time dateTime={iso} className={className}>
      {now ? (
        formats.ago(iso, now)
      ) : (
        <Trans
          id="time.recently"
          context="In place of how long ago something was, until the time is known"
        >
          Recently
        </Trans>
      )}
    </time>
  );
}
