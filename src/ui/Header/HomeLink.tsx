import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { Logo } from '../Logo/Logo.tsx';

/** The logo, which leads home. */
export function HomeLink({ className, narrow }: { className?: string; narrow?: 'mark' }) {
  const { name } = useBrand();
  const { t } = useLingui();
  const label = t({
    id: 'nav.homeLink',
    context: 'The logo as a link; {name} is the name of the site',
    message: `${{ name }}, home`,
  });
  return (
    <Link to="/" className={className} aria-label={label}>
      <Logo narrow={narrow} />
    </Link>
  );
}
