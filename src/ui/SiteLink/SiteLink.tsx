import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Props of a link that may lead inside or outside of the site. */
export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link: routed where it stays on this site, in a new tab where it leaves, plain for mail and telephone. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href} {...rest} />;
  if (!/^(https?:)?\/\//.test(href)) return <a href={href} {...rest} />;
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
