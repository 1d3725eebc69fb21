import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { DrawnIconName } from '../Icon/icons.ts';
import { SiteLink, type SiteLinkProps } from '../SiteLink/SiteLink.tsx';
import styles from './Button.module.css';

interface Look {
  /** Primary for the one thing to do here, secondary beside it, quiet for what may be ignored. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  readonly wide?: boolean;
  /** Before the text. */
  readonly icon?: DrawnIconName;
  /** After the text, for what leads on. */
  readonly iconAfter?: DrawnIconName;
  readonly children: ReactNode;
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children' | 'className'> & {
    /** The press is being carried out: the size stays, further presses are ignored. */
    loading?: boolean;
  };

type ButtonLinkProps = Look & Omit<SiteLinkProps, 'children' | 'className'>;

function Content({ icon, iconAfter, children }: Look) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={16} />}
    </span>
  );
}

/** A button that does something here; its text says what. */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', size = 'medium', wide, icon, iconAfter, children, ...own } = props;
  const { loading = false, onClick, ...rest } = own;
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-wide={wide}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (press) => press.preventDefault() : onClick}
      {...rest}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
      {loading && (
        <span className={styles.loading}>
          <Icon name="loading" />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind = 'secondary', size = 'medium', wide, icon, iconAfter, children, ...rest } = props;
  return (
    <SiteLink
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-wide={wide}
      {...rest}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </SiteLink>
  );
}
