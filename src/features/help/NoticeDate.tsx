import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useMounted } from '../../ui/motion/useMounted.ts';
import styles from './NoticeScreen.module.css';

/** The day of an announcement. A prerendered page does not know the visitor's time zone: it shows the plain date. */
export function NoticeDate({ iso }: { iso: string }) {
  const formats = useFormats();
  const isMounted = useMounted();
  return (
    <time dateTime={iso} className={styles.date}>
      {isMounted ? formats.date(iso) : iso.slice(0, iso.indexOf('T'))}
    </time>
  );
}
