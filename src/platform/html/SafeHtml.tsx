import { useMemo } from 'react';
import { useBrand } from '../brand/BrandContext.tsx';
import { purify } from './purify.ts';
import styles from './SafeHtml.module.css';

/**
 * An article that a merchant wrote, as HTML. The gateway has cleaned it, and prerendered pages show that as it is; the
 * browser cleans it once more. Import it only from screens: it brings DOMPurify with it.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  const { allowHosts } = useBrand();
  const clean = useMemo(
    () => (typeof document === 'undefined' ? html : purify(html, allowHosts)),
    [html, allowHosts],
  );
  return (
    <div className={`${styles.article} ${className}`} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
