import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useModalLink } from '../../platform/modals/useModalLink.ts';

/** Props of a link that may lead inside or outside of the site. */
export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Goes along to a page of this site; no address can bring it. */
  state?: object | undefined;
};

/** Addresses whose page is a modal over another one: it opens where one is. */
const MODALS = { '/login': 'login', '/register': 'register' } as const;

const isModal = (href: string): href is keyof typeof MODALS => Object.hasOwn(MODALS, href);

/**
 * A link: routed where it stays on this site, a modal where that is what it leads to, in a new tab where it leaves, plain
 * for mail and telephone.
 */
export function SiteLink({ href, state, ...rest }: SiteLinkProps) {
  if (isModal(href)) return <ModalLink href={href} {...rest} />;
  if (href.startsWith('/') && !href.startsWith('//'))
    return <Link to={href} state={state} {...rest} />;
  if (!/^(https?:)?\/\//.test(href)) return <a href={href} {...rest} />;
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}

function ModalLink({ href, ...rest }: SiteLinkProps & { href: keyof typeof MODALS }) {
  const opens = useModalLink(MODALS[href]);
  return <Link to={href} {...opens} {...rest} />;
}
